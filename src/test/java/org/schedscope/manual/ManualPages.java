package org.schedscope.manual;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** The README and the pages of the manual. */
public final class ManualPages {
    static final Path README = Path.of("README.md");
    static final Path FOLDER = Path.of("assets", "manual");
    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create()))
            .includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

    private ManualPages() {
    }

    /** All pages of the manual, in every language. */
    static List<Path> manual() {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The README, then the manual. */
    public static List<Path> all() {
        return Stream.concat(Stream.of(README), manual().stream()).toList();
    }

    static Node parse(Path page) {
        return PARSER.parse(GeneratedBlocks.read(page));
    }

    /** All nodes of a kind in a page, in order. */
    static <T extends Node> List<T> nodes(Node root, Class<T> kind) {
        List<T> found = new ArrayList<>();
        collect(root, kind, found);
        return found;
    }

    private static <T extends Node> void collect(Node node, Class<T> kind, List<T> found) {
        if (kind.isInstance(node)) {
            found.add(kind.cast(node));
        }
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            collect(child, kind, found);
        }
    }

    /** The line of a node in its page, from 1. */
    static int line(Node node) {
        return node.getSourceSpans().get(0).getLineIndex() + 1;
    }
}
