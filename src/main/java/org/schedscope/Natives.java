package org.schedscope;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * The toolkit's native libraries in a jar for several systems. Their names are the same, so that each system has a folder of its own; the
 * libraries of this system are unpacked into the user's cache, from which the toolkit loads them.
 *
 * <p>Its eighty lines are the price of one download that runs on every system ({@code -Pall-systems}). The toolkit itself unpacks libraries
 * only from the root of a jar, where those of two kinds of processor would have one name.
 */
final class Natives {
    private static final String ROOT = "natives/";
    private static final String SEARCHED = "java.library.path";

    private Natives() {
    }

    /** Makes the libraries loadable, if this program is such a jar. If they cannot be unpacked, the toolkit reports what is missing. */
    static void prepare() {
        try {
            Path jar = Path.of(Natives.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isRegularFile(jar)) {
                unpack(jar, system(System.getProperty("os.name", ""), System.getProperty("os.arch", "")), cache(System.getenv(),
                        System.getProperty("user.home", ".")));
            }
        } catch (IOException | URISyntaxException unwritable) {
            // The toolkit reports it.
        }
    }

    /** Folder of a system, such as {@code linux-x64}. */
    static String system(String name, String machine) {
        String lower = name.toLowerCase(Locale.ROOT);
        String system = lower.startsWith("windows") ? "windows" : lower.startsWith("mac") ? "macos" : "linux";
        boolean arm = List.of("aarch64", "arm64").contains(machine.toLowerCase(Locale.ROOT));
        return system + (arm ? "-arm64" : "-x64");
    }

    static Path cache(Map<String, String> variables, String home) {
        String windows = variables.get("LOCALAPPDATA");
        String named = variables.getOrDefault("XDG_CACHE_HOME", windows == null ? "" : windows);
        return (named.isEmpty() ? Path.of(home, ".cache") : Path.of(named)).resolve("schedscope");
    }

    /** Unpacks missing files and puts their folder first on the search path. */
    static void unpack(Path jar, String system, Path cache) throws IOException {
        String folder = ROOT + system + "/";
        // A new build of the jar may contain other libraries.
        Path target = cache.resolve(system + "-" + Files.size(jar) + "-" + Files.getLastModifiedTime(jar).toMillis());
        try (JarFile file = new JarFile(jar.toFile())) {
            // Checked first: a walk over all entries would take much of a start.
            if (file.getEntry(folder) == null) {
                return;
            }
            for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements();) {
                JarEntry entry = entries.nextElement();
                String name = entry.getName().substring(entry.getName().lastIndexOf('/') + 1);
                if (entry.getName().equals(folder + name) && !name.isEmpty()) {
                    write(file, entry, target.resolve(name));
                }
            }
        }
        System.setProperty(SEARCHED, target + System.getProperty("path.separator") + System.getProperty(SEARCHED, ""));
    }

    /** Writes a file as a whole or not at all: several windows may start at the same time. */
    private static void write(JarFile jar, JarEntry entry, Path target) throws IOException {
        if (Files.exists(target) && Files.size(target) == entry.getSize()) {
            return;
        }
        Files.createDirectories(target.getParent());
        Path part = Files.createTempFile(target.getParent(), "part", "");
        try (InputStream in = jar.getInputStream(entry)) {
            Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
        }
        Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
    }
}
