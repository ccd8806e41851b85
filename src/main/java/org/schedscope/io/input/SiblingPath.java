package org.schedscope.io.input;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Paths of files named in files: they must stay in the folder of the naming file. */
public final class SiblingPath {
    private SiblingPath() {
    }

    /** Whether a named file is in the folder of the naming file after links are followed. */
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
     * The file named by a path that {@link #staysInFolder} or, if there is none, the bundled sample meant by {@code sample-workloads/NAME};
     * empty if there is neither, or if links lead out of the folder.
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
        // Slashes and dots decide; a name that is impossible on this system is reported when the file is opened.
        Path path = Path.of(plain(text));
        return !path.isAbsolute() && !driveOrBackslash && !path.normalize().startsWith("..") && !path.normalize().toString().isEmpty();
    }

    private static String plain(String text) {
        return text.replaceAll("[^ -~]", "_");
    }
}
