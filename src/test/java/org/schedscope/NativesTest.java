package org.schedscope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NativesTest {
    @TempDir
    Path folder;
    private String searched;

    @BeforeEach
    void remember() {
        searched = System.getProperty("java.library.path");
    }

    @AfterEach
    void restore() {
        System.setProperty("java.library.path", searched);
    }

    private Path jar(String... entries) throws IOException {
        Path jar = folder.resolve("some.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String entry : entries) {
                out.putNextEntry(new JarEntry(entry));
                out.write(entry.getBytes(StandardCharsets.UTF_8));
                out.closeEntry();
            }
        }
        return jar;
    }

    @Test
    void onlyTheLibrariesOfThisSystemAreUnpackedAndFound() throws IOException {
        Path jar = jar("natives/linux-x64/", "natives/linux-x64/libglass.so", "natives/linux-arm64/", "natives/linux-arm64/libglass.so",
                "natives/macos-x64/", "natives/macos-x64/libglass.dylib", "other.so");
        Natives.unpack(jar, "linux-x64", folder.resolve("cache"));
        try (Stream<Path> all = Files.walk(folder.resolve("cache"))) {
            List<Path> files = all.filter(Files::isRegularFile).toList();
            assertEquals(1, files.size(), files.toString());
            assertEquals("natives/linux-x64/libglass.so", Files.readString(files.get(0)));
            assertTrue(System.getProperty("java.library.path").startsWith(files.get(0).getParent().toString()));
        }
    }

    @Test
    void whatIsThereIsNotWrittenAgain() throws IOException {
        Path jar = jar("natives/windows-x64/", "natives/windows-x64/glass.dll");
        Natives.unpack(jar, "windows-x64", folder.resolve("cache"));
        Path there = Path.of(System.getProperty("java.library.path").split(System.getProperty("path.separator"))[0]).resolve("glass.dll");
        Object written = Files.readAttributes(there, "unix:ino").get("ino");
        Natives.unpack(jar, "windows-x64", folder.resolve("cache"));
        assertEquals(written, Files.readAttributes(there, "unix:ino").get("ino"));
    }

    @Test
    void aJarOfOneSystemIsLeftAlone() throws IOException {
        Natives.unpack(jar("libglass.so"), "linux-x64", folder.resolve("cache"));
        assertEquals(searched, System.getProperty("java.library.path"));
        assertFalse(Files.exists(folder.resolve("cache")));
    }

    @Test
    void systemsAreKnownByWhatJavaCallsThem() {
        assertEquals("linux-x64", Natives.system("Linux", "amd64"));
        assertEquals("linux-arm64", Natives.system("Linux", "aarch64"));
        assertEquals("windows-x64", Natives.system("Windows 11", "amd64"));
        assertEquals("macos-arm64", Natives.system("Mac OS X", "aarch64"));
        assertEquals("macos-x64", Natives.system("Mac OS X", "x86_64"));
    }

    @Test
    void theCacheIsTheUsers() {
        assertEquals(Path.of("/c/schedscope"), Natives.cache(Map.of("XDG_CACHE_HOME", "/c"), "/home/ada"));
        assertEquals(Path.of("/home/ada/.cache/schedscope"), Natives.cache(Map.of(), "/home/ada"));
    }
}
