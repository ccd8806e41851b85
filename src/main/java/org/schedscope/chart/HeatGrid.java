package org.schedscope.chart;

/** How many jobs of each user were late in each interval: what a heatmap shows. */
public interface HeatGrid {
    int rows();

    /** The user of a row. */
    String user(int row);

    int columns();

    /** Ticks of one column; column {@code c} covers {@code [c·binTicks, (c + 1)·binTicks)}. */
    long binTicks();

    /** Violated expected end times in a cell, at least 0. */
    int count(int row, int column);

    /** Largest count of all cells. */
    default int largest() {
        int largest = 0;
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                largest = Math.max(largest, count(row, column));
            }
        }
        return largest;
    }
}
