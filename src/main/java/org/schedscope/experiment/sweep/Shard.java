package org.schedscope.experiment.sweep;

import org.schedscope.experiment.definition.Grid;
import org.schedscope.model.ModelException;

/**
 * One of several shares of a grid, for as many processes.
 *
 * @param number from 1
 * @param of number of shares
 */
public record Shard(int number, int of) {
    /** The whole grid. */
    public static final Shard ALL = new Shard(1, 1);
    private static final int MOST = 100_000;

    public Shard {
        if (of < 1 || of > MOST || number < 1 || number > of) {
            throw unknown(number + "/" + of);
        }
    }

    /**
     * Parses {@code 2/4}.
     *
     * @throws ModelException with a sentence for the user
     */
    public static Shard parse(String text) {
        String[] numbers = text.split("/", -1);
        try {
            if (numbers.length == 2) {
                return new Shard(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
            }
        } catch (NumberFormatException e) {
            throw unknown(text);
        }
        throw unknown(text);
    }

    private static ModelException unknown(String text) {
        return new ModelException("'" + text + "' is not a shard; write 1/4 for the first of four");
    }

    /** Whether a run belongs to it: cells are assigned round-robin, and single runs if there are fewer cells than shards. */
    boolean has(Grid grid, int run) {
        return (grid.cells() < of ? run : grid.cell(run)) % of == number - 1;
    }

    /** {@code results.ndjson}, or {@code results-2of4.ndjson}. */
    String fileName() {
        return of == 1 ? "results.ndjson" : "results-" + number + "of" + of + ".ndjson";
    }
}
