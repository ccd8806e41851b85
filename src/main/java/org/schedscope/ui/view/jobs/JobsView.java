package org.schedscope.ui.view.jobs;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.schedscope.chart.paint.Figures;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.query.JobQuery;
import org.schedscope.text.Texts;
import org.schedscope.trace.JobState;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.RangeText;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.table.Column;
import org.schedscope.ui.view.table.IntRows;
import org.schedscope.ui.view.table.Table;

/** All jobs with their state, progress and SLR so far; filtered, sorted, in step with the selection. */
public final class JobsView extends View {
    private static final Texts TEXTS = Messages.WINDOW;
    /** Of so many jobs the head does not count those that are still to come: it would be cut. */
    private static final int MANY = 10_000;
    /** Of so many jobs those with the typed words are found within a frame. */
    private static final int AT_ONCE = 3_000;
    private static final Duration PAUSE = Duration.millis(350);
    private static final double LEAST_ID = 58;
    private static final double MOST_ID = 120;
    /** A letter of an id, and the chip and gaps beside it. */
    private static final double ID_LETTER = 7.5;
    private static final double ID_BESIDES = 34;

    private final Session session;
    private final IntRows shown = new IntRows();
    private final Table<Integer> table;
    private JobOrder order = JobOrder.ALL;
    private final JobFilter filter;
    private final Label foot = new Label();
    private final VBox node;
    /** Lists that depend on time are put in order beside the window: a hundred thousand jobs take longer than a frame. */
    private final Consumer<Supplier<JobOrder.Listing>> questions;
    private PlayheadSnapshot snapshot;
    private Optional<BitSet> lit = Optional.empty();
    /** Until typing pauses. */
    private final PauseTransition typed = new PauseTransition(PAUSE);

    public JobsView(Session session) {
        super("jobs", TEXTS.text("jobs.title"));
        this.session = session;
        filter = new JobFilter(change -> arrange(change.apply(order)), session.askedJobs().words(), session.runs()::run, this::go);
        questions = session.answering(Supplier::get, this::arranged);
        snapshot = session.snapshot().get();
        typed.setOnFinished(paused -> showAnswer());
        table = new Table<>("jobs", TEXTS.text("jobs.accessible"), shown, session);
        buildTable();
        HBox footRow = new HBox(Icons.of("late"), foot);
        footRow.getStyleClass().add("panel-foot");
        node = new VBox(filter, filter.complaint(), table.node(), footRow);
        VBox.setVgrow(table.node(), Priority.ALWAYS);
        filter.setMinHeight(Region.USE_PREF_SIZE);
        footRow.setMinHeight(Region.USE_PREF_SIZE);
        node.setMinSize(0, 0);
        session.states().show(this::show);
        arrange();
        shows(node);
    }

    /** Wide enough for the longest id, within reason. */
    private static double idWidth(WorkloadIndex index) {
        int longest = 0;
        for (int job = 0; job < index.jobCount() && ID_LETTER * longest < MOST_ID; job++) {
            longest = Math.max(longest, index.jobId(job).length());
        }
        return Math.max(LEAST_ID, Math.min(MOST_ID, ID_BESIDES + ID_LETTER * longest));
    }

    private void buildTable() {
        Column<Integer> id = new JobColumns(session, table, () -> snapshot).add(LEAST_ID);
        session.states().follow(now -> now.run().index(), index -> {
            id.setOrdinaryWidth(idWidth(index));
            table.arrange();
        });
        table.node().setPlaceholder(new VBox(TextLabels.empty(TEXTS.text("jobs.none"))));
        table.whenChosen(session.selection()::selectWhole);
        table.offers(this::offered);
        table.whenOpened(() -> session.selection().get().job().ifPresent(this::zoomTo));
    }

    private List<MenuItem> offered() {
        List<MenuItem> items = new ArrayList<>();
        session.selection().get().job().ifPresent(job -> {
            MenuItem zoom = new MenuItem(TEXTS.text("jobs.zoom", snapshot.run().index().job(job).id()));
            zoom.setMnemonicParsing(false);
            zoom.setOnAction(chosen -> zoomTo(job));
            items.add(zoom);
        });
        items.addAll(BreakpointMenu.items(session));
        return items;
    }

    /** A double click shows a job's whole time. */
    private void zoomTo(int job) {
        long from = snapshot.run().index().job(job).arrival();
        boolean ended = snapshot.states().jobEnd(job) > 0;
        long to = Math.max(from + 1, ended ? snapshot.states().jobEnd(job) : snapshot.tick());
        double room = (to - from) * 0.05;
        session.timeline().show(new TickRange(from - room, to + room));
    }

    private void show(WindowState before, WindowState now) {
        if (now.differs(before, WindowState::snapshot)) {
            show(now.snapshot());
        } else if (now.facts().late() != before.facts().late()) {
            describe();
        }
        if (now.differs(before, WindowState::selected)) {
            follow(now.selected());
        }
        if (now.colour() != before.colour()) {
            table.changed();
        }
    }

