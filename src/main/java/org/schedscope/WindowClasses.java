package org.schedscope;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Loads the classes that the window needs: what Java writes into an archive of classes when the program ends is what has been loaded by
 * then. Where packages are made with a display the window is shown, too, which makes classes as it goes that no jar has: a third of all.
 */
final class WindowClasses {
    /** Set where an archive is made. */
    private static final String ASKED = "schedscope.archived";
    private static final String ENDING = ".class";
    private static final List<String> FOLDERS = List.of("org/schedscope/ui/", "org/schedscope/chart/", "javafx/", "com/sun/javafx/",
            "com/sun/glass/", "com/sun/prism/", "com/sun/scenario/", "org/controlsfx/", "impl/org/controlsfx/", "org/jfree/chart/");

    private WindowClasses() {
    }

    /** Whether this run is for an archive. */
    static boolean areAsked() {
        return Boolean.getBoolean(ASKED);
    }

    /** Loads them if this run is for an archive, which can only be of a jar. */
    static void loadIfAsked() {
        if (areAsked()) {
            try {
                load(Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
            } catch (IOException | URISyntaxException e) {
                throw new IllegalStateException("only of a jar can an archive be made", e);
            }
        }
    }

    /** Loads those of a jar and returns how many; not those that need what is not here, as libraries have for other systems. */
    static long load(Path program) throws IOException {
        try (JarFile jar = new JarFile(program.toFile())) {
            return jar.stream().map(JarEntry::getName).filter(WindowClasses::isNeeded).filter(WindowClasses::isLoaded).count();
        }
    }

    private static boolean isNeeded(String entry) {
        return entry.endsWith(ENDING) && FOLDERS.stream().anyMatch(entry::startsWith);
    }

    private static boolean isLoaded(String entry) {
        try {
            Class.forName(entry.substring(0, entry.length() - ENDING.length()).replace('/', '.'), false, Main.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError notOnThisSystem) {
            return false;
        }
    }
}
