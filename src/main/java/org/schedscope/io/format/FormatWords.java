package org.schedscope.io.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Lists of the words of formats, stored as data in {@code assets/formats}. A list is a line of its name, a colon and words separated by
 * blanks; lines that begin with a blank continue it, and those that begin with a number sign are comments.
 */
public final class FormatWords {
    private FormatWords() {
    }

    /** The lists of a file by their names, in its order; a word has escapes for blanks and control characters. */
    public static Map<String, List<String>> lists(String file) {
        Map<String, List<String>> lists = new LinkedHashMap<>();
        try (InputStream in = FormatWords.class.getResourceAsStream("/assets/formats/" + file + ".txt")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r", "").replace("\n ", " ");
            text.lines().filter(line -> !line.startsWith("#")).map(line -> line.split(": ", 2)).forEach(list -> lists.put(list[0],
                    Stream.of(list[1].split(" +")).map(String::translateEscapes).toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lists;
    }

    /** The name of the list of each word of a file, in the order of the words. */
    public static Map<String, String> keys(String file) {
        Map<String, String> keys = new LinkedHashMap<>();
        lists(file).forEach((name, words) -> words.forEach(word -> keys.putIfAbsent(word, name)));
        return keys;
    }
}
