package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.ModelException;

/**
 * Violated expected end times by user and time (Tóth, Klusáček 2014, §3.3): a violated job adds 1 to {@code ceil(T ÷ bin)} consecutive
 * cells from {@code floor((EET − runtime) ÷ bin)}, with its critical path as runtime. Rows are users in the order of a {@link
 * ViolationView}, columns cover the span of the run. Memory of a row is linear in its jobs, not in its cells.
 */
public final class ViolationGrid {
    private final List<String> users;
    private final long bin;
    private final int columns;
    private final ViolationRow[] rows;
    private int largest;
    private final boolean byName;
    private int[] late = {};
    private final int[] violatedJobs;
    private final int[] rowOf;
    private final int[] firstColumn;
    private final int[] lastColumn;
    private int shown;
    private int lastMarked = -1;
    private final int[] userOfRow;
    private final int[] placeOfUser;

    private ViolationGrid(List<String> users, int[] userOfRow, int[] placeOfUser, long bin, int columns, int violated,
            boolean byName) {
        this.users = users;
        this.userOfRow = userOfRow;
        this.placeOfUser = placeOfUser;
        this.bin = bin;
        this.columns = columns;
        this.byName = byName;
        rows = new ViolationRow[users.size() + 1];
        violatedJobs = new int[violated];
        rowOf = new int[violated];
        firstColumn = new int[violated];
        lastColumn = new int[violated];
    }

    /**
     * @param bin ticks per column, at least 1
     * @param span ticks that the columns must cover
     */
    static ViolationGrid of(Lateness lateness, JobFacts facts, ViolationView view, long bin, long span) {
        int columns = columns(bin, span);
        List<UserRow> figures = lateness.rows();
        int[] userOfRow = view.rows(figures);
        int[] rowOfUser = new int[facts.users().size()];
        for (int row = 0; row < userOfRow.length; row++) {
            rowOfUser[userOfRow[row]] = row;
        }
        List<String> users = Arrays.stream(userOfRow).mapToObj(facts.users()::get).toList();
        int[] places = places(ViolationView.ALL.sorted(view.order()).rows(figures));
        ViolationGrid grid = new ViolationGrid(users, userOfRow, places, bin, columns, lateness.violatedJobs(),
                view.order() == ViolationView.Order.NAME);
        for (int job = 0; job < facts.jobCount(); job++) {
            long tardiness = lateness.tardiness(job);
            if (tardiness > 0 && view.shows(facts.index().job(job))) {
                grid.add(job, rowOfUser[facts.userOf(job)], lateness.expected().latestStart(job), tardiness, view);
            }
        }
        grid.sumUp();
        return grid;
    }

    /**
     * Number of columns that cover a span.
     *
     * @throws org.schedscope.model.ModelException if there are too many
     */
    static int columns(long bin, long span) {
        long columns = Math.max(1, span / bin + (span % bin == 0 ? 0 : 1));
        if (columns > 1_000_000) {
            throw new ModelException("heatmap cells of " + bin + " ticks over " + span + " ticks would be " + columns
                    + " columns; at most 1000000 can be shown");
        }
        return (int) columns;
    }

    private static int[] places(int[] users) {
        int[] places = new int[users.length];
        for (int place = 0; place < users.length; place++) {
            places[users[place]] = place;
        }
        return places;
    }

    private void add(int job, int row, long latestStart, long tardiness, ViolationView view) {
        long from = Math.floorDiv(latestStart, bin);
        long until = from + tardiness / bin + (tardiness % bin == 0 ? 0 : 1) - 1;
        long first = Math.max(Math.max(0, from), Math.floorDiv(view.from(), bin));
        long last = Math.min(Math.min(columns - 1, until), (view.to() - 1) / bin);
        if (first > last) {
            return;
        }
        int at = shown++;
        violatedJobs[at] = job;
        rowOf[at] = row;
        firstColumn[at] = (int) first;
        lastColumn[at] = (int) last;
        lastMarked = Math.max(lastMarked, (int) last);
    }

