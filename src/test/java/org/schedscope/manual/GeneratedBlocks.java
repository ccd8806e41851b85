package org.schedscope.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parts of the manual that the program writes: between two comments, of which the first names the part. */
public final class GeneratedBlocks {
    private static final Pattern BLOCK = Pattern.compile("(<!-- generated: ([a-z-]+) -->\n).*?(<!-- end of generated -->)", Pattern.DOTALL);
    private static final String UPDATE = "golden.update";

    private GeneratedBlocks() {
    }

    /** A page without what the program writes into it. */
    public static String without(String page) {
        return BLOCK.matcher(page).replaceAll("$1$3");
    }

    /** Names of the parts that a page has. */
    public static Set<String> names(String page) {
        Set<String> names = new TreeSet<>();
        BLOCK.matcher(page).results().forEach(block -> names.add(block.group(2)));
        return names;
    }

    /** Compares the parts of a page that are among these with what they are now, or rewrites them with {@code -Dgolden.update=true}. */
    public static void check(Path page, Map<String, String> parts) {
        String text = read(page);
        Matcher block = BLOCK.matcher(text);
        StringBuilder now = new StringBuilder();
        while (block.find()) {
            String part = parts.get(block.group(2));
            block.appendReplacement(now, Matcher.quoteReplacement(part == null ? block.group() : block.group(1) + part + block.group(3)));
        }
        block.appendTail(now);
        checkFile(page, now.toString());
    }

    /** Compares a file with what it should be, or writes it anew with {@code -Dgolden.update=true}. */
    static void checkFile(Path file, String now) {
        if (Boolean.getBoolean(UPDATE)) {
            write(file, now);
        } else {
            assertEquals(now, read(file), file + " does not say what the program has now: run this test with -D" + UPDATE + "=true");
        }
    }

    static String read(Path file) {
        assertNotNull(file);
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
