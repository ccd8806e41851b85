package org.schedscope.manual;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.commonmark.node.FencedCodeBlock;

/** Programs in Python that the manual shows. */
final class Python {
    private Python() {
    }

    /** Programs of a page, in order. */
    static List<String> shown(Path page) throws IOException {
        return ManualPages.nodes(ManualPages.parse(page), FencedCodeBlock.class).stream().filter(block -> block.getInfo().equals("python"))
                .map(FencedCodeBlock::getLiteral).toList();
    }

    /** Skips a test where there is no Python. */
    static void assumeThere() throws InterruptedException {
        boolean there;
        try {
            there = new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException none) {
            there = false;
        }
        assumeTrue(there, "python3 is not at hand");
    }
}
