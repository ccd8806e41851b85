package org.schedscope.ui.view.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.trace.story.TaskStory;
import org.schedscope.ui.view.base.Guard;

/** Where a response time went: one bar in fixed order, and under it every share with its ticks and percent. */
public final class ShareBar extends VBox {
    /** Narrowest that something above zero is drawn, in pixels. */
    private static final double VISIBLE = 2;

    /** One of the five shares. */
    private record Share(String name, long ticks) {
    }

    private TimeFigures times;
    private final List<Share> shares = new ArrayList<>();
    private final Pane bar = new Pane() {
        @Override
        protected void layoutChildren() {
            Guard.run(ShareBar.this::layOut);
        }
    };
    private final FlowPane keys = new FlowPane(12, 6);

    private final String first;

    public ShareBar() {
        this(Messages.WINDOW.text("share.parents"));
    }

    /** @param first what the first share is called */
    public ShareBar(String first) {
        super(7);
        this.first = first;
        bar.getStyleClass().add("share-bar");
        getChildren().addAll(bar, keys);
    }

    /** @param told how times are told */
    public void show(TaskStory.Shares now, TimeFigures told) {
        times = told;
        shares.clear();
        shares.add(new Share("parents", now.parents()));
        shares.add(new Share("transfer", now.transfer()));
        shares.add(new Share("queue", now.queue()));
        shares.add(new Share("running", now.running()));
        if (now.suspended() > 0) {
            shares.add(new Share("suspended", now.suspended()));
        }
        bar.getChildren().clear();
        keys.getChildren().clear();
        for (Share share : shares) {
            Region part = new Region();
            part.getStyleClass().addAll("share", share.name());
            bar.getChildren().add(part);
            keys.getChildren().add(key(share, now.total()));
        }
        bar.requestLayout();
    }

    private VBox key(Share share, long total) {
        Region colour = new Region();
        colour.getStyleClass().addAll("share-key", "share", share.name());
        HBox name = new HBox(4, colour, TextLabels.of(share.name().equals("parents") ? first
                : Messages.WINDOW.text("share." + share.name()),
                "share-name"));
        name.setAlignment(Pos.CENTER_LEFT);
        long percent = total == 0 ? 0 : Math.round(100.0 * share.ticks() / total);
        HBox figures = new HBox(5, TextLabels.of(times.figure(share.ticks()), "share-figure"),
                TextLabels.of(percent + "%", "share-figure", "muted"));
        figures.setPadding(new Insets(0, 0, 0, 13));
        return new VBox(1, name, figures);
    }

    private void layOut() {
        long total = Math.max(1, shares.stream().mapToLong(Share::ticks).sum());
        double x = 0;
        double width = bar.getWidth();
        for (int i = 0; i < shares.size(); i++) {
            long ticks = shares.get(i).ticks();
            double wide = ticks == 0 ? 0 : Math.max(VISIBLE, Math.min(width - x, width * ticks / total));
            boolean last = shares.subList(i + 1, shares.size()).stream().allMatch(share -> share.ticks() == 0);
            double end = last && ticks > 0 ? width : Math.round(x + wide);
            bar.getChildren().get(i).resizeRelocate(Math.round(x), 0, ticks == 0 ? 0 : Math.max(0, end - Math.round(x)), bar.getHeight());
            x = ticks == 0 ? x : end;
        }
    }
}
