package org.schedscope.ui.view.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TaskHistory;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.event.EventField;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.metrics.ViolationView;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.text.Texts;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.KeyTexts;
import org.schedscope.ui.view.kit.Messages;

/** What hovered things are, in words and with units. */
public final class ScheduleTexts {
    private static final Texts TEXTS = Messages.of("schedule");
    private static final Texts USERS = Messages.of("users");
    /** Jobs that a card names before it counts. */
    private static final int NAMED = 6;

    private ScheduleTexts() {
    }

    /** @param earnings what a job has earned */
    static List<String> piece(TaskHistory history, Moment at, int piece, TimeFigures times, IntFunction<List<String>> earnings) {
        List<String> lines = timesAndPlace(history, at, piece, times);
        Trace trace = at.trace();
        lines.addAll(earnings.apply(trace.index().jobOf(trace.pieces().task(piece))));
        return lines;
    }

    private static List<String> timesAndPlace(TaskHistory history, Moment at, int piece, TimeFigures times) {
        Trace trace = at.trace();
        int number = trace.pieces().task(piece);
        Task task = trace.index().task(number);
        Job job = trace.index().job(trace.index().jobOf(number));
        Cluster cluster = trace.platform().clusters().get(trace.pieces().cluster(piece));
        boolean ended = trace.pieces().endSeq(piece) < at.position();
        long start = trace.pieces().start(piece);
        long expected = history.expectedEnd(piece, trace);
        List<String> lines = new ArrayList<>();
        lines.add(trace.index().shortLabel(number) + "  " + job.user());
        lines.add(ended ? TEXTS.text("hover.ran", times.at(start), times.moment(trace.pieces().end(piece)),
                times.length(trace.pieces().end(piece) - start))
                : TEXTS.text("hover.runs", times.at(start), times.length(at.now() - start), times.moment(expected)));
        lines.add(TEXTS.text(task.cores() == 1 ? "hover.where.one" : "hover.where", cluster.id(), whole(task.cores()), cores(trace,
                piece)));
        if (!trace.pieces().key(piece).isEmpty()) {
            lines.add(TEXTS.text("hover.key", KeyTexts.key(trace.pieces().key(piece)),
                    whole(trace.queueLength(trace.pieces().startSeq(piece)))));
        }
        if (trace.pieces().backfilled(piece)) {
            lines.add(TEXTS.text("hover.backfilled"));
        }
        history.before(piece).ifPresent(earlier -> lines.add(TEXTS.text("hover.resumed", times.at(trace.pieces().end(earlier)),
                times.length(start - trace.pieces().end(earlier)), trace.platform().clusters().get(trace.pieces().cluster(earlier)).id())));
        return lines;
    }

    /** A piece of the run that the open one is compared with; what jobs earned is known of the open run only. */
    static List<String> comparedPiece(ScheduleScene.Other rows, int piece, TimeFigures times) {
        List<String> lines = new ArrayList<>(timesAndPlace(rows.index().history(), rows.at(), piece, times));
        lines.add(1, rows.title());
        return lines;
    }

    static List<String> reserved(Trace trace, int seq, TimeFigures times) {
        int number = trace.subject(seq);
        Task task = trace.index().task(number);
        long start = trace.number(seq, EventField.START);
        return List.of(trace.index().shortLabel(number) + "  " + trace.index().job(trace.index().jobOf(number)).user(),
                TEXTS.text("hover.reserved", times.at(start), times.moment(trace.number(seq, EventField.END)), times.at(trace.tick(seq))),
                TEXTS.text(task.cores() == 1 ? "hover.reserved.where.one" : "hover.reserved.where",
                        trace.platform().clusters().get(trace.cluster(seq)).id(), whole(task.cores())));
    }

    /** {@code C1 cores 3–8}, why they are not there, and until when. */
    static List<String> absent(OpenRun run, AbsentCores.Absence absence, TimeFigures times) {
        String cluster = run.platform().clusters().get(absence.cluster()).id();
        String first = whole(absence.first() + 1);
        String title = absence.first() == absence.last() ? TEXTS.text("hover.absent.one", cluster, first)
                : TEXTS.text("hover.absent", cluster, first, whole(absence.last() + 1));
        String fork = absence.fork() < 0 ? "" : times.moment(run.wholeSpec().forks().get(absence.fork()).tick());
        String until = absence.until() == AbsentCores.OPEN ? "" : times.moment(absence.until());
        return List.of(title, switch (absence.cause()) {
            case OUT_OF_ORDER -> TEXTS.text(fork.isEmpty() ? "hover.absent.closed" : "hover.absent.out", times.moment(absence.from()),
                    until, fork);
            case TAKEN_AWAY -> TEXTS.text(until.isEmpty() ? "hover.absent.taken" : "hover.absent.taken-until", times.moment(absence
                    .from()), fork,
                    until);
            case NOT_YET -> TEXTS.text(until.isEmpty() ? "hover.absent.later" : "hover.absent.until", until);
        });
    }

