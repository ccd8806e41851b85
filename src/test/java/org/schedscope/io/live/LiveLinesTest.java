package org.schedscope.io.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;

@Timeout(20)
class LiveLinesTest {
    @TempDir
    Path folder;
    private final Semaphore calls = new Semaphore(0);

    private LiveLines lines(String name) throws InputException {
        LiveLines lines = LiveLines.of(LiveInput.named(name), Limits.DEFAULT);
        lines.whenMore(calls::release);
        return lines;
    }

    /** Waits until so many bytes of whole lines have come. */
    private String taken(LiveLines lines, int bytes) throws IOException, InterruptedException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        while (all.size() < bytes) {
            assertTrue(calls.tryAcquire(10, TimeUnit.SECONDS), "nothing is told");
            byte[] some = lines.take();
            while (some.length > 0) {
                all.writeBytes(some);
                some = lines.take();
            }
        }
        return all.toString(StandardCharsets.UTF_8);
    }

    private void waitForEnd(LiveLines lines) throws InterruptedException {
        while (!lines.hasEnded()) {
            assertTrue(calls.tryAcquire(10, TimeUnit.SECONDS), "no end is told");
        }
    }

    @Test
    void aFileIsReadOnAsItGrowsByWholeLines() throws IOException, InterruptedException {
        Path file = folder.resolve("log");
        Files.writeString(file, "one\ntw");
        LiveLines lines = lines(file.toString());
        assertEquals("one\n", taken(lines, 4));
        Files.writeString(file, "o\nthree\n", StandardOpenOption.APPEND);
        assertEquals("two\nthree\n", taken(lines, 10));
        lines.close();
        waitForEnd(lines);
    }

    @Test
    void aFileThatIsWrittenOverIsTold() throws IOException, InterruptedException {
        Path file = folder.resolve("log");
        Files.writeString(file, "one\n");
        LiveLines lines = lines(file.toString());
        assertEquals("one\n", taken(lines, 4));
        Files.writeString(file, "");
        InputException wrong = assertThrows(InputException.class, () -> taken(lines, 1));
        assertTrue(wrong.getMessage().contains("shorter than it was"), wrong.getMessage());
    }

    @Test
    void aFileThatIsDeletedHasEndedOnceItIsReadToItsEnd() throws IOException, InterruptedException {
        Path file = folder.resolve("log");
        Files.writeString(file, "one\ntwo\n");
        LiveLines lines = lines(file.toString());
        assertEquals("one\ntwo\n", taken(lines, 8));
        Files.delete(file);
        InputException wrong = assertThrows(InputException.class, () -> taken(lines, 1));
        assertTrue(wrong.getMessage().contains("the file was deleted"), wrong.getMessage());
    }

    @Test
    void whoListensOnASocketIsReadToTheLastByte() throws IOException, InterruptedException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            LiveLines lines = lines("tcp:127.0.0.1:" + server.getLocalPort());
            try (Socket socket = server.accept(); OutputStream out = socket.getOutputStream()) {
                out.write("one\ntwo".getBytes(StandardCharsets.UTF_8));
            }
            assertEquals("one\ntwo", taken(lines, 7));
            waitForEnd(lines);
        }
    }

    @Test
    void aLineOfAnyLengthIsTakenWhole() throws IOException, InterruptedException {
        Path file = folder.resolve("log");
        String line = "x".repeat(2_000_000) + "\n";
        Files.writeString(file, line + "y\n");
        LiveLines lines = lines(file.toString());
        assertEquals(line + "y\n", taken(lines, line.length() + 2));
        lines.close();
    }

    @Test
    void aLineWithoutAnEndIsRefusedAfterAllBeforeItIsTaken() throws IOException, InterruptedException {
        for (String before : new String[] {"", "one\n"}) {
            Path file = Files.writeString(folder.resolve("log"), before + "x".repeat(5_000));
            LiveLines lines = LiveLines.of(LiveInput.named(file.toString()), Limits.DEFAULT.with("file-bytes", 1_000));
            lines.whenMore(calls::release);
            InputException wrong = assertThrows(InputException.class, () -> {
                assertEquals(before, taken(lines, before.length()));
                taken(lines, 1);
            });
            assertEquals(file + ": a line has more than 1000 bytes and no end; that is the limit", wrong.getMessage());
            lines.close();
        }
    }

    @Test
    void nothingIsTakenFromElsewhere() {
        for (String name : new String[] {"tcp:192.0.2.1:80", "tcp:127.0.0.1", "tcp:127.0.0.1:0", "tcp:127.0.0.1:66000"}) {
            InputException wrong = assertThrows(InputException.class, () -> LiveInput.named(name), name);
            assertTrue(wrong.getMessage().contains("on this machine"), wrong.getMessage());
        }
    }

    @Test
    void whatIsNotThereCannotBeFollowed() {
        assertThrows(InputException.class, () -> LiveInput.named(folder.resolve("none").toString()));
        assertThrows(InputException.class, () -> LiveInput.named(folder.toString()));
    }
}