    private void show(PlayheadSnapshot now) {
        boolean sameJobs = now.run().workload() == snapshot.run().workload();
        boolean fewer = now.run().index().jobCount() < snapshot.run().index().jobCount();
        boolean ranged = now.part().isPresent() || snapshot.part().isPresent();
        snapshot = now;
        if (!sameJobs) {
            if (fewer) {
                // Those that are listed until the filter is answered may not be there any more.
                table.quietly(() -> shown.set(new int[0]));
            }
            table.arrange();
            filter.again();
            return;
        }
        if (ranged || order.changesWithTime()) {
            JobOrder asked = order;
            questions.accept(() -> asked.listing(now));
        }
        table.changed();
        describe();
    }

    /** Later questions are answered later. */
    private void arranged(JobOrder.Listing listing) {
        if (listing.order().equals(order) && listing.snapshot().run().isSameRunAs(snapshot.run())) {
            list(listing.jobs(), listing.tasks());
        }
    }

    private void arrange(JobOrder newOrder) {
        order = newOrder;
        arrange();
    }

    private void arrange() {
        boolean many = snapshot.run().index().jobCount() > AT_ONCE;
        if (order.query().isPresent() || many && order.looksIntoJobs()) {
            JobOrder asked = order;
            PlayheadSnapshot now = snapshot;
            questions.accept(() -> asked.listing(now));
        } else {
            list(order.arrange(snapshot), Optional.empty());
        }
    }

    /** Enter goes to the next job that is listed, the arrow down into the list. */
    private void go(KeyCode key) {
        if (shown.isEmpty()) {
            return;
        }
        int place = session.selection().get().job().isPresent() ? shown.placeOf(session.selection().get().job().getAsInt()) : -1;
        int job = shown.get(key == KeyCode.ENTER ? (place + 1) % shown.size() : Math.max(0, place));
        session.selection().selectWhole(job);
        long arrival = snapshot.run().index().job(job).arrival();
        session.timeline().reveal(new TickRange(arrival, Math.max(arrival + 1, snapshot.states().jobEnd(job))));
        if (key == KeyCode.DOWN) {
            table.node().requestFocus();
        }
    }

    /** What a query was answered with is lit in the schedule. */
    private void light(Optional<BitSet> tasks) {
        if (!lit.equals(tasks)) {
            lit = tasks;
            session.askedJobs().found().set(tasks.map(now -> now::get));
        }
    }

    private void list(int[] jobs, Optional<BitSet> tasks) {
        table.quietly(() -> shown.set(jobs));
        typed.playFromStart();
        light(tasks);
        follow(session.selection().get());
        table.changed();
        describe();
    }

    /** Where the typed words mean one job, by its id or because no other is left, that is shown without another key. */
    private void showAnswer() {
        String words = session.askedJobs().words().get().strip();
        if (words.isEmpty() || !filter.isTypedIn()) {
            return;
        }
        WorkloadIndex index = snapshot.run().index();
        int only = shown.size() == 1 ? shown.get(0) : -1;
        for (int place = 0; place < shown.size() && only < 0; place++) {
            only = index.jobId(shown.get(place)).equals(words) ? shown.get(place) : -1;
        }
        if (only >= 0 && !session.selection().get().job().equals(OptionalInt.of(only))) {
            session.selection().selectWhole(only);
        }
    }

    private void follow(Selected selected) {
        table.follow(selected.job().isPresent() ? shown.placeOf(selected.job().getAsInt()) : -1, 3);
    }

    private void describe() {
        var states = snapshot.states();
        int finished = states.jobsIn(JobState.FINISHED);
        int starved = states.jobsIn(JobState.STARVED);
        int refused = states.jobsIn(JobState.REFUSED);
        int active = states.jobsIn(JobState.WAITING) + states.jobsIn(JobState.RUNNING);
        int jobs = snapshot.run().index().jobCount();
        String key = snapshot.position() == 0 ? "jobs.detail.none" : finished == jobs ? "jobs.detail.all"
                : refused > 0 ? "jobs.detail.refused" : starved > 0 ? "jobs.detail.starved"
                        : jobs >= MANY ? "jobs.detail.many" : "jobs.detail";
        setDetail(session.snapshot().isLate() ? TEXTS.text("figures.late") : snapshot.part().isPresent()
                ? RangeText.limited(session, "", snapshot.part().map(PartMeasures::part))
                : TEXTS.text(key, Figures.whole(active), Figures.whole(finished), Figures.whole(states.jobsIn(JobState.TO_COME)),
                        Figures.whole(starved), Figures.whole(jobs), Figures.whole(refused)));
        String all = Figures.whole(jobs);
        boolean ofTasks = order.query().filter(JobQuery::isOfTasks).isPresent();
        String words = order.query().isPresent() ? "jobs.hits" : shown.size() == jobs && jobs >= MANY ? "jobs.foot.all" : "jobs.foot";
        foot.setText(ofTasks ? TEXTS.text("jobs.hits.tasks", Figures.whole(lit.map(BitSet::cardinality).orElse(0)),
                Figures.whole(shown.size()), all) : TEXTS.text(words, Figures.whole(shown.size()), all));
    }

    /** Puts the caret into the filter. */
    @Override
    public void focusField() {
        filter.focusWords();
    }
}
