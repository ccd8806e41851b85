package org.schedscope.jar;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** The window toolkit's native libraries of all systems. Their names are the same: in the jar each system has a folder. */
final class NativeLibraries {
    private static final Pattern JAR = Pattern.compile("javafx-graphics-.*-(linux|mac|win)(-aarch64)?\\.jar");
    private static final Pattern LIBRARY = Pattern.compile("[^/]+\\.(so|dylib|dll)");
    private static final Map<String, String> SYSTEMS = Map.of("linux", "linux", "mac", "macos", "win", "windows");

    private NativeLibraries() {
    }

    /** Adds those of the jars on the class path, where {@code org.schedscope.Natives} finds them. */
    static void add(ZipOutputStream to, long time) throws IOException {
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Matcher name = JAR.matcher(Path.of(entry).getFileName().toString());
            if (name.matches()) {
                String folder = "natives/" + SYSTEMS.get(name.group(1)) + (name.group(2) == null ? "-x64/" : "-arm64/");
                JarClasses.write(to, folder, time, new byte[0]);
                try (ZipFile jar = new ZipFile(entry)) {
                    for (ZipEntry library : Collections.list(jar.entries())) {
                        if (LIBRARY.matcher(library.getName()).matches()) {
                            JarClasses.write(to, folder + library.getName(), time, JarClasses.bytes(jar, library));
                        }
                    }
                }
            }
        }
    }
}
