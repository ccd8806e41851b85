package org.schedscope.io;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Paths that files name: they stay in the folder of the file that names them. */
public final class BesidePath {
    private BesidePath() {
    }

    /** Whether a file that another one names lies in the folder of that one even after links are followed. */
    public static boolean reallyStays(InputFile naming, InputFile named) {
        if (naming.path().isEmpty() || named.path().isEmpty()) {
            return true;
        }
        try {
            Path folder = naming.path().get().toAbsolutePath().normalize().getParent().toRealPath();
            return named.path().get().toRealPath().startsWith(folder);
        } catch (IOException e) {
            return false;
        }
    }

    public static boolean staysInFolder(String text) {
        try {
            Path path = Path.of(text);
            boolean driveOrBackslash = text.indexOf('\\') >= 0 || text.indexOf(':') >= 0;
            return !path.isAbsolute() && !driveOrBackslash && !path.normalize().startsWith("..") && !path.normalize().toString().isEmpty();
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
