package org.schedscope.chart;

import java.io.IOException;
import java.util.Optional;

/** A picture of several runs of one workload together. */
public interface ComparisonChart {
    /** Kebab-case; the name of its file. */
    String name();

    /** What it is, for its headline. */
    String title();

    /** A sentence that says why there is nothing to draw, if so. */
    Optional<String> nothingToShow(ComparisonToDraw comparison);

    /** Paints the picture without its headline on a sheet, from the top. */
    void paint(ComparisonToDraw comparison, Sheet sheet);

    /** The figures that the picture draws. */
    void data(ComparisonToDraw comparison, DataRows rows) throws IOException;
}
