package org.schedscope.generate;

import java.util.List;
import java.util.Set;
import org.schedscope.parameter.Parameter;

/** Something with settings that users can change. */
public interface ProfileSettings {
    /** Name on the command line, in kebab case. */
    String name();

    /** The settings, in the order of help texts. */
    List<Parameter> settings();

    /** Names of those, whole numbers all, that {@code --scale} makes smaller. */
    Set<String> shrinking();
}
