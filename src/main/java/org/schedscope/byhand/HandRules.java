package org.schedscope.byhand;

import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.schedscope.audit.lint.LintFinding;
import org.schedscope.audit.lint.ScheduleLinter;
import org.schedscope.event.CoreSet;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.CoreValue;
import org.schedscope.text.Message;
import org.schedscope.trace.foreign.PlacedPiece;
import org.schedscope.trace.foreign.ScheduleReplay;

/** Rules for a schedule that is built by hand: legal places of tasks, and reasons against illegal ones. */
public final class HandRules {
    private static final String WORDS = "byhand";
    private static final OptionalInt ANYWHERE = OptionalInt.empty();

    private final HandSchedule schedule;
    private final WorkloadIndex index;

    public HandRules(HandSchedule schedule) {
        this.schedule = schedule;
        index = schedule.index();
    }

    private Cluster cluster(int number) {
        return schedule.platform().clusters().get(number);
    }

    /** Whether a cluster can hold a task when empty. */
    public boolean fits(int task, int cluster) {
        return index.task(task).fits(cluster(cluster));
    }

    /**
     * A placement of a task on as many cores of a cluster as it needs: cores that are free for its whole duration, downwards from the
     * preferred one first; if these are too few, the preferred core and its neighbours, free or not. {@link #wrong} checks whether it is
     * legal.
     *
     * @param core preferred core; none for the lowest
     * @param start tick, not negative
     */
    public PlacedPiece aimed(int task, int cluster, OptionalInt core, long start) {
        Task wanted = index.task(task);
        Cluster where = cluster(cluster);
        long end = start + (wanted.fits(where) ? wanted.durationOn(where) : where.durationOf(wanted.exec()));
        BitSet busy = new BitSet();
        schedule.pieces().stream()
                .filter(piece -> piece.task() != task && piece.cluster() == cluster && piece.start() < end && piece.end() > start)
                .forEach(piece -> busy.or(piece.cores().orElseThrow().toBits()));
        int count = Math.min(wanted.cores(), where.cores());
        int first = Math.min(core.orElse(0), where.cores() - 1);
        BitSet taken = new BitSet();
        if (!(core.isPresent() && busy.get(first))) {
            IntStream.concat(IntStream.range(first, where.cores()), IntStream.iterate(first - 1, at -> at >= 0, at -> at - 1))
                    .filter(at -> !busy.get(at)).limit(count).forEach(taken::set);
        }
        if (taken.cardinality() < count) {
            int from = Math.min(first, where.cores() - count);
            taken.clear();
            taken.set(from, from + count);
        }
        return new PlacedPiece(task, cluster, start, end, Optional.of(CoreSet.of(taken)));
    }

    /** Why a placement is illegal; empty if it is legal. */
    public Optional<Message> wrong(PlacedPiece piece) {
        return firstError(schedule.with(piece));
    }

    /** The first illegal placement of a schedule, if any; tasks without a place are no error. */
    public static Optional<Message> firstError(HandSchedule schedule) {
        ScheduleLinter linter = new ScheduleLinter(schedule.index(), schedule.platform(), true, false).growing();
        ScheduleReplay.tell(schedule.index(), schedule.platform(), schedule.pieces(), linter);
        return linter.errors().stream().findFirst().map(HandRules::message);
    }

    /** A finding in the terms of the editor: cores are counted from 1, as on the rows, and missing tasks may still be placed. */
    private static Message message(LintFinding finding) {
        Message message = finding.message();
        if (message.key().equals("broken.parent.never")) {
            return Message.of(WORDS, "wrong.unplaced", message.values().get(0), message.values().get(2));
        }
        if (message.key().equals("overlap.core")) {
            int core = ((CoreValue) message.values().get(1)).number();
            return Message.of(WORDS, "wrong.busy", message.values().get(0), core + 1, message.values().get(2), message.values().get(3),
                    message.values().get(4));
        }
        return message;
    }

    /** The earliest legal start tick of a task on a cluster; empty if none is legal. */
    public OptionalLong earliest(int task, int cluster, OptionalInt core, long notBefore) {
        if (!fits(task, cluster) || !schedule.unplacedParents(task).isEmpty()) {
            return OptionalLong.empty();
        }
        TreeSet<Long> starts = new TreeSet<>();
        long from = Math.max(notBefore, inputsOn(task, cluster).orElse(0));
        starts.add(from);
        schedule.pieces().stream().filter(piece -> piece.cluster() == cluster && piece.end() > from).map(PlacedPiece::end)
                .forEach(starts::add);
        return starts.stream().filter(start -> wrong(aimed(task, cluster, core, start)).isEmpty()).mapToLong(start -> start).findFirst();
    }

    /** The placement with the earliest start on any cores, ties in platform order; empty if the task cannot be placed yet. */
    public Optional<PlacedPiece> best(int task, long notBefore) {
        Optional<PlacedPiece> best = Optional.empty();
        for (int cluster = 0; cluster < schedule.platform().clusters().size(); cluster++) {
            OptionalLong start = earliest(task, cluster, ANYWHERE, notBefore);
            if (start.isPresent() && (best.isEmpty() || start.getAsLong() < best.get().start())) {
                best = Optional.of(aimed(task, cluster, ANYWHERE, start.getAsLong()));
            }
        }
        return best;
    }

    /** The tick from which all inputs of a task are on some cluster that can hold it; empty while a parent has no place. */
    public OptionalLong readyAt(int task) {
        return IntStream.range(0, schedule.platform().clusters().size()).filter(cluster -> fits(task, cluster))
                .mapToObj(cluster -> inputsOn(task, cluster)).flatMapToLong(OptionalLong::stream).min();
    }

    private OptionalLong inputsOn(int task, int cluster) {
        if (!schedule.unplacedParents(task).isEmpty()) {
            return OptionalLong.empty();
        }
        int job = index.jobOf(task);
        long complete = index.job(job).arrival();
        for (Dependency edge : index.task(task).parents()) {
            int parent = index.firstTask(job) + edge.parent();
            PlacedPiece piece = schedule.of(parent).orElseThrow();
            complete = Math.max(complete, piece.end() + schedule.platform().delays().delay(index.task(parent).meanExec(), edge.data(),
                    piece.cluster(), cluster));
        }
        return OptionalLong.of(complete);
    }

    /** The next tick at which a job arrives, a task ends, or one becomes ready; empty if there is none. */
    public OptionalLong nextEvent(long after) {
        TreeSet<Long> ticks = new TreeSet<>();
        index.workload().jobs().forEach(job -> ticks.add(job.arrival()));
        for (int task = 0; task < index.taskCount(); task++) {
            schedule.of(task).ifPresent(piece -> ticks.add(piece.end()));
            readyAt(task).ifPresent(ticks::add);
        }
        Long next = ticks.higher(after);
        return next == null ? OptionalLong.empty() : OptionalLong.of(next);
    }
}
