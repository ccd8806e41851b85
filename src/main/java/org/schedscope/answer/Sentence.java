package org.schedscope.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.text.DayValue;
import org.schedscope.text.Message;
import org.schedscope.text.TimeValue;

/**
 * A sentence of an answer.
 *
 * @param key name of the sentence; its title is the text {@code key.title}
 * @param text with {@code <b>} around its figure and {@code <a>} around its link
 * @param link target of the link
 * @param pin ticks that it marks on the time axis
 */
public record Sentence(String key, Message text, Optional<Target> link, Optional<Ticks> pin) {
    /** Bundle of the texts. */
    static final String BUNDLE = "answer";
    private static final Pattern MARK = Pattern.compile("<([ab])>(.*?)</\\1>");

    /**
     * The place to which a link leads.
     *
     * @param name id of a job, or name of a user, cluster or cause; empty for the runs compared
     */
    public record Target(Kind kind, String name) {
        /** What is selected or shown. */
        public enum Kind {
            JOB, TASK, USER, CLUSTER, WEEK, CAUSE, COMPARISON
        }
    }

    /** Ticks from one to another, exclusive. */
    public record Ticks(long from, long to) {
    }

    /** A part of a sentence. */
    public record Part(String text, Style style) {
    }

    /** The look of a part. */
    public enum Style {
        PLAIN, BOLD, LINK
    }

    static Message words(String key, Object... values) {
        return Message.of(BUNDLE, key, values);
    }

    public Message title() {
        return words(key + ".title");
    }

    /** The sentence with its times and its language as in some figures. */
    public List<Part> parts(TimeFigures figures) {
        String marked = text.in(figures.language(), new Message.Writing() {
            @Override
            public String time(TimeValue time) {
                return time.isLength() ? figures.length(time.ticks()) : figures.at(time.ticks());
            }

            @Override
            public String day(DayValue day) {
                return figures.day(day.tick()).orElseGet(() -> figures.at(day.tick()));
            }
        });
        List<Part> parts = new ArrayList<>();
        Matcher mark = MARK.matcher(marked);
        int from = 0;
        while (mark.find()) {
            parts.add(new Part(marked.substring(from, mark.start()), Style.PLAIN));
            parts.add(new Part(mark.group(2), mark.group(1).equals("b") ? Style.BOLD : Style.LINK));
            from = mark.end();
        }
        parts.add(new Part(marked.substring(from), Style.PLAIN));
        return parts.stream().filter(part -> !part.text().isEmpty()).toList();
    }

    /** The sentence without marks, to copy or print. */
    public String plain(TimeFigures figures) {
        StringBuilder plain = new StringBuilder();
        parts(figures).forEach(part -> plain.append(part.text()));
        return plain.toString();
    }
}
