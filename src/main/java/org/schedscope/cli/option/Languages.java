package org.schedscope.cli.option;

import java.util.Arrays;
import org.schedscope.cli.base.UsageException;
import org.schedscope.text.Language;

/** Values of {@code --language}. */
public final class Languages {
    private Languages() {
    }

    /** The language of a code. */
    public static Language named(String code) {
        return Language.find(code).orElseThrow(() -> new UsageException("unknown language '" + code + "'; available: "
                + String.join(", ", Arrays.stream(Language.values()).map(Language::id).toList())));
    }
}
