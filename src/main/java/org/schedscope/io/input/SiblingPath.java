package org.schedscope.io.input;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Paths that files name: they stay in the folder of the file that names them. */
public final class SiblingPath {
    private SiblingPath() {
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

    /**
     * The file that another one names by a path that {@link #staysInFolder}, or where there is none the bundled sample that
     * {@code sample-workloads/NAME} means; empty if there is neither, or if links lead out of the folder.
     */
    public static Optional<InputFile> found(InputFile naming, String path) {
        InputFile beside = naming.sibling(path);
        if (beside.exists()) {
            return reallyStays(naming, beside) ? Optional.of(beside) : Optional.empty();
        }
        InputFile sample = InputFile.resource(Path.of(plain(path)).normalize().toString().replace('\\', '/'));
        return Optional.of(sample).filter(file -> file.name().startsWith(Samples.FOLDER) && file.exists());
    }

    public static boolean staysInFolder(String text) {
        boolean driveOrBackslash = text.indexOf('\\') >= 0 || text.indexOf(':') >= 0;
        // Where it leads is told by its slashes and dots; a name that no file can have here is told when the file is opened.
        Path path = Path.of(plain(text));
        return !path.isAbsolute() && !driveOrBackslash && !path.normalize().startsWith("..") && !path.normalize().toString().isEmpty();
    }

    private static String plain(String text) {
        return text.replaceAll("[^ -~]", "_");
    }
}
