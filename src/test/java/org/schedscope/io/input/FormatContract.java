package org.schedscope.io.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/** What every text format must do with a small valid file, whatever it holds. */
public final class FormatContract<T> {
    /** Reads a value from a file. */
    public interface Reader<T> {
        T read(Path file) throws InputException;
    }

    private final Path folder;
    private final Reader<T> reader;

    public FormatContract(Path folder, Reader<T> reader) {
        this.folder = folder;
        this.reader = reader;
    }

    /** Reads text from a file of a name. */
    public T read(String name, String text) throws IOException {
        return read(name, text.getBytes(StandardCharsets.UTF_8));
    }

    public T read(String name, byte[] bytes) throws IOException {
        return reader.read(Files.write(folder.resolve(name), bytes));
    }

    /** The one-line messages of a text that must be refused, without the folder. */
    public String refusal(String name, String text) throws IOException {
        return refusal(name, text.getBytes(StandardCharsets.UTF_8));
    }

    public String refusal(String name, byte[] bytes) {
        InputException refused = Translated.check(assertThrows(InputException.class, () -> read(name, bytes)));
        return refused.getMessage().replace(folder.toString() + java.io.File.separator, "");
    }

    /** The same value in other clothes: another name, CRLF, a byte order mark, gzip. */
    public void readsTheSameInOtherClothes(String text, T expected) throws IOException {
        assertEquals(expected, read("plain.json", text));
        assertEquals(expected, read("other name.txt", text));
        assertEquals(expected, read("crlf.json", text.replace("\n", "\r\n")));
        assertEquals(expected, read("bom.json", "\uFEFF" + text));
        assertEquals(expected, read("packed", gzip(text.getBytes(StandardCharsets.UTF_8))));
    }

    /** Every prefix that is not the whole document is refused with a reason. */
    public void refusesEveryPrefix(String text) throws IOException {
        refusesPrefixes(text, 1);
    }

    /** Prefixes of every so many bytes are refused. */
    public void refusesPrefixes(String text, int step) throws IOException {
        byte[] bytes = text.stripTrailing().getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length < bytes.length; length += step) {
            assertFalse(refusal("cut.json", java.util.Arrays.copyOf(bytes, length)).isEmpty());
        }
    }

    public static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }
}
