package org.schedscope.io.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PackingStreamTest {
    private static byte[] content(int size) {
        byte[] bytes = new byte[size];
        Random random = new Random(5);
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) (random.nextInt(4) == 0 ? random.nextInt(256) : 'x');
        }
        return bytes;
    }

    private static byte[] packed(byte[] content, int step) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new PackingStream(bytes)) {
            for (int at = 0; at < content.length; at += step) {
                out.write(content, at, Math.min(step, content.length - at));
            }
        }
        return bytes.toByteArray();
    }

    @Test
    void whatIsPackedComesOutAgainHoweverItWasHandedOver() throws IOException {
        for (int size : new int[] {0, 1, 1 << 18, 3_000_001}) {
            byte[] content = content(size);
            byte[] once = packed(content, Math.max(1, size));
            assertThat(packed(content, 70_001)).isEqualTo(once);
            assertThat(new GZIPInputStream(new ByteArrayInputStream(once)).readAllBytes()).isEqualTo(content);
        }
    }

    @Test
    void blocksReferToTheTextBeforeThem() throws IOException {
        byte[] line = new byte[1 << 14];
        new Random(3).nextBytes(line);
        byte[] content = new byte[1 << 22];
        for (int at = 0; at < content.length; at += line.length) {
            System.arraycopy(line, 0, content, at, line.length);
        }
        byte[] once = packed(content, content.length);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(once)).readAllBytes()).isEqualTo(content);
        // Blocks that knew nothing of each other would each have to have the line in full.
        assertThat(once.length).isLessThan(5 * line.length);
    }

    @Test
    void whatIsPackedIsOneMemberAsOtherProgramsReadIt() throws Exception {
        byte[] content = content(1_000_000);
        byte[] packed = packed(content, 10_000);
        Inflater inflater = new Inflater(true);
        inflater.setInput(packed, 10, packed.length - 10);
        byte[] out = new byte[content.length + 1];
        assertThat(inflater.inflate(out)).isEqualTo(content.length);
        assertThat(inflater.finished()).isTrue();
        // What follows are the checksum and the length.
        assertThat(inflater.getRemaining()).isEqualTo(8);
        inflater.end();
    }

    @Test
    void whatGoesWrongIsToldToTheWriterOnce() throws IOException {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("no space left");
            }
        };
        PackingStream out = new PackingStream(full);
        byte[] content = content(1 << 20);
        assertThatThrownBy(() -> {
            for (int i = 0; i < 100; i++) {
                out.write(content, 0, content.length);
            }
            out.close();
        }).isInstanceOf(IOException.class).hasMessage("no space left");
        out.close();
    }
}
