package org.schedscope.chart.lane;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.schedscope.chart.paint.Palette;
import org.schedscope.trace.FirstStarts;
import org.schedscope.trace.Trace;

/** Fills by the wait of a task's job from its arrival to its first start, as far as the run is recorded: in steps that grow. */
public final class WaitFills implements Fills {
    private static final byte WAITS = -1;

    private final FirstStarts starts;
    /** Largest wait of each step of heat in use. */
    private final long[] last;
    /** By job: 0 for one that never waited, the step of heat of others, and {@link #WAITS} of those that never started. */
    private final byte[] steps;

    /** Takes as long as the run has pieces. */
    public WaitFills(Trace trace) {
        this(new FirstStarts(trace));
    }

    private WaitFills(FirstStarts starts) {
        this.starts = starts;
        int jobs = starts.trace().index().jobCount();
        long[] waits = new long[jobs];
        long[] arrival = starts.trace().index().columns().arrival();
        for (int job = 0; job < jobs; job++) {
            OptionalLong start = starts.of(job);
            waits[job] = start.isEmpty() ? -1 : Math.max(0, start.getAsLong() - arrival[job]);
        }
        long longest = LongStream.of(waits).max().orElse(0);
        last = longest <= 0 ? new long[0] : new HeatScale(longest).bounds();
        steps = new byte[jobs];
        for (int job = 0; job < jobs; job++) {
            int step = 0;
            while (waits[job] > 0 && waits[job] > last[step]) {
                step++;
            }
            steps[job] = waits[job] < 0 ? WAITS : waits[job] == 0 ? 0 : (byte) (step + 1);
        }
    }

    /** Those of another trace; of the same recording only what is new of it is read. */
    public WaitFills of(Trace other) {
        return other == starts.trace() ? this : new WaitFills(starts.of(other));
    }

    /** The longest wait, in ticks, of each step of heat that is in use; none if no job waited. */
    public List<Long> bounds() {
        return LongStream.of(last).boxed().toList();
    }

    /** 0 for a job that started as it arrived, else a step of heat; none if no start of it is recorded. */
    public OptionalInt step(int job) {
        return steps[job] == WAITS ? OptionalInt.empty() : OptionalInt.of(steps[job]);
    }

    @Override
    public int fill(Palette palette, int job, int task) {
        return steps[job] > 0 ? palette.heat(steps[job]) : palette.valueOpen();
    }
}
