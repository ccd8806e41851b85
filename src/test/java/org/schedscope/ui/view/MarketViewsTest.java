package org.schedscope.ui.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.Tone;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.jobs.JobsView;
import org.schedscope.ui.view.kit.TextLine;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.pass.AuctionView;
import org.schedscope.ui.view.pass.ReadyQueueView;
import org.schedscope.ui.view.schedule.ScheduleView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What the window tells of a market: bids, auctions, value earned, and jobs that starve. */
@ExtendWith(FreshStage.class)
class MarketViewsTest {
    private static final ValueCurve CURVE = new ValueCurve(Ratio.of(50), List.of(new ValueCurve.Point(Ratio.of(2), Ratio.ONE),
            new ValueCurve.Point(Ratio.of(4), Ratio.ZERO)));
    private static final Platform PLATFORM = new Platform("two", new Router("root", List.of(Cluster.of("C0", 4, "cpu"),
            Cluster.of("G0", 2, "gpu"))), NetworkModel.NONE, new TreeMap<>());
    /** At tick 0, A starts on C0, B ends the bidding of kind cpu and C is passed over; D takes all of G0. B starves. */
    private static final Workload WORKLOAD = Workload.of("w",
            Job.of("A", 0, Task.of("T", 20).withCores(3).withKind("cpu")).withValue(CURVE),
            Job.of("B", 0, Task.of("T", 5).withCores(2).withKind("cpu")).withValue(CURVE),
            Job.of("C", 0, Task.of("T", 5).withKind("cpu")),
            Job.of("D", 0, Task.of("T", 5).withCores(2).withKind("gpu")).withValue(CURVE));

    private Stage stage;
    private ViewStage shown;

    @Start
    void start(Stage given) {
        stage = given;
    }

    private static RunSpec run(String policy, String scheduler) {
        TreeMap<String, String> parameters = new TreeMap<>();
        if (scheduler.equals(Schedulers.MARKET)) {
            parameters.put(Schedulers.AUCTION_STOP, "kind");
        }
        return new RunSpec(WORKLOAD, PLATFORM, policy, scheduler, 1, parameters);
    }

    private Session show(FxRobot robot, RunSpec spec, double width, Function<Session, View> maker) {
        robot.interact(() -> {
            shown = new ViewStage(stage, spec, width, 240, maker);
            shown.view.setShown(true);
        });
        return shown.session;
    }

    private BufferedImage picture() {
        return WaitForAsyncUtils.waitForAsyncFx(10_000, shown::picture);
    }

    /** Rows as they are read. */
    private static List<String> rows(FxRobot robot, String table) {
        return robot.from(robot.lookup(table)).lookup(".table-row-cell").queryAll().stream().map(row -> (TableRow<?>) row)
                .filter(row -> !row.isEmpty()).sorted(Comparator.comparing(TableRow::getIndex))
                .map(row -> row.getChildrenUnmodifiable().stream().filter(TableCell.class::isInstance)
                        .map(cell -> ((TableCell<?, ?>) cell).getText())
                        .filter(text -> text != null && !text.isEmpty()).collect(Collectors.joining("|")))
                .toList();
    }

    private static List<String> lines(FxRobot robot) {
        ListView<TextLine> hall = robot.lookup("#auction-hall").queryListView();
        return hall.getItems().stream().map(TextLine::text).toList();
    }

    @Test
    void theAuctionTellsWhoGotWhatAndWhoEndedTheBiddingOfAKind(FxRobot robot) {
        Session session = show(robot, run("fifo-job", Schedulers.MARKET), 900, AuctionView::new);
        assertTrue(robot.lookup(".empty").query().isVisible());
        robot.interact(() -> session.playhead().seekTick(0));
        picture();
        assertEquals("pass at tick 0 \u00b7 4 bids, 2 served", shown.view.detail().getValue());
        assertEquals(
                List.of("1|A|cpu|3|0|50|gets C0", "2|B|cpu|2|1|50|ends cpu", "3|C|cpu|1|2|\u2013|cpu ended",
                        "4|D|gpu|2|3|50|gets G0"),
                rows(robot, "#bids"));
        assertEquals(List.of("cpu ended by B", "needs 2; free: C0 1", "gpu: its only bid served", "Free cores",
                "C0: 4 \u2192 1 of 4", "G0: 2 \u2192 0 of 2"), lines(robot));
        robot.clickOn("ends cpu");
        assertEquals(OptionalInt.of(1), session.selection().get().task());
        robot.interact(() -> session.playhead().toStart());
        assertTrue(robot.lookup(".empty").query().isVisible());
        assertEquals("", shown.view.detail().getValue());
    }

