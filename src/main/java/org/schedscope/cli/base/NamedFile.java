package org.schedscope.cli.base;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Conversion of typed names into paths. */
public final class NamedFile {
    private NamedFile() {
    }

    /** @throws UsageException if no file of this system can have that name */
    public static Path of(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UsageException("no file can be called '" + name + "' here (" + e.getReason()
                    + "); for names in other scripts start with a locale of UTF-8, such as LC_ALL=C.UTF-8");
        }
    }
}
