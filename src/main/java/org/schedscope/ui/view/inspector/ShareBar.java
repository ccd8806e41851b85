package org.schedscope.ui.view.inspector;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.trace.story.TaskStory;
import org.schedscope.ui.view.base.Guard;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Where a response time went: one bar in fixed order, and under it every share with its ticks and percent. */
final class ShareBar extends VBox {
    /** Narrowest that something above zero is drawn, in pixels. */
    private static final double VISIBLE = 2;

    /** One of the five shares: its part of the bar, and the text about it below. */
    private static final class Share {
        private final Region part = new Region();
        private final Label figure = TextLabels.of("", "share-figure");
        private final Label percent = TextLabels.of("", "share-figure", "muted");
        private final VBox key;
        private long ticks;

        Share(String id, String name) {
            part.getStyleClass().addAll("share", id);
            Region colour = new Region();
            colour.getStyleClass().addAll("share-key", "share", id);
            HBox named = new HBox(4, colour, TextLabels.of(name, "share-name"));
            named.setAlignment(Pos.CENTER_LEFT);
            HBox figures = new HBox(5, figure, percent);
            figures.setPadding(new Insets(0, 0, 0, 13));
            key = new VBox(1, named, figures);
        }

        void say(long now, long total, TimeFigures times) {
            ticks = now;
            figure.setText(times.figure(now));
            percent.setText((total == 0 ? 0 : Math.round(100.0 * now / total)) + "%");
        }
    }

    private final List<Share> shares;
    private final Share suspended = new Share("suspended", Messages.WINDOW.text("share.suspended"));
    private final Pane bar = new Pane() {
        @Override
        protected void layoutChildren() {
            Guard.run(ShareBar.this::layOut);
        }
    };
    private final FlowPane keys = new FlowPane(12, 6);

    ShareBar() {
        this(Messages.WINDOW.text("share.parents"));
    }

    /** @param first what the first share is called */
    ShareBar(String first) {
        super(7);
        shares = List.of(new Share("parents", first), named("transfer"), named("queue"), named("running"), suspended);
        bar.getStyleClass().add("share-bar");
        shares.forEach(share -> {
            bar.getChildren().add(share.part);
            keys.getChildren().add(share.key);
        });
        suspended.key.visibleProperty().bind(suspended.key.managedProperty());
        getChildren().addAll(bar, keys);
    }

    private static Share named(String id) {
        return new Share(id, Messages.WINDOW.text("share." + id));
    }

    /** @param told notation of times */
    void show(TaskStory.Shares now, TimeFigures told) {
        long[] ticks = {now.parents(), now.transfer(), now.queue(), now.running(), now.suspended()};
        for (int i = 0; i < ticks.length; i++) {
            shares.get(i).say(ticks[i], now.total(), told);
        }
        suspended.key.setManaged(now.suspended() > 0);
        bar.requestLayout();
    }

    private void layOut() {
        long total = Math.max(1, shares.stream().mapToLong(share -> share.ticks).sum());
        double x = 0;
        double width = bar.getWidth();
        for (int i = 0; i < shares.size(); i++) {
            long ticks = shares.get(i).ticks;
            double wide = ticks == 0 ? 0 : Math.max(VISIBLE, Math.min(width - x, width * ticks / total));
            boolean last = shares.subList(i + 1, shares.size()).stream().allMatch(share -> share.ticks == 0);
            double end = last && ticks > 0 ? width : Math.round(x + wide);
            shares.get(i).part.resizeRelocate(Math.round(x), 0, ticks == 0 ? 0 : Math.max(0, end - Math.round(x)), bar.getHeight());
            x = ticks == 0 ? x : end;
        }
    }
}