    @Test
    void asPrintedABidWithoutAClusterEndsTheWholePass(FxRobot robot) {
        RunSpec printed = new RunSpec(WORKLOAD, PLATFORM, "fifo-job", Schedulers.MARKET, 1, new TreeMap<>());
        Session session = show(robot, printed, 900, AuctionView::new);
        robot.interact(() -> session.playhead().seekTick(0));
        picture();
        assertEquals("pass at tick 0 \u00b7 4 bids, 1 served", shown.view.detail().getValue());
        assertEquals(List.of("1|A|cpu|3|0|50|gets C0", "2|B|cpu|2|1|50|ends the pass", "3|C|cpu|1|2|\u2013|behind",
                "4|D|gpu|2|3|50|behind"), rows(robot, "#bids"));
        assertEquals(List.of("Ended by B", "needs 2; free: C0 1", "Free cores", "C0: 4 \u2192 1 of 4", "G0: 2 of 2, as before"),
                lines(robot));
    }

    @Test
    void theAuctionStandsOnTheGroundOfPanels(FxRobot robot) {
        Session session = show(robot, run("fifo-job", Schedulers.MARKET), 900, AuctionView::new);
        robot.interact(() -> session.playhead().seekTick(0));
        BufferedImage picture = picture();
        int[] row = picture.getRGB(0, picture.getHeight() - 20, picture.getWidth(), 1, null, 0, picture.getWidth());
        int ground = new Palette(Theme.LIGHT).of(Tone.SURFACE) & 0xFFFFFF;
        long others = Arrays.stream(row).filter(pixel -> (pixel & 0xFFFFFF) != ground).count();
        assertTrue(others <= 1, others + " pixels are neither ground nor the line between the sides");
    }

    @Test
    void inANarrowWindowTheAuctionKeepsBidsAndOutcomes(FxRobot robot) {
        Session session = show(robot, run("fifo-job", Schedulers.MARKET), 440, AuctionView::new);
        robot.interact(() -> session.playhead().seekTick(0));
        picture();
        assertEquals(List.of("1|A|0|gets C0", "2|B|1|ends cpu", "3|C|2|cpu ended", "4|D|3|gets G0"), rows(robot, "#bids"));
    }

    @Test
    void atAClusterWhoeverHasNoRoomEndsThePass(FxRobot robot) {
        Session session = show(robot, run("fifo-job", Schedulers.HIERARCHICAL), 900, AuctionView::new);
        robot.interact(() -> session.playhead().seekTick(0));
        picture();
        assertEquals("pass of C0 at tick 0 \u00b7 3 waiting, 1 started", shown.view.detail().getValue());
        assertEquals(List.of("1|A|cpu|3|0|gets C0", "2|B|cpu|2|1|ends the pass", "3|C|cpu|1|2|behind"), rows(robot, "#bids"));
        robot.interact(() -> session.selection().selectCluster(1));
        picture();
        assertEquals(List.of("All bids served", "Free cores", "G0: 2 \u2192 0 of 2"), lines(robot));
    }

    @Test
    void withBackfillingTheAuctionSaysWhyThereIsNone(FxRobot robot) {
        RunSpec easy = new RunSpec(WORKLOAD, PLATFORM, "fifo-job", Schedulers.HIERARCHICAL, 1,
                new TreeMap<>(Map.of(Schedulers.REARRANGEMENT, "easy")));
        Session session = show(robot, easy, 900, AuctionView::new);
        robot.interact(() -> session.playhead().toEnd());
        assertTrue(robot.lookup(".empty").<Label>queryAs(Label.class).getText()
                .startsWith("This scheduler holds no auction: with backfilling"));
        assertTrue(robot.lookup(".empty").query().isVisible());
    }

