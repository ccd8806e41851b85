package org.schedscope.ui.view.jobs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.paint.Figures;
import org.schedscope.model.Job;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.trace.JobState;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.JobTimes;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.StateLabels;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.NaturalOrder;
import org.schedscope.ui.view.table.Table;

/** The columns of the list of jobs: some are there, the others can be chosen. */
final class JobColumns {
    /** Of more tasks the share that is done is shown. */
    private static final int MANY_TASKS = 100;
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double ROOM_FOR_SLR = 330;
    /** A job of one task has fewer figures; its wait is the one that matters. */
    private final DoublePredicate ofGraphs = room -> !hasSingleTasks();
    private final DoublePredicate ofSingleTasks = room -> hasSingleTasks();
    /** Hides SLR where the wait leaves too little room. */
    private final DoublePredicate slrFits = room -> !hasSingleTasks() || room >= ROOM_FOR_SLR;

    private final Session session;
    private final Table<Integer> table;
    private final Supplier<PlayheadSnapshot> snapshot;

    /** @param snapshot what is true now */
    JobColumns(Session session, Table<Integer> table, Supplier<PlayheadSnapshot> snapshot) {
        this.session = session;
        this.table = table;
        this.snapshot = snapshot;
    }

    /** Adds them, and gives back that of ids. */
    Column<Integer> add(double idWidth) {
        Column<Integer> id = table.column(TEXTS.text("jobs.column.job"), idWidth, "first", this::id).looks(this::chip)
                .ordered(() -> {
                    WorkloadIndex index = index();
                    return (one, other) -> NaturalOrder.compare(index.job(one).id(), index.job(other).id());
                });
        table.column(TEXTS.text("jobs.column.user"), 100, "dim", this::user).hover(this::user).looks(this::path)
                .counted(this::placeOfUser).fills();
        table.column("", 22, "state", job -> StateLabels.state(snapshot.get().states().job(job))).shows(job -> "")
                .named(TEXTS.text("jobs.state")).looks(this::state).counted(() -> {
                    PlayheadSnapshot now = snapshot.get();
                    return job -> now.states().job(job).ordinal();
                });
        table.column(TEXTS.text("jobs.column.tasks"), 44, "num", this::tasks).hover(this::exactTasks).where(ofGraphs).measured(() -> {
            PlayheadSnapshot now = snapshot.get();
            return job -> (double) now.states().tasksDone(job) / now.run().index().taskCountOf(job);
        });
        figures("wait", 110, 0, JobTimes::wait).shows(job -> told(times().wait(job), session.times()::figure))
                .looks(cell -> late(cell, true)).where(ofSingleTasks);
        table.column(TEXTS.text("jobs.column.slr"), 60, "num", job -> Figures.decimal(snapshot.get().slr(job), 6, SpokenLanguage.now()))
                .shows(this::slr).hover(this::exactSlr).looks(cell -> late(cell, false)).where(slrFits).measured(() -> {
                    PlayheadSnapshot now = snapshot.get();
                    return now::slr;
                });
        times("arrival", JobTimes::arrival);
        times("start", JobTimes::start);
        times("finish", JobTimes::end);
        length("response", JobTimes::response).optional();
        figures("slowdown", 76, 2, JobTimes::slowdown).optional();
        length("tardiness", JobTimes::tardiness).optional();
        figures("cores", 52, 0, JobTimes::cores).optional();
        figures("work", 92, 0, JobTimes::work).optional();
        table.column(TEXTS.text("jobs.column.queue"), 60, "dim", job -> index().job(job).queue().orElse("")).optional()
                .ordered(() -> {
                    WorkloadIndex index = index();
                    return Comparator.comparing(job -> index.job(job).queue().orElse(""), NaturalOrder::compare);
                });
        return id;
    }

    private void times(String name, ToDoubleBiFunction<JobTimes, Integer> tick) {
        Column<Integer> column = figures(name, 124, 0, tick).shows(job -> told(tick.applyAsDouble(times(), job), session.times()::moment))
                .optional();
        column.counted(() -> {
            JobTimes now = times();
            return job -> tick.applyAsDouble(now, job);
        });
    }

    /** A length of time. */
    private Column<Integer> length(String name, ToDoubleBiFunction<JobTimes, Integer> ticks) {
        return figures(name, 96, 0, ticks).shows(job -> told(ticks.applyAsDouble(times(), job), session.times()::figure));
    }

    private static String told(double ticks, LongFunction<String> words) {
        return Double.isNaN(ticks) ? "" : words.apply(Math.round(ticks));
    }

    private Column<Integer> figures(String name, double width, int digits, ToDoubleBiFunction<JobTimes, Integer> value) {
        return table.column(TEXTS.text("jobs.column." + name), width, "num", job -> {
            double now = value.applyAsDouble(times(), job);
            return Double.isNaN(now) ? "" : digits == 0 ? Figures.whole(Math.round(now))
                    : Figures.decimal(now, digits, SpokenLanguage.now());
        }).measured(() -> {
            JobTimes now = times();
            return job -> value.applyAsDouble(now, job);
        });
    }

    private JobTimes times() {
        return snapshot.get().times();
    }

    private WorkloadIndex index() {
        return snapshot.get().run().index();
    }

