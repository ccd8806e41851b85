package org.schedscope.generate;

import java.util.List;

/** Something with settings that users can change. */
public interface ProfileSettings {
    /** As on the command line, kebab-case. */
    String name();

    /** What can be set, in the order in which users are told of it. */
    List<Setting> settings();
}
