package org.schedscope.ui.state.answer;

/**
 * Core-ticks used over time, in cells of as many ticks as it takes for some thousands of them to hold all: exact as long as a cell is one
 * tick, and later as if cores were used evenly within a cell.
 */
final class CoreTicks {
    static final int CELLS = 4096;

    private final double[] cells = new double[CELLS];
    private long width = 1;
    private long end;

    /** So many cores are used from where it ended until a tick that is not before. */
    void use(long cores, long until) {
        while ((until - 1) / CELLS >= width) {
            fold();
        }
        while (end < until) {
            long cell = end / width;
            long next = Math.min(until, (cell + 1) * width);
            cells[(int) cell] += (double) cores * (next - end);
            end = next;
        }
    }

    private void fold() {
        for (int cell = 0; cell < CELLS; cell++) {
            cells[cell] = cell < CELLS / 2 ? cells[2 * cell] + cells[2 * cell + 1] : 0;
        }
        width *= 2;
    }

    /** The tick until which it goes. */
    long end() {
        return end;
    }

    /**
     * Core-ticks used in each of some equal parts of the time from 0 to its end.
     *
     * @param parts at least 1
     */
    double[] inParts(int parts) {
        double[] used = new double[parts];
        double length = end / (double) parts;
        int cell = 0;
        double whole = 0;
        double before = 0;
        for (int part = 0; part < parts; part++) {
            double until = (part + 1) * length;
            while (cell < CELLS - 1 && (cell + 1) * width <= until) {
                whole += cells[cell++];
            }
            // The last one may not be full yet.
            long ticks = Math.min(width, end - cell * width);
            double now = whole + (ticks <= 0 ? 0 : cells[cell] * Math.min(1, (until - cell * width) / ticks));
            used[part] = now - before;
            before = now;
        }
        return used;
    }
}
