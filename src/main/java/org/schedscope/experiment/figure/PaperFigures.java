package org.schedscope.experiment.figure;

import java.util.List;
import java.util.Optional;

/** The list of the papers' figures and tables of results. */
public final class PaperFigures {
    private static final List<FigureSpec> ALL = Literature.read("figures", FigureSpec[].class, List.of());

    private PaperFigures() {
    }

    public static List<FigureSpec> all() {
        return ALL;
    }

    public static Optional<FigureSpec> find(String id) {
        return ALL.stream().filter(spec -> spec.id().equals(id)).findFirst();
    }
}
