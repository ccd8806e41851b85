package org.schedscope;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowClassesTest {
    @TempDir
    Path folder;

    @Test
    void whatTheWindowNeedsIsLoadedAndWhatIsNotHereIsPassedOver() throws IOException {
        Path jar = folder.resolve("program.jar");
        try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
            for (String entry : new String[] {"org/schedscope/ui/state/base/Settings.class", "javafx/scene/Node.class",
                    "javafx/scene/Gone.class", "org/schedscope/ui/notes.txt", "org/schedscope/engine/Simulation.class"}) {
                out.putNextEntry(new JarEntry(entry));
            }
        }
        assertEquals(2, WindowClasses.load(jar));
    }
}
