package org.schedscope.ui.view.help;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A page of the help.
 *
 * @param id by which what it explains finds it: {@link #id}
 * @param title what it explains
 * @param markdown a page of the manual; empty where there are lines
 */
public record HelpPage(String id, Section section, String title, List<Line> lines, String markdown) {
    /** Kinds of pages, in their order. */
    public enum Section {
        MANUAL, VIEWS, POLICIES, PRESETS, SCHEDULERS, PARAMETERS, METRICS, KEYS, ABOUT
    }

    /**
     * A line of the page.
     *
     * @param label its heading
     */
    record Line(String label, String text) {
    }

    public HelpPage {
        lines = lines.stream().filter(line -> !line.text().isEmpty()).toList();
    }

    HelpPage(String id, Section section, String title, List<Line> lines) {
        this(id, section, title, lines, "");
    }

    public static String id(Section section, String name) {
        return section.name().toLowerCase(Locale.ROOT) + ":" + name;
    }

    /** Whether it has all the words, in whatever case and order; pages have no words of other pages. */
    boolean has(String words) {
        String all = (id + " " + title + " " + lines.stream().map(Line::text).collect(Collectors.joining(" ")) + " " + markdown)
                .toLowerCase(Locale.ROOT);
        return Arrays.stream(words.strip().toLowerCase(Locale.ROOT).split("\\s+")).allMatch(all::contains);
    }

    /** Whether the title contains all of it, so that the page comes before pages that only mention it. */
    boolean isCalled(String words) {
        return title.toLowerCase(Locale.ROOT).contains(words.strip().toLowerCase(Locale.ROOT));
    }
}
