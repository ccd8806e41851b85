package org.schedscope.generate;

import java.util.List;
import java.util.Set;
import org.schedscope.parameter.Parameter;

/** Something with settings that users can change. */
public interface ProfileSettings {
    /** As on the command line, kebab-case. */
    String name();

    /** What can be set, in the order in which users are told of it. */
    List<Parameter> settings();

    /** Names of those, whole numbers all, that {@code --scale} makes smaller. */
    Set<String> shrinking();
}