    @Test
    void theReadyQueueShowsBidsAndWhatEachWouldEarnAndKindsDoNotWaitForOneAnother(FxRobot robot) {
        Session session = show(robot, run("pvr", Schedulers.MARKET), 480, ReadyQueueView::new);
        robot.interact(() -> session.playhead().seekPosition(8));
        picture();
        TableView<?> queue = robot.lookup("#queue").queryTableView();
        assertEquals(List.of("", "Task", "Bid", "Earns", "Cores", "Waits", ""),
                queue.getVisibleLeafColumns().stream().map(TableColumn::getText).toList());
        List<String> rows = rows(robot, "#queue");
        assertEquals(4, rows.size());
        assertTrue(rows.stream().filter(row -> row.endsWith("starts next")).count() == 2, "one of each kind: " + rows);
        assertTrue(rows.stream().anyMatch(row -> row.contains("|C|\u2013|\u2013|1|")),
                "without a curve there is nothing to earn: " + rows);
        assertTrue(rows.stream().anyMatch(row -> row.contains("|A|100|50|3|")), "CP 20, SLR 1: 50 now, 100 under the curve: " + rows);
    }

    @Test
    void inANarrowWindowTheQueueKeepsWhatATaskWouldEarnAndWhyItWaits(FxRobot robot) {
        show(robot, run("pvr", Schedulers.MARKET), 300, ReadyQueueView::new);
        picture();
        TableView<?> queue = robot.lookup("#queue").queryTableView();
        assertEquals(List.of("", "Task", "Bid", "Earns", ""), queue.getVisibleLeafColumns().stream().map(TableColumn::getText).toList());
    }

    @Test
    void withoutMarketOrValuePolicyTheQueueShowsKeysAlone(FxRobot robot) {
        show(robot, run("srtf", Schedulers.HIERARCHICAL), 480, ReadyQueueView::new);
        picture();
        TableView<?> queue = robot.lookup("#queue").queryTableView();
        assertEquals(List.of("", "Task", "Key", "Cores", "Waits", ""),
                queue.getVisibleLeafColumns().stream().map(TableColumn::getText).toList());
    }

    @Test
    void barsTellWhatHasBeenEarnedAndAJobThatStarvesIsMarked(FxRobot robot) {
        Session session = show(robot, run("fifo-job", Schedulers.MARKET), 1_300, ScheduleView::new);
        robot.interact(() -> session.playhead().toEnd());
        int[] byJob = pixels(picture());
        robot.clickOn("#schedule-colour");
        robot.clickOn("value earned");
        assertEquals(ColourBy.VALUE, session.colours().byProperty().get());
        assertEquals("Colour: value earned", robot.lookup("#schedule-colour").<MenuButton>queryAs(MenuButton.class).getText());
        assertTrue(robot.lookup("#schedule-legend").query().isVisible());
        for (Theme theme : Theme.values()) {
            robot.interact(() -> session.settings().themeProperty().set(theme));
            BufferedImage picture = picture();
            assertFalse(Arrays.equals(byJob, pixels(picture)));
            int earned = new Palette(theme).value(Palette.VALUE_STEPS);
            assertTrue(Arrays.stream(pixels(picture)).anyMatch(pixel -> pixel == earned), theme + ": A and D have earned all");
        }
        assertEquals(OptionalInt.of(0), session.colours().value(session.snapshot().get()).step(1));
        assertEquals(OptionalInt.empty(), session.colours().value(session.snapshot().get()).step(2));
    }

    @Test
    void barsTellHowLongJobsWaitedAndTheLegendNamesTheSteps(FxRobot robot) {
        Session session = show(robot, run("fifo-job", Schedulers.HIERARCHICAL), 1_300, ScheduleView::new);
        assertFalse(robot.lookup("#schedule-legend").query().isVisible(), "the lists name jobs");
        robot.interact(() -> session.playhead().toEnd());
        robot.clickOn("#schedule-colour");
        robot.clickOn("wait");
        assertEquals(ColourBy.WAIT, session.colours().byProperty().get());
        assertEquals(List.of("none", "2", "3", "6", "11", "20"), legend(robot), "B waits for A, 20 ticks");
        assertTrue(robot.lookup("#schedule-legend").query().isVisible());
        for (Theme theme : Theme.values()) {
            robot.interact(() -> session.settings().themeProperty().set(theme));
            Palette palette = new Palette(theme);
            int[] seen = pixels(picture());
            assertTrue(Arrays.stream(seen).anyMatch(pixel -> pixel == palette.heat(Palette.HEAT_STEPS)), theme + ": B");
            assertTrue(Arrays.stream(seen).anyMatch(pixel -> pixel == palette.valueOpen()), theme + ": A");
        }
    }

    private static List<String> legend(FxRobot robot) {
        return ((HBox) robot.lookup("#schedule-legend").query()).getChildren().stream()
                .flatMap(one -> one instanceof Labeled named ? Stream.of(named.getText()) : Stream.empty()).toList();
    }