    private boolean hasSingleTasks() {
        return index().taskCount() == index().jobCount();
    }

    /** As in the heatmap: its rows are in the order that was chosen for users. */
    private ToDoubleFunction<Integer> placeOfUser() {
        PlayheadSnapshot now = snapshot.get();
        return job -> now.violations().placeOf(now.run().jobs().userOf(job));
    }

    private String id(int job) {
        return index().job(job).id();
    }

    /** Kinds are of tasks: then jobs have no colour. */
    private Consumer<Integer> chip(TableCell<Integer, Integer> cell) {
        cell.setGraphicTextGap(6);
        return job -> {
            ColourKey identity = session.colours().of(snapshot.get().run().index());
            if (identity.by() == ColourBy.VALUE) {
                Icons.showValueChip(cell, session.colours().value(snapshot.get()).step(job));
            } else if (identity.by() == ColourBy.WAIT) {
                Icons.showWaitChip(cell, Double.isNaN(times().start(job)) ? OptionalInt.empty()
                        : session.colours().wait(snapshot.get().run()).step(job));
            } else if (!identity.tells() || identity.by() == ColourBy.KIND || identity.by() == ColourBy.TYPE) {
                cell.setGraphic(null);
            } else {
                Icons.showChip(cell, identity.of(job, snapshot.get().run().index().firstTask(job)));
            }
        };
    }

    private String exactTasks(int job) {
        return Figures.whole(snapshot.get().states().tasksDone(job)) + "/" + Figures.whole(index().taskCountOf(job));
    }

    /** Of a large graph the share that is done: both numbers would be cut. */
    private String tasks(int job) {
        int done = snapshot.get().states().tasksDone(job);
        int all = index().taskCountOf(job);
        return all < MANY_TASKS ? done + "/" + all : done == all ? Integer.toString(all)
                : TEXTS.text("jobs.tasks.share", Figures.whole(100L * done / all));
    }

    /** Empty for a job without a user. */
    private String user(int job) {
        String user = snapshot.get().run().index().job(job).user();
        return user.equals(Job.ROOT_USER) ? "" : user;
    }

    /** Where there is no room for the path its end separates users, and is not cut into. */
    private Consumer<Integer> path(TableCell<Integer, Integer> cell) {
        cell.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
        Text line = new Text();
        // Of the user shown last: a row may be laid out while it still has a job that another workload has not.
        List<String> forms = new ArrayList<>();
        Runnable fit = () -> {
            double room = cell.getWidth() - cell.snappedLeftInset() - cell.snappedRightInset();
            line.setFont(cell.getFont());
            cell.setText(forms.stream().filter(form -> {
                line.setText(form);
                return line.getLayoutBounds().getWidth() <= room;
            }).findFirst().orElse(forms.get(forms.size() - 1)));
        };
        cell.widthProperty().addListener(change -> {
            if (!forms.isEmpty() && !cell.isEmpty()) {
                fit.run();
            }
        });
        return job -> {
            forms.clear();
            forms.addAll(pathForms(user(job)));
            fit.run();
        };
    }

    /** {@code /physics/lise}, {@code …/lise}, {@code lise}: the longest first. */
    static List<String> pathForms(String path) {
        int last = path.lastIndexOf('/');
        return last <= 0 ? List.of(path) : List.of(path, "\u2026" + path.substring(last), path.substring(last + 1));
    }

    private Consumer<Integer> state(TableCell<Integer, Integer> cell) {
        cell.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        return job -> {
            JobState now = snapshot.get().states().job(job);
            Icons.showIcon(cell, StateLabels.icon(now));
            cell.setAccessibleText(StateLabels.state(now));
        };
    }

    /** Five digits and a mark are what the column holds; more digits of so bad a ratio are of no use. */
    private String slr(int job) {
        double slr = snapshot.get().slr(job);
        return Double.isNaN(slr) ? "" : shownSlr(slr, snapshot.get().isSlrSoFar(job));
    }

    private String exactSlr(int job) {
        double slr = snapshot.get().slr(job);
        return Double.isNaN(slr) ? "" : TEXTS.text(snapshot.get().isSlrSoFar(job) ? "jobs.slr-so-far" : "jobs.slr",
                Figures.decimal(slr, 6, SpokenLanguage.now()));
    }

    /** {@code 1.25}; {@code ≥0.17} of a job that has not ended: dots behind it would look as if the figure were cut. */
    static String shownSlr(double slr, boolean soFar) {
        return (soFar ? "\u2265" : "") + Figures.compact(slr, slr < 100 ? 2 : slr < 1_000 ? 1 : 0, SpokenLanguage.now());
    }

    /** Marks late jobs once: where they wait if they have one task each, else by their SLR. */
    private Consumer<Integer> late(TableCell<Integer, Integer> cell, boolean waiting) {
        Region mark = Icons.of("late");
        cell.setAlignment(Pos.CENTER_RIGHT);
        cell.setGraphicTextGap(4);
        return job -> {
            Nodes.mark(cell, "muted", !waiting && snapshot.get().isSlrSoFar(job));
            cell.setGraphic(waiting == hasSingleTasks() && snapshot.get().isLate(job) ? mark : null);
        };
    }
}
