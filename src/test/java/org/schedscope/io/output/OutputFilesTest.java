package org.schedscope.io.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.OtherProcess;

/** What outputs leave behind, and what they take over from those whose place they take. */
class OutputFilesTest {
    @TempDir
    Path folder;

    /** Writes half an output and stays. */
    static final class Writing {
        private Writing() {
        }

        public static void main(String[] arguments) throws IOException {
            Path folder = Path.of(arguments[0]);
            try (OutputFiles files = new OutputFiles()) {
                files.makeFolder(folder.resolve("made"));
                OutputStream out = files.begin(folder.resolve("half"));
                out.write(new byte[1 << 20]);
                OtherProcess.stay();
                files.commit();
            }
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.map(path -> path.getFileName().toString().replaceAll("[0-9]+-", "PID-")).sorted().toList();
        }
    }

    private void write(String name, String text) throws IOException {
        try (OutputFiles files = new OutputFiles()) {
            files.write(folder.resolve(name), out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
            files.commit();
        }
    }

    @Test
    void aProgramThatIsAskedToEndLeavesNothingBehind() throws Exception {
        try (OtherProcess writing = new OtherProcess(Writing.class, folder.toString())) {
            writing.awaitReady();
            assertEquals(List.of(".half.PID-0.part", "made"), names());
            writing.terminate();
        }
        assertEquals(List.of(), names());
    }

    @Test
    void whatAKilledProgramLeftIsRemovedByTheNextButNotWhatIsBeingWritten() throws Exception {
        try (OtherProcess writing = new OtherProcess(Writing.class, folder.toString())) {
            writing.awaitReady();
            write("other", "x");
            assertEquals(List.of(".half.PID-0.part", "made", "other"), names(), "its writer lives");
        }
        assertEquals(List.of(".half.PID-0.part", "made", "other"), names());
        Files.writeString(folder.resolve(".notes.part"), "of somebody else");
        write("other", "y");
        assertEquals(List.of(".notes.part", "made", "other"), names());
    }

    @Test
    void whatIsReplacedHandsItsPermissionsOn() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Path secret = Files.writeString(folder.resolve("secret"), "old");
        for (String permissions : List.of("rw-------", "rw-rw-r--")) {
            Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString(permissions));
            write("secret", "new");
            assertEquals("new", Files.readString(secret));
            assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)));
        }
    }

    @Test
    void linksAreWrittenThrough() throws IOException {
        Files.createDirectory(folder.resolve("there"));
        Files.writeString(folder.resolve("there/target"), "old");
        Files.createSymbolicLink(folder.resolve("link"), Path.of("there/target"));
        Files.createSymbolicLink(folder.resolve("dangling"), Path.of("there/fresh"));
        write("link", "new");
        write("dangling", "made");
        assertTrue(Files.isSymbolicLink(folder.resolve("link")) && Files.isSymbolicLink(folder.resolve("dangling")));
        assertEquals("new", Files.readString(folder.resolve("there/target")));
        assertEquals("made", Files.readString(folder.resolve("there/fresh")));
        try (OutputFiles files = new OutputFiles()) {
            files.begin(folder.resolve("link"));
            assertThrows(IOException.class, () -> files.begin(folder.resolve("there/target")), "one file by two names");
        }
    }

    @Test
    void whatGoesWrongNamesTheFileAsItsUserDid() throws IOException {
        Path missing = folder.resolve("none/a.csv");
        assertEquals(missing.toString(), assertThrows(NoSuchFileException.class, () -> new OutputFiles().begin(missing)).getFile());
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full));
        try (OutputFiles files = new OutputFiles()) {
            FileSystemException e = assertThrows(FileSystemException.class, () -> files.write(full, out -> out.write(new byte[1 << 20])));
            assertEquals("/dev/full", e.getFile());
            assertEquals("No space left on device", e.getReason());
        }
    }
}