    @Test
    void theLegendNamesQueuesAndSaysIfThereAreNone(FxRobot robot) {
        Session session = show(robot, run("fifo-job", Schedulers.HIERARCHICAL), 1_300, ScheduleView::new);
        robot.interact(() -> session.colours().choose(ColourBy.QUEUE));
        assertEquals(List.of("No job of this workload has a queue."), legend(robot));
        List<Job> jobs = WORKLOAD.jobs().stream().map(job -> new Job(job.id(), job.user(), job.arrival(), job.tasks(), job.value(),
                job.id().equals("C") ? Optional.empty() : Optional.of(job.id().equals("D") ? "a-queue-with-a-long-name" : "short")))
                .toList();
        RunSpec queues = RunSpec.of(Workload.of("queues", jobs.toArray(Job[]::new)), PLATFORM, "fifo-job", 1);
        Session other = show(robot, queues, 1_300, ScheduleView::new);
        robot.interact(() -> other.colours().choose(ColourBy.QUEUE));
        assertEquals(List.of("no queue", "a-queue-with-a-\u2026", "short"), legend(robot));
        MenuButton colour = robot.lookup("#schedule-colour").query();
        assertEquals("Colours by queue: no queue, a-queue-with-a-long-name, short", colour.getAccessibleHelp());
        robot.interact(() -> robot.from(robot.lookup("#schedule-legend")).lookup("short").queryAs(Hyperlink.class).fire());
        assertEquals("queue = short", other.askedJobs().words().get());
        robot.interact(() -> robot.from(robot.lookup("#schedule-legend")).lookup("short").queryAs(Hyperlink.class).fire());
        assertEquals("", other.askedJobs().words().get(), "a second click asks for no more");
        robot.interact(() -> other.colours().choose(ColourBy.KIND));
        assertEquals(List.of("cpu", "gpu"), legend(robot));
        robot.interact(() -> other.colours().choose(ColourBy.USER));
        assertEquals(List.of(), legend(robot));
    }

    @Test
    void chipsInTheJobsListTellWaitsOfJobsThatHaveStarted(FxRobot robot) {
        Session session = show(robot, run("fifo-job", Schedulers.HIERARCHICAL), 420, JobsView::new);
        robot.interact(() -> session.colours().choose(ColourBy.WAIT));
        robot.interact(() -> session.playhead().seekTick(0));
        picture();
        assertTrue(robot.lookup(".chip.heat-5").tryQuery().isEmpty(), "B and C have not started yet");
        robot.interact(() -> session.playhead().toEnd());
        picture();
        assertEquals(2, robot.lookup(".chip.heat-5").queryAll().size());
        assertEquals(2, robot.lookup(".chip.value-open").queryAll().size());
    }

    @Test
    void theJobsListCountsAndMarksWhatHasStarved(FxRobot robot) {
        Session session = show(robot, run("fifo-job", Schedulers.MARKET), 420, JobsView::new);
        robot.interact(() -> session.playhead().toEnd());
        assertEquals("0 active \u00b7 3 finished \u00b7 1 starved", shown.view.detail().getValue());
        assertTrue(robot.lookup(".state-starved").tryQuery().isPresent());
        robot.interact(() -> session.colours().choose(ColourBy.VALUE));
        picture();
        assertTrue(robot.lookup(".chip.value-0").tryQuery().isPresent());
        assertTrue(robot.lookup(".chip.value-4").tryQuery().isPresent());
    }

    private static int[] pixels(BufferedImage picture) {
        return picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    }

    @Test
    void namesOfClustersKeepTheirUnderscoresAboveTheQueue(FxRobot robot) {
        Workload workload = Workload.of("w", Job.of("A", 0, Task.of("T", 2)));
        Platform platform = Platform.of("p", Cluster.of("cl_normal_1", 1), Cluster.of("cl_large", 1));
        show(robot, RunSpec.of(workload, platform, "fifo-job", 1), 480, ReadyQueueView::new);
        MenuButton clusters = robot.lookup("#queue-cluster").queryAs(MenuButton.class);
        String shownName = robot.from(clusters).lookup(".text").queryAs(Text.class).getText();
        assertEquals("cl_normal_1", shownName);
        assertTrue(clusters.getItems().stream().noneMatch(MenuItem::isMnemonicParsing));
    }
}
