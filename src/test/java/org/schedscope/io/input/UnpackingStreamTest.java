package org.schedscope.io.input;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class UnpackingStreamTest {
    private static byte[] content(int size) {
        byte[] bytes = new byte[size];
        new Random(4).nextBytes(bytes);
        return bytes;
    }

    /** Gives some bytes and then fails. */
    private static InputStream failing(byte[] first, Throwable then) {
        return new InputStream() {
            private final InputStream before = new ByteArrayInputStream(first);

            @Override
            public int read() throws IOException {
                throw new IOException("never read one by one");
            }

            @Override
            public int read(byte[] buffer, int offset, int length) throws IOException {
                int count = before.read(buffer, offset, length);
                if (count >= 0) {
                    return count;
                }
                if (then instanceof RuntimeException wrong) {
                    throw wrong;
                }
                throw (IOException) then;
            }
        };
    }

    @Test
    void whatIsReadAheadIsWhatIsThere() throws IOException {
        for (int size : new int[] {0, 1, 1 << 16, (1 << 16) + 1, 3_000_000}) {
            byte[] content = content(size);
            try (UnpackingStream in = new UnpackingStream(new ByteArrayInputStream(content))) {
                assertArrayEquals(content, in.readAllBytes());
                assertEquals(-1, in.read());
            }
        }
    }

    @Test
    void whatGoesWrongComesAfterAllThatWasThere() throws IOException {
        byte[] content = content(1_000_000);
        for (Throwable wrong : new Throwable[] {new IOException("broken"), new CancellationException()}) {
            try (UnpackingStream in = new UnpackingStream(failing(content, wrong))) {
                assertArrayEquals(content, in.readNBytes(content.length));
                assertSame(wrong, assertThrows(wrong.getClass(), in::read));
                assertSame(wrong, assertThrows(wrong.getClass(), in::read));
            }
        }
    }

    @Test
    void lookingAtTheBeginningNeedsNoThread() throws IOException {
        AtomicReference<Thread> other = new AtomicReference<>();
        Thread own = Thread.currentThread();
        InputStream watched = new ByteArrayInputStream(content(1_000_000)) {
            @Override
            public synchronized int read(byte[] buffer, int offset, int length) {
                if (Thread.currentThread() != own) {
                    other.set(Thread.currentThread());
                }
                return super.read(buffer, offset, length);
            }
        };
        try (UnpackingStream in = new UnpackingStream(watched)) {
            assertEquals(8_192, in.readNBytes(8_192).length);
        }
        assertSame(null, other.get());
    }

    @Test
    void closingEarlyEndsTheReading() throws IOException {
        AtomicInteger closed = new AtomicInteger();
        byte[] line = content(1 << 16);
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return 'x';
            }

            @Override
            public int read(byte[] buffer, int offset, int length) {
                Arrays.fill(buffer, offset, offset + length, (byte) 'x');
                return length;
            }

            @Override
            public void close() {
                closed.incrementAndGet();
            }
        };
        UnpackingStream in = new UnpackingStream(endless);
        assertEquals(4 * line.length, in.readNBytes(4 * line.length).length);
        in.close();
        in.close();
        assertEquals(1, closed.get());
    }
}
