package org.schedscope.io.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class BehindStreamTest {
    private static final int MANY_BLOCKS = 9_000_001;

    private static final OutputStream FULL = new OutputStream() {
        @Override
        public void write(int one) throws IOException {
            throw new IOException("no space left");
        }
    };

    @Test
    void whatIsWrittenArrivesInOrderHoweverItWasHandedOver() throws IOException {
        byte[] content = new byte[MANY_BLOCKS];
        new Random(5).nextBytes(content);
        for (int step : new int[] {70_001, 1 << 18, content.length}) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (OutputStream out = new BehindStream(bytes)) {
                for (int at = 0; at < content.length; at += step) {
                    out.write(content, at, Math.min(step, content.length - at));
                }
            }
            assertThat(bytes.toByteArray()).isEqualTo(content);
        }
    }

    @Test
    void blocksThatAreSwappedArriveBehindWhatWasWrittenBefore() throws IOException {
        Random random = new Random(7);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        byte[] block = new byte[BlockSwap.BLOCK];
        try (BehindStream out = new BehindStream(bytes)) {
            for (int turn = 0; turn < 50; turn++) {
                byte[] before = new byte[random.nextInt(3) * random.nextInt(200_000)];
                random.nextBytes(before);
                out.write(before);
                random.nextBytes(block);
                int length = random.nextInt(block.length + 1);
                expected.write(before);
                expected.write(block, 0, length);
                block = out.swap(block, length);
                assertThat(block.length).isGreaterThanOrEqualTo(BlockSwap.BLOCK);
            }
        }
        assertThat(bytes.toByteArray()).isEqualTo(expected.toByteArray());
    }

    @Test
    void whatIsFlushedHasArrived() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new BehindStream(bytes)) {
            out.write(new byte[MANY_BLOCKS]);
            out.flush();
            assertThat(bytes.size()).isEqualTo(MANY_BLOCKS);
            out.write('x');
            out.flush();
            assertThat(bytes.size()).isEqualTo(MANY_BLOCKS + 1);
        }
    }

    @Test
    void whatGoesWrongIsToldToTheWriterAndClosingTwiceIsQuiet() throws IOException {
        OutputStream out = new BehindStream(FULL);
        assertThatThrownBy(() -> out.write(new byte[MANY_BLOCKS])).hasMessage("no space left");
        assertThatThrownBy(out::close).hasMessage("no space left");
        out.close();
    }

    @Test
    void whatGoesWrongWithAFewBytesIsToldWhenTheyAreClosed() throws IOException {
        OutputStream out = new BehindStream(FULL);
        out.write('x');
        assertThatThrownBy(out::close).hasMessage("no space left");
    }
}
