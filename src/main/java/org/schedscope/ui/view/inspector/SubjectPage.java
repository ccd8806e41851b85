package org.schedscope.ui.view.inspector;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.schedscope.audit.lint.LintFinding;
import org.schedscope.chart.paint.Figures;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.SubjectModel;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Subject;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TaskLink;
import org.schedscope.ui.view.kit.TextLabels;

/** The inspector's page about a user, a cluster, a core, a cell of the heatmap or a finding. */
final class SubjectPage {
    static final Texts TEXTS = Messages.of("subject");
    private static final Texts USERS = Messages.of("users");
    /** Jobs and tasks that are named. */
    private static final int NAMED = 24;

    private final Session session;
    private final FactRows rows = new FactRows();
    private final PartFacts part;
    private final Label sentence = TextLabels.of("", "step-detail");
    private final FlowPane actions = new FlowPane(8, 4);
    private final Label listTitle = TextLabels.of("", "strong");
    private final FlowPane list = new FlowPane(6, 2);
    private final Label holdersTitle = TextLabels.of("", "strong");
    private final HolderBars holders;
    private final VBox node;

    SubjectPage(Session session) {
        this.session = session;
        part = new PartFacts(session, rows);
        holders = new HolderBars(session.viewpoints());
        sentence.setWrapText(true);
        holdersTitle.setWrapText(true);
        actions.setId("subject-actions");
        list.setId("subject-list");
        node = new VBox(sentence, rows, actions, holdersTitle, holders, listTitle, list);
        node.getStyleClass().add("inspector");
        node.setId("subject");
    }

    Node node() {
        return node;
    }

    private void begin() {
        rows.begin();
        actions.getChildren().clear();
        tell("");
        name("", List.of(), number -> null);
        holdersTitle("");
    }

    /** Its kind, in a word or two. */
    private String end(String key) {
        rows.end();
        return TEXTS.text(key);
    }

    private void tell(String text) {
        sentence.setText(text);
        there(sentence, !text.isEmpty());
        there(actions, !actions.getChildren().isEmpty());
    }

    private void holdersTitle(String text) {
        holdersTitle.setText(text);
        there(holdersTitle, !text.isEmpty());
        there(holders, !text.isEmpty());
    }

    private void name(String title, List<Integer> numbers, IntFunction<Node> link) {
        listTitle.setText(title);
        list.getChildren().clear();
        numbers.stream().limit(NAMED).forEach(number -> list.getChildren().add(link.apply(number)));
        if (numbers.size() > NAMED) {
            list.getChildren().add(TextLabels.of(TEXTS.text("more", Figures.whole(numbers.size() - NAMED)), "muted", "small"));
        }
        there(listTitle, !numbers.isEmpty());
        there(list, !numbers.isEmpty());
    }

    private static void there(Node node, boolean is) {
        node.setVisible(is);
        node.setManaged(is);
    }

    private void action(String id, Runnable run) {
        Button button = new Button(TEXTS.text("action." + id));
        button.setId("subject-" + id);
        button.setOnAction(pressed -> run.run());
        actions.getChildren().add(button);
        there(actions, true);
    }

    private Node jobLink(int job) {
        return HolderBars.link(session.runs().run().index().job(job).id(), () -> session.selection().selectWhole(job));
    }

    /** @return what it is, in a word or two */
    String user(PlayheadSnapshot snapshot, String user, Optional<SubjectModel.Facts> facts) {
        begin();
        Optional<UserRow> found = snapshot.report().users().stream().filter(row -> row.user().equals(user)).findFirst();
        found.ifPresent(row -> {
            rows.add(USERS.text("column.jobs"), Figures.whole(row.jobs()));
            if (row.violated() > 0) {
                rows.addBad(TEXTS.text("late.jobs"), Figures.whole(row.violated()));
                rows.addBad(USERS.text("column.veet"), Figures.decimal(row.veetPercent(), 1, SpokenLanguage.now()));
                rows.addBad(TEXTS.text("tardiness"), Figures.whole(Math.round(row.weightedTardiness())));
            } else {
                rows.add(TEXTS.text("late.jobs"), Figures.whole(row.violated()));
            }
            facts.ifPresent(known -> ofUser(user, known.part()));
            rows.add(TEXTS.text("expected-share"), Figures.whole(row.capacity()));
        });
        action("filter", () -> session.askedJobs().askUser(user));
        facts.ifPresent(known -> causes(known, "cause.user"));
        return end("is.user");
    }

    private void ofUser(String user, PartMeasures measures) {
        part.waits(measures);
        double share = measures.holders().stream().filter(one -> one.user().equals(user)).mapToDouble(PartMeasures.Holder::share).sum();
        rows.add(TEXTS.text("share"), PartFacts.percent(share));
    }

