package org.schedscope.io;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Paths that files name: they stay in the folder of the file that names them. */
final class BesidePath {
    private BesidePath() {
    }

    static boolean staysInFolder(String text) {
        try {
            Path path = Path.of(text);
            boolean driveOrBackslash = text.indexOf('\\') >= 0 || text.indexOf(':') >= 0;
            return !path.isAbsolute() && !driveOrBackslash && !path.normalize().startsWith("..") && !path.normalize().toString().isEmpty();
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
