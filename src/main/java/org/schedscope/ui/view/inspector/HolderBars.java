package org.schedscope.ui.view.inspector;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
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
import org.schedscope.ui.state.time.Viewpoints;
import org.schedscope.ui.view.base.KeptNodes;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Users of the cores: a bar each, the longest as wide as there is room; the jobs of one, where they are known, on request. */
final class HolderBars extends VBox {
    private static final Texts TEXTS = Messages.of("subject");
    /** Users shown before the rest is opened. */
    private static final int FEW = 5;
    private static final int MANY = 40;
    /** Jobs of a user that are named. */
    private static final int JOBS = 24;

    /** A user, with the jobs by which cores were held if they are known. */
    private record Held(String user, double coreTicks, double share, List<Integer> jobs, String told) {
    }

    private final Viewpoints window;
    private final KeptNodes<UserBar> bars;
    private final Hyperlink more = link("", this::showAll);
    private final Label restShare = share();
    private final HBox restRow;
    private List<Held> shown = List.of();
    private boolean all;
    private final Set<String> unfolded = new HashSet<>();

    HolderBars(Viewpoints window) {
        super(3);
        this.window = window;
        getStyleClass().add("holder-bars");
        VBox users = new VBox(3);
        bars = new KeptNodes<>(users.getChildren(), UserBar::new);
        restRow = new HBox(8, more, restShare);
        restRow.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(more, Priority.ALWAYS);
        more.setMaxWidth(Double.MAX_VALUE);
        getChildren().setAll(users, restRow);
        build();
    }

    private void showAll() {
        all = true;
        build();
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
                                Figures.whole(row.violated()), Figures.whole(row.jobs()))))
                .toList());
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
        int count = Math.min(shown.size(), all ? MANY : shown.size() == FEW + 1 ? FEW + 1 : FEW);
        bars.begin();
        shown.subList(0, count).forEach(held -> bars.next().show(held, shown.get(0).share()));
        bars.end();
        List<Held> rest = shown.subList(count, shown.size());
        more.setText(TEXTS.text("holders.more", Figures.whole(rest.size())));
        more.setDisable(all);
        restShare.setText(PartFacts.percent(rest.stream().mapToDouble(Held::share).sum()));
        restRow.setVisible(!rest.isEmpty());
        restRow.setManaged(!rest.isEmpty());
    }

    /** A user's bar, and below it the jobs if they are opened. */
    private final class UserBar extends VBox {
        private Held held;
        private final Hyperlink fold = link("", this::turn);
        private final Hyperlink name = link("", () -> window.selection().selectUser(held.user()));
        private final Hover told = Hover.over(name);
        private final DoubleProperty length = new SimpleDoubleProperty();
        private final Label percent = share();
        private final HBox line;

        UserBar() {
            super(3);
            name.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
            name.getStyleClass().add("holder-name");
            Region bar = new Region();
            bar.getStyleClass().add("holder-bar");
            StackPane room = new StackPane(bar);
            room.setAlignment(Pos.CENTER_LEFT);
            room.setMinWidth(0);
            bar.maxWidthProperty().bind(room.widthProperty().multiply(length));
            HBox.setHgrow(room, Priority.ALWAYS);
            line = new HBox(8, name, room, percent);
            line.setAlignment(Pos.CENTER_LEFT);
            getChildren().add(line);
        }

        private void turn() {
            if (!unfolded.remove(held.user())) {
                unfolded.add(held.user());
            }
            build();
        }

        void show(Held now, double longest) {
            held = now;
            name.setText(held.user());
            told.says(held.told());
            length.set(held.share() / longest);
            percent.setText(PartFacts.percent(held.share()));
            boolean open = unfolded.contains(held.user());
            fold.setText(open ? "\u25be" : "\u25b8");
            fold.setAccessibleText(TEXTS.text("holders.jobs", held.user()));
            if (held.jobs().isEmpty()) {
                line.getChildren().remove(fold);
            } else if (!line.getChildren().contains(fold)) {
                line.getChildren().add(0, fold);
            }
            if (open || getChildren().size() > 1) {
                getChildren().setAll(open ? List.of(line, jobs(held)) : List.of(line));
            }
        }
    }

    private FlowPane jobs(Held held) {
        FlowPane names = new FlowPane(6, 2);
        names.getStyleClass().add("holder-jobs");
        held.jobs().stream().limit(JOBS).forEach(job -> names.getChildren().add(
                link(window.runs().run().index().job(job).id(), () -> window.selection().selectWhole(job))));
        if (held.jobs().size() > JOBS) {
            names.getChildren().add(TextLabels.of(TEXTS.text("more", Figures.whole(held.jobs().size() - JOBS)), "muted", "small"));
        }
        return names;
    }

    private static Label share() {
        Label label = TextLabels.of("", "fact-value");
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