    private void causes(SubjectModel.Facts facts, String key) {
        if (facts.late().isEmpty()) {
            return;
        }
        name(TEXTS.text("late.named", Figures.whole(facts.late().size())), facts.late(), this::jobLink);
        holdersTitle(TEXTS.text(facts.causers().isEmpty() ? "cause.nobody" : key));
        holders.showCausers(facts.causers());
    }

    String cluster(PlayheadSnapshot snapshot, Subject.OfCluster of, Optional<SubjectModel.Facts> facts) {
        begin();
        Cluster cluster = snapshot.run().platform().clusters().get(of.cluster());
        int free = snapshot.states().freeCores(of.cluster());
        rows.add(TEXTS.text("cores"), TEXTS.text("cores.value", Figures.whole(cluster.cores()), Figures.whole(free)));
        rows.add(TEXTS.text("kind"), cluster.kind());
        router(snapshot.run().platform().root(), cluster).ifPresent(router -> rows.add(TEXTS.text("router"), router));
        if (!snapshot.isQueueCentral()) {
            rows.add(TEXTS.text("queue"), Figures.whole(snapshot.states().queueLength(of.cluster())));
        }
        place(snapshot, RunPart.Cores.of(snapshot.run().platform(), of.cluster()), facts);
        return end("is.cluster");
    }

    String core(PlayheadSnapshot snapshot, Subject.OfCore of, Optional<SubjectModel.Facts> facts) {
        begin();
        place(snapshot, new RunPart.Cores(of.cluster(), of.core(), of.core()), facts);
        return end("is.core");
    }

    private void place(PlayheadSnapshot snapshot, RunPart.Cores cores, Optional<SubjectModel.Facts> facts) {
        facts.ifPresent(known -> {
            part.use(known.part());
            part.jobs(known.part());
            part.waits(known.part());
            part.late(known.part());
            WorkloadIndex index = snapshot.run().index();
            name(TEXTS.text("running"), known.running(), task -> HolderBars.link(index.shortLabel(task),
                    () -> session.selection().selectTask(task)));
            holdersTitle(known.part().holders().isEmpty() ? "" : TEXTS.text("holders"));
            holders.show(known.part().holders());
        });
        action("mark", () -> session.range().markRows(List.of(cores)));
    }

    String cell(PlayheadSnapshot snapshot, Subject.OfCell cell, Optional<SubjectModel.Facts> facts) {
        begin();
        String user = snapshot.run().jobs().users().get(cell.user());
        long to = cell.tick() + snapshot.violations().bin();
        rows.add(TEXTS.text("ticks"), TEXTS.text("ticks.value", session.times().moment(cell.tick()), session.times().moment(to)));
        facts.ifPresent(known -> {
            rows.add(TEXTS.text("late.jobs"), Figures.whole(known.late().size()));
            causes(known, "cause.cell");
        });
        action("mark-ticks", () -> session.range().markTicks(cell.tick(), to));
        action("user", () -> session.selection().selectUser(user));
        action("filter", () -> session.askedJobs().askUser(user));
        return end("is.cell");
    }

    String finding(PlayheadSnapshot snapshot, LintFinding finding) {
        begin();
        rows.add(TEXTS.text("tick"), session.times().moment(finding.tick()));
        finding.cluster().ifPresent(number -> rows.add(TEXTS.text("cluster"), snapshot.run().platform().clusters().get(number).id()));
        finding.task().ifPresent(task -> rows.add(TEXTS.text("task"), TaskLink.go(
                HolderBars.link(snapshot.run().index().shortLabel(task), () -> {}), session,
                snapshot.run().index(), task, finding.tick())));
        tell(SpokenLanguage.tell(finding.message(), session.times()));
        return end(finding.error() ? "is.illegal" : "is.advice");
    }

    /** The router that a cluster hangs from. */
    private static Optional<String> router(PlatformNode node, Cluster cluster) {
        if (!(node instanceof Router router)) {
            return Optional.empty();
        }
        return router.children().contains(cluster) ? Optional.of(router.id())
                : router.children().stream().flatMap(child -> router(child, cluster).stream()).findFirst();
    }

    /** {@code C1}, {@code C1 · core 3}. */
    static String title(Platform platform, Subject place) {
        return place instanceof Subject.OfCore core
                ? TEXTS.text("title.core", platform.clusters().get(core.cluster()).id(), Figures.whole(core.core() + 1))
                : platform.clusters().get(((Subject.OfCluster) place).cluster()).id();
    }
}