    /** {@code 100 ticks}, of a range that has an end. */
    static String length(RunPart part, TimeFigures times) {
        return part.to() == RunPart.OPEN ? TEXTS.text("range.open") : times.length(part.to() - part.from());
    }

    private static String whole(long value) {
        return Figures.whole(value);
    }

    private static String cores(Trace trace, int piece) {
        StringBuilder text = new StringBuilder();
        for (int range = 0; range < trace.pieces().rangeCount(piece); range++) {
            int first = trace.pieces().firstCore(piece, range) + 1;
            int last = trace.pieces().lastCore(piece, range) + 1;
            text.append(range == 0 ? "" : ", ").append(first);
            if (last > first) {
                text.append('\u2013').append(last);
            }
        }
        return text.toString();
    }

    public static List<String> cell(Moment at, ViolationGrid grid, HeatLane.Cell cell, TimeFigures times) {
        long from = cell.column() * grid.bin();
        List<String> lines = new ArrayList<>();
        lines.add(grid.users().get(cell.row()) + "  " + times.moment(from) + "\u2013" + times.moment(from + grid.bin()));
        List<Integer> jobs = grid.jobs(cell.row(), cell.column());
        if (jobs.isEmpty()) {
            lines.add(TEXTS.text("hover.cell.none"));
            if (cell.column() > grid.lastMarked()) {
                lines.add(TEXTS.text("hover.cell.late"));
            }
            return lines;
        }
        lines.add(jobs.size() == 1 ? TEXTS.text("hover.cell.one") : TEXTS.text("hover.cell.many", whole(jobs.size())));
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < Math.min(NAMED, jobs.size()); i++) {
            names.append(i == 0 ? "" : ", ").append(at.trace().index().job(jobs.get(i)).id());
        }
        lines.add(jobs.size() > NAMED ? TEXTS.text("hover.cell.more", names, whole(jobs.size() - NAMED)) : names.toString());
        lines.add(TEXTS.text("hover.cell.click"));
        return lines;
    }

    /** {@code by user, cells of 10 ticks · 10 cores each · only /maths}. */
    static String heat(Session session) {
        PlayheadSnapshot snapshot = session.snapshot().get();
        long bin = snapshot.violations().bin();
        List<String> parts = new ArrayList<>();
        parts.add(bin == 1 && session.times().areTicks() ? TEXTS.text("violations.detail.one")
                : TEXTS.text("violations.detail", session.times().length(bin)));
        long[] cores = snapshot.report().users().stream().mapToLong(UserRow::capacity).distinct().sorted().toArray();
        parts.add(cores.length > 1 ? TEXTS.text("violations.capacities", whole(cores[0]), whole(cores[cores.length - 1]))
                : TEXTS.text(cores[0] == 1 ? "violations.capacity.one" : "violations.capacity", whole(cores[0])));
        ViolationView view = session.expectations().get().view();
        if (session.expectations().get().isFiltered()) {
            parts.add(TEXTS.text("violations.filtered", filters(view, session.times())));
        }
        return String.join(" \u00b7 ", parts);
    }

    static List<String> user(UsersInView.Share listed) {
        return List.of(listed.user(), TEXTS.text("users.hover", TEXTS.text("users.percent",
                Figures.decimal(100 * listed.share(), 1, SpokenLanguage.now()))), TEXTS.text("users.hover.click"));
    }

    static List<String> use(int used, long cores) {
        return List.of(TEXTS.text("hover.use", whole(used), whole(cores)));
    }

    static List<String> queue(int waiting) {
        return List.of(TEXTS.text(waiting == 1 ? "hover.queue.one" : "hover.queue", whole(waiting)));
    }

    /** The filters in a few words; empty without any. */
    private static String filters(ViolationView view, TimeFigures times) {
        List<String> parts = new ArrayList<>();
        view.user().ifPresent(user -> parts.add(USERS.text("filter.user", user)));
        view.queue().ifPresent(queue -> parts.add(USERS.text("filter.queue", queue)));
        if (view.to() < Long.MAX_VALUE) {
            parts.add(USERS.text("filter.time", times.at(view.from()), times.moment(view.to())));
        } else if (view.from() > 0) {
            parts.add(USERS.text("filter.time.from", times.at(view.from())));
        }
        return String.join(", ", parts);
    }
}
