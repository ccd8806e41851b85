package org.schedscope.ui.view.inspector;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.cause.CoreHolders;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Who held the cores: a bar per user, the longest as wide as there is room; the jobs of one, where they are known, on request. */
final class HolderBars extends VBox {
    private static final Texts TEXTS = Messages.of("subject");
    /** Users shown before the rest is asked for. */
    private static final int FEW = 5;
    private static final int MANY = 40;
    /** Jobs of a user that are named. */
    private static final int JOBS = 24;
    private static final double NAME_WIDTH = 92;

    /** A user, with the jobs by which cores were held if they are known. */
    private record Held(String user, double coreTicks, double share, List<Integer> jobs, String told) {
    }

    private final Session session;
    private List<Held> shown = List.of();
    private boolean all;
    private final Set<String> unfolded = new HashSet<>();

    HolderBars(Session session) {
        super(3);
        this.session = session;
        getStyleClass().add("holder-bars");
    }

    void show(List<PartMeasures.Holder> holders) {
        fill(holders.stream().map(one -> new Held(one.user(), one.coreTicks(), one.share(), List.of(),
                told(one.user(), one.coreTicks()))).toList());
    }

    void showCausers(List<CoreHolders.UserShare> causers) {
        fill(causers.stream().map(one -> new Held(one.user(), one.coreTicks(), one.share(),
                one.jobs().stream().map(CoreHolders.Holder::job).toList(), told(one.user(), one.coreTicks()))).toList());
    }

    private static String told(String user, double coreTicks) {
        return TEXTS.text("holders.told", user, Figures.whole(Math.round(coreTicks)));
    }

    /** Whose jobs ended late, by their shares of all tardiness; the worst first. */
    void showLate(List<UserRow> users) {
        double all = users.stream().mapToDouble(UserRow::weightedTardiness).sum();
        fill(users.stream().filter(row -> row.weightedTardiness() > 0)
                .sorted(Comparator.comparingDouble((UserRow row) -> -row.weightedTardiness()).thenComparing(UserRow::user))
                .map(row -> new Held(row.user(), row.weightedTardiness(), row.weightedTardiness() / all, List.of(),
                        TEXTS.text("late.told", row.user(), Figures.whole(Math.round(row.weightedTardiness())),
                                Figures.whole(row.violated()), Figures.whole(row.jobs())))).toList());
    }

    private void fill(List<Held> now) {
        if (!now.equals(shown)) {
            shown = now;
            all = false;
            unfolded.clear();
            build();
        }
    }

    private void build() {
        getChildren().clear();
        int count = Math.min(shown.size(), all ? MANY : shown.size() == FEW + 1 ? FEW + 1 : FEW);
        for (Held held : shown.subList(0, count)) {
            getChildren().add(row(held, shown.get(0).share()));
            if (unfolded.contains(held.user())) {
                getChildren().add(jobs(held));
            }
        }
        List<Held> rest = shown.subList(count, shown.size());
        if (!rest.isEmpty()) {
            Hyperlink more = link(TEXTS.text("holders.more", Figures.whole(rest.size())), () -> {
                all = true;
                build();
            });
            more.setDisable(all);
            HBox row = new HBox(8, more, percent(rest.stream().mapToDouble(Held::share).sum()));
            HBox.setHgrow(more, Priority.ALWAYS);
            more.setMaxWidth(Double.MAX_VALUE);
            row.setAlignment(Pos.CENTER_LEFT);
            getChildren().add(row);
        }
    }

    private HBox row(Held held, double longest) {
        Hyperlink name = link(held.user(), () -> session.selection().selectUser(held.user()));
        name.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
        name.setMinWidth(NAME_WIDTH);
        name.setMaxWidth(NAME_WIDTH);
        Hover.over(name).says(held.told());
        Region bar = new Region();
        bar.getStyleClass().add("holder-bar");
        StackPane room = new StackPane(bar);
        room.setAlignment(Pos.CENTER_LEFT);
        room.setMinWidth(0);
        bar.maxWidthProperty().bind(room.widthProperty().multiply(held.share() / longest));
        HBox.setHgrow(room, Priority.ALWAYS);
        HBox row = new HBox(8, name, room, percent(held.share()));
        row.setAlignment(Pos.CENTER_LEFT);
        if (!held.jobs().isEmpty()) {
            Hyperlink fold = link(unfolded.contains(held.user()) ? "\u25be" : "\u25b8", () -> {
                if (!unfolded.remove(held.user())) {
                    unfolded.add(held.user());
                }
                build();
            });
            fold.setAccessibleText(TEXTS.text("holders.jobs", held.user()));
            row.getChildren().add(0, fold);
        }
        return row;
    }

    private FlowPane jobs(Held held) {
        FlowPane names = new FlowPane(6, 2);
        names.getStyleClass().add("holder-jobs");
        held.jobs().stream().limit(JOBS).forEach(job -> names.getChildren().add(
                link(session.runs().run().index().job(job).id(), () -> session.selection().selectWhole(job))));
        if (held.jobs().size() > JOBS) {
            names.getChildren().add(TextLabels.of(TEXTS.text("more", Figures.whole(held.jobs().size() - JOBS)), "muted", "small"));
        }
        return names;
    }

    private static Label percent(double share) {
        Label label = TextLabels.of(TEXTS.text("percent", Figures.decimal(100 * share, 1, SpokenLanguage.now())), "fact-value");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    /** A link that never looks used. */
    static Hyperlink link(String text, Runnable action) {
        Hyperlink link = new Hyperlink(text);
        link.setMnemonicParsing(false);
        link.getStyleClass().addAll("link", "step-link");
        link.setOnAction(pressed -> {
            link.setVisited(false);
            action.run();
        });
        return link;
    }
}