    private void sumUp() {
        int[] jobs = new int[users.size()];
        for (int at = 0; at < shown; at++) {
            jobs[rowOf[at]]++;
        }
        late = jobs.clone();
        int[][] first = new int[users.size()][];
        int[][] end = new int[users.size()][];
        for (int row = 0; row < users.size(); row++) {
            first[row] = new int[jobs[row]];
            end[row] = new int[jobs[row]];
        }
        for (int at = 0; at < shown; at++) {
            int place = --jobs[rowOf[at]];
            first[rowOf[at]][place] = firstColumn[at];
            end[rowOf[at]][place] = lastColumn[at] + 1;
        }
        for (int row = 0; row < users.size(); row++) {
            rows[row] = first[row].length == 0 ? ViolationRow.NOTHING : ViolationRow.of(first[row], end[row]);
            largest = Math.max(largest, rows[row].largest());
        }
        int[] ends = IntStream.range(0, shown).map(at -> lastColumn[at] + 1).toArray();
        rows[everyone()] = ViolationRow.of(Arrays.copyOf(firstColumn, shown), ends);
    }

    /** Number of the row for all users together, after the rows of users. */
    public int everyone() {
        return users.size();
    }

    /**
     * The most important rows, in their order: the first ones, or for rows by name those with the most late jobs.
     *
     * @param most number of rows
     */
    public int[] leading(int most) {
        int[] all = IntStream.range(0, users.size()).toArray();
        if (users.size() <= most || !byName) {
            return Arrays.copyOf(all, Math.min(users.size(), most));
        }
        return Arrays.stream(all).boxed().sorted(Comparator.comparingInt((Integer row) -> -late[row])).limit(most).sorted()
                .mapToInt(Integer::intValue).toArray();
    }

    public List<String> users() {
        return users;
    }

    /** The user of a row, by number among the users of the workload sorted by name. */
    public int user(int row) {
        return userOfRow[row];
    }

    /** The place of a user in the order of the rows, from 0, also of users without a row. */
    public int placeOf(int user) {
        return placeOfUser[user];
    }

    /** The row of a user by number; empty if it is not shown. */
    public OptionalInt rowOf(int user) {
        for (int row = 0; row < userOfRow.length; row++) {
            if (userOfRow[row] == user) {
                return OptionalInt.of(row);
            }
        }
        return OptionalInt.empty();
    }

    /** Ticks per column. */
    public long bin() {
        return bin;
    }

    public int columns() {
        return columns;
    }

    /**
     * Violated jobs in a cell; row {@code r} is user {@code users().get(r)}, or {@link #everyone}; column {@code c} begins at tick
     * {@code c·bin}.
     */
    public int count(int row, int column) {
        java.util.Objects.checkIndex(column, columns);
        return rows[row].count(column);
    }

    /** The largest count of any cell. */
    public int largest() {
        return largest;
    }

    /**
     * The largest count of a row in the columns {@code from} (inclusive) to {@code to} (exclusive); 0 for an empty range. Takes logarithmic
     * time.
     */
    public int largest(int row, int from, int to) {
        return rows[row].largest(Math.max(0, from), Math.min(columns, to));
    }

    /** The first later column in which the count of a row may differ; {@code Integer.MAX_VALUE} if there is none. */
    public int nextChange(int row, int column) {
        return rows[row].nextChange(column);
    }

    /**
     * The last column with a late job; −1 if there is none. The columns behind it are often empty, since a late job marks cells from its
     * latest start on, which end a critical path before its end.
     */
    public int lastMarked() {
        return lastMarked;
    }

    /** Numbers of the jobs counted in a cell, in file order. */
    public List<Integer> jobs(int row, int column) {
        List<Integer> jobs = new ArrayList<>();
        for (int i = 0; i < shown; i++) {
            if (rowOf[i] == row && firstColumn[i] <= column && column <= lastColumn[i]) {
                jobs.add(violatedJobs[i]);
            }
        }
        return jobs;
    }
}
