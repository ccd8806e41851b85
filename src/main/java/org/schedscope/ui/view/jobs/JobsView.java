package org.schedscope.ui.view.jobs;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.lane.Identity;
import org.schedscope.chart.paint.Figures;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.trace.JobState;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.command.BreakpointMenu;
import org.schedscope.ui.view.kit.LiveCells;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;
import org.schedscope.ui.view.kit.StateLabels;
import org.schedscope.ui.view.kit.View;

/** All jobs with their state, progress and SLR so far; filtered, sorted, in step with the selection. */
public final class JobsView extends View {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double LEAST_ID = 58;
    private static final double MOST_ID = 120;
    /** A letter of an id, and the chip and gaps beside it. */
    private static final double ID_LETTER = 7.5;
    private static final double ID_BESIDES = 34;

    private final Session session;
    private final ObservableList<Integer> shown = FXCollections.observableArrayList();
    private final TableView<Integer> table = new TableView<>(shown);
    private JobOrder order = JobOrder.ALL;
    private final JobFilter filter = new JobFilter(change -> arrange(change.apply(order)));
    private final Label foot = new Label();
    private final VBox node;
    private final LiveCells live = new LiveCells(shown);
    /** Lists that depend on time are put in order beside the window: a hundred thousand jobs take longer than a frame. */
    private final Consumer<Supplier<JobOrder.Listing>> questions;
    private PlayheadSnapshot snapshot;
    private boolean selecting;

    public JobsView(Session session) {
        super("jobs", TEXTS.text("jobs.title"));
        this.session = session;
        questions = session.answering(Supplier::get, this::arranged);
        snapshot = session.snapshot().get();
        buildTable();
        HBox footRow = new HBox(Parts.icon("late"), foot);
        footRow.getStyleClass().add("panel-foot");
        node = new VBox(filter, table, footRow);
        VBox.setVgrow(table, Priority.ALWAYS);
        table.setMinHeight(0);
        filter.setMinHeight(Region.USE_PREF_SIZE);
        footRow.setMinHeight(Region.USE_PREF_SIZE);
        node.setMinSize(0, 0);
        session.snapshot().valueProperty().addListener((property, before, now) -> show(now));
        session.snapshot().lateProperty().addListener((property, before, now) -> describe());
        session.selection().valueProperty().addListener((property, before, now) -> follow(now));
        session.colours().byProperty().addListener(change -> live.changed());
        arrange();
    }

    /** Wide enough for the longest id, within reason. */
    private static double idWidth(WorkloadIndex index) {
        int longest = 0;
        for (int job = 0; job < index.jobCount(); job++) {
            longest = Math.max(longest, index.job(job).id().length());
        }
        return Math.max(LEAST_ID, Math.min(MOST_ID, ID_BESIDES + ID_LETTER * longest));
    }

