package org.schedscope.ui.state.time;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;

/** A part of a run in a few words. */
public final class PartWords {
    /** Rows that are named. */
    private static final int NAMED = 3;

    private final Texts texts = Texts.of("subject", SpokenLanguage.now());
    private final TimeFigures times;
    private final List<Cluster> clusters;

    public PartWords(TimeFigures times, Platform platform) {
        this.times = times;
        clusters = platform.clusters();
    }

    /** {@code 200–300 · C1, C2}. */
    public String of(RunPart part) {
        List<String> words = new ArrayList<>();
        if (part.hasTicks()) {
            words.add(part.to() == RunPart.OPEN ? texts.text("ticks.from", times.at(part.from()))
                    : texts.text("ticks.value", times.moment(part.from()), times.moment(part.to())));
        }
        if (!part.rows().isEmpty()) {
            String named = part.rows().stream().limit(NAMED).map(this::row).collect(Collectors.joining(", "));
            words.add(part.rows().size() <= NAMED ? named : named + " " + texts.text("more", Figures.whole(part.rows().size() - NAMED)));
        }
        return String.join(" \u00b7 ", words);
    }

    /** Words about a part only: {@code 3 runs · only 200–300}. */
    public String only(String what, RunPart part) {
        return what.isEmpty() ? texts.text("only.bare", of(part)) : texts.text("only", what, of(part));
    }

    private String row(RunPart.Cores row) {
        Cluster cluster = clusters.get(row.cluster());
        if (row.first() == 0 && row.last() == cluster.cores() - 1) {
            return cluster.id();
        }
        return row.first() == row.last() ? texts.text("title.core", cluster.id(), Figures.whole(row.first() + 1))
                : texts.text("title.cores", cluster.id(), Figures.whole(row.first() + 1), Figures.whole(row.last() + 1));
    }
}
