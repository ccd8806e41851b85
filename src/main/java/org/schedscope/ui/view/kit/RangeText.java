package org.schedscope.ui.view.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.model.Cluster;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;

/** A marked range in a few words. */
public final class RangeText {
    private static final Texts TEXTS = Messages.of("subject");
    /** Rows that are named. */
    private static final int NAMED = 3;

    private RangeText() {
    }

    /** {@code 200–300 · C1, C2}. */
    public static String of(Session session, RunPart part) {
        List<String> words = new ArrayList<>();
        if (part.hasTicks()) {
            words.add(ticks(session.times(), part));
        }
        if (!part.rows().isEmpty()) {
            List<Cluster> clusters = session.runs().run().platform().clusters();
            String named = part.rows().stream().limit(NAMED).map(row -> row(clusters.get(row.cluster()), row))
                    .collect(Collectors.joining(", "));
            words.add(part.rows().size() <= NAMED ? named : named + " " + TEXTS.text("more", Figures.whole(part.rows().size() - NAMED)));
        }
        return String.join(" \u00b7 ", words);
    }

    private static String ticks(TimeFigures times, RunPart part) {
        return part.to() == RunPart.OPEN ? TEXTS.text("ticks.from", times.at(part.from()))
                : TEXTS.text("ticks.value", times.moment(part.from()), times.moment(part.to()));
    }

    private static String row(Cluster cluster, RunPart.Cores row) {
        if (row.first() == 0 && row.last() == cluster.cores() - 1) {
            return cluster.id();
        }
        return row.first() == row.last() ? TEXTS.text("title.core", cluster.id(), Figures.whole(row.first() + 1))
                : TEXTS.text("title.cores", cluster.id(), Figures.whole(row.first() + 1), Figures.whole(row.last() + 1));
    }
}