    private void buildTable() {
        TableColumn<Integer, Integer> id = sortable(Parts.bare(TEXTS.text("jobs.column.job"), 58, "first",
                job -> snapshot.run().index().job(job).id()), JobOrder.By.ID);
        id.setCellFactory(column -> new JobCell("first") {
            @Override
            void show(int job) {
                setText(snapshot.run().index().job(job).id());
                chip(this, job);
                setGraphicTextGap(6);
            }
        });
        TableColumn<Integer, Integer> user = sortable(Parts.bare(TEXTS.text("jobs.column.user"), 100, "dim",
                job -> snapshot.run().index().job(job).user()), JobOrder.By.USER);
        user.setCellFactory(column -> new UserCell());
        TableColumn<Integer, Integer> state = sortable(Parts.bare("", 22, "state", job -> StateLabels.state(snapshot.states().job(job))),
                JobOrder.By.STATE);
        state.setCellFactory(column -> new JobCell("state") {
            @Override
            void show(int job) {
                JobState now = snapshot.states().job(job);
                Parts.showIcon(this, StateLabels.icon(now));
                setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
                setAccessibleText(StateLabels.state(now));
            }
        });
        TableColumn<Integer, Integer> tasks = sortable(Parts.column(TEXTS.text("jobs.column.tasks"), 44, "num",
                job -> snapshot.states().tasksDone(job) + "/" + snapshot.run().index().taskCountOf(job), live), JobOrder.By.TASKS);
        TableColumn<Integer, Integer> slr = sortable(Parts.bare(TEXTS.text("jobs.column.slr"), 60, "num",
                job -> Figures.decimal(snapshot.slr(job), 6, SpokenLanguage.now())), JobOrder.By.SLR);
        slr.setCellFactory(column -> new SlrCell());
        table.getColumns().addAll(List.of(id, user, state, tasks, slr));
        Runnable layOut = Parts.layOutColumns(table, user, session.settings().themeProperty());
        Runnable fitIds = () -> {
            Parts.setWidth(id, idWidth(session.runs().run().index()));
            layOut.run();
        };
        session.runs().runProperty().addListener((property, before, now) -> {
            if (!now.isSameRunAs(before)) {
                fitIds.run();
            }
        });
        fitIds.run();
        table.setPlaceholder(new VBox(Parts.empty(TEXTS.text("jobs.none"))));
        table.setId("jobs");
        table.setAccessibleText(TEXTS.text("jobs.accessible"));
        table.setSortPolicy(owner -> {
            sort();
            return true;
        });
        table.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (!selecting && now != null) {
                session.selection().selectJob(now);
            }
        });
        new BreakpointMenu(session).listen(table);
        table.setOnMouseClicked(click -> {
            if (click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 2) {
                session.selection().get().job().ifPresent(this::zoomTo);
            }
        });
    }

    /** Kinds are of tasks: then jobs have no colour. */
    private void chip(Labeled cell, int job) {
        Identity identity = session.colours().of(snapshot.run().index());
        if (identity.by() == ColourBy.VALUE) {
            Parts.showValueChip(cell, session.colours().value(snapshot).step(job));
        } else if (identity.by() == ColourBy.KIND || identity.by() == ColourBy.SHIFT) {
            cell.setGraphic(null);
        } else {
            Parts.showChip(cell, identity.of(job, snapshot.run().index().firstTask(job)));
        }
    }

    private TableColumn<Integer, Integer> sortable(TableColumn<Integer, Integer> column, JobOrder.By by) {
        column.setSortable(true);
        column.setUserData(by);
        return column;
    }

    /** A double click shows a job's whole time. */
    private void zoomTo(int job) {
        long from = snapshot.run().index().job(job).arrival();
        boolean ended = snapshot.states().jobEnd(job) > 0;
        long to = Math.max(from + 1, ended ? snapshot.states().jobEnd(job) : snapshot.tick());
        double room = (to - from) * 0.05;
        session.timeline().show(new TickRange(from - room, to + room));
    }

    /** The toolkit goes from rising to falling to no order; where the largest is what one looks for, falling comes first. */
    private void sort() {
        Optional<TableColumn<Integer, ?>> clicked = table.getSortOrder().stream().findFirst();
        boolean falling = clicked.filter(column -> column.getSortType() == TableColumn.SortType.DESCENDING).isPresent();
        if (clicked.isPresent() && isLargestFirst(by(clicked.get())) && falling == (order.by() == by(clicked.get()))) {
            if (falling) {
                // It has risen already.
                table.getSortOrder().clear();
            } else {
                clicked.get().setSortType(TableColumn.SortType.DESCENDING);
            }
            return;
        }
        if (clicked.isEmpty() && isLargestFirst(order.by()) && order.descending()) {
            TableColumn<Integer, ?> again = table.getColumns().stream().filter(column -> by(column) == order.by()).findFirst().orElseThrow();
            arrange(order.sortedBy(order.by(), false));
            again.setSortType(TableColumn.SortType.ASCENDING);
            table.getSortOrder().add(again);
            return;
        }
        arrange(order.sortedBy(clicked.map(JobsView::by).orElse(JobOrder.By.FILE), falling));
    }

    private static JobOrder.By by(TableColumn<Integer, ?> column) {
        return (JobOrder.By) column.getUserData();
    }

    private static boolean isLargestFirst(JobOrder.By by) {
        return by == JobOrder.By.SLR || by == JobOrder.By.TASKS;
    }

    private void show(PlayheadSnapshot now) {
        boolean sameRun = now.run().isSameRunAs(snapshot.run());
        snapshot = now;
        if (!sameRun) {
            arrange();
            return;
        }
        if (order.changesWithTime()) {
            JobOrder asked = order;
            questions.accept(() -> asked.listing(now));
        }
        live.changed();
        describe();
    }

    /** What has been asked meanwhile is answered later. */
    private void arranged(JobOrder.Listing listing) {
        if (listing.order().equals(order) && listing.snapshot().run().isSameRunAs(snapshot.run())) {
            list(listing.jobs());
        }
    }

    private void arrange(JobOrder newOrder) {
        order = newOrder;
        arrange();
    }

    private void arrange() {
        list(order.arrange(snapshot));
    }

    private void list(List<Integer> jobs) {
        if (!jobs.equals(shown)) {
            selecting = true;
            shown.setAll(jobs);
            selecting = false;
            follow(session.selection().get());
        }
        live.changed();
        describe();
    }

    private void follow(Selected selected) {
        selecting = true;
        int row = selected.job().isPresent() ? shown.indexOf(selected.job().getAsInt()) : -1;
        if (row < 0) {
            table.getSelectionModel().clearSelection();
        } else if (table.getSelectionModel().getSelectedIndex() != row) {
            table.getSelectionModel().clearAndSelect(row);
            table.scrollTo(Math.max(0, row - 3));
        }
        selecting = false;
    }

    private void describe() {
        var states = snapshot.states();
        int finished = states.jobsIn(JobState.FINISHED);
        int starved = states.jobsIn(JobState.STARVED);
        int active = states.jobsIn(JobState.WAITING) + states.jobsIn(JobState.RUNNING);
        setDetail(session.snapshot().lateProperty().get() ? TEXTS.text("figures.late") : snapshot.position() == 0
                ? TEXTS.text("jobs.detail.none", Figures.whole(snapshot.run().index().jobCount()))
                : TEXTS.text(starved == 0 ? "jobs.detail" : "jobs.detail.starved", Figures.whole(active), Figures.whole(finished),
                        Figures.whole(states.jobsIn(JobState.TO_COME)), Figures.whole(starved)));
        foot.setText(TEXTS.text("jobs.foot", Figures.whole(shown.size()), Figures.whole(snapshot.run().index().jobCount())));
    }

    /** Puts the caret into the filter. */
    @Override
    public void focusField() {
        filter.focusWords();
    }

    @Override
    public Node node() {
        return node;
    }

    /** A cell of a job; empty cells are emptied here. */
    private abstract class JobCell extends TableCell<Integer, Integer> {
        JobCell(String style) {
            getStyleClass().add(style);
            live.add(this, () -> updateItem(getItem(), isEmpty()));
        }

        abstract void show(int job);

        @Override
        protected final void updateItem(Integer job, boolean empty) {
            super.updateItem(job, empty);
            if (empty || job == null) {
                setText(null);
                setGraphic(null);
            } else {
                show(job);
            }
        }
    }

    /** A user; where there is little room the end of the path is what tells users apart. */
    private final class UserCell extends JobCell {
        private final Tooltip whole = new Tooltip();

        UserCell() {
            super("dim");
            setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
        }

        @Override
        void show(int job) {
            setText(snapshot.run().index().job(job).user());
            whole.setText(getText());
            setTooltip(whole);
        }
    }

    /** {@code 1.25}; {@code 0.17…} of a job that has not ended. */
    static String shownSlr(double slr, boolean soFar) {
        return Figures.compact(slr, slr < 100 ? 2 : slr < 1_000 ? 1 : 0, SpokenLanguage.now()) + (soFar ? "\u2026" : "");
    }

    /** The SLR, with a mark if the job is past its expected end. */
    private final class SlrCell extends JobCell {
        private final Region mark = Parts.icon("late");
        private final Tooltip exact = new Tooltip();

        SlrCell() {
            super("num");
            setAlignment(Pos.CENTER_RIGHT);
            setGraphicTextGap(4);
        }

        @Override
        void show(int job) {
            double slr = snapshot.slr(job);
            // Five digits and a mark are what the column holds; more digits of so bad a ratio tell nothing.
            setText(Double.isNaN(slr) ? "" : shownSlr(slr, snapshot.isSlrSoFar(job)));
            exact.setText(TEXTS.text(snapshot.isSlrSoFar(job) ? "jobs.slr-so-far" : "jobs.slr",
                    Figures.decimal(slr, 6, SpokenLanguage.now())));
            Parts.mark(this, "muted", snapshot.isSlrSoFar(job));
            setTooltip(Double.isNaN(slr) ? null : exact);
            setGraphic(snapshot.isLate(job) ? mark : null);
        }
    }
}
