package org.schedscope.ui.view.inspector;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.RangeText;
import org.schedscope.ui.view.kit.TextLabels;

/** The card of the marked range, below whatever the inspector shows. */
final class RangeCard {
    private static final Texts TEXTS = Messages.of("subject");
    /** Free room beside the ticks that are zoomed to, as a share of them. */
    private static final double ROOM = 0.05;

    private final Session session;
    private final Label detail = TextLabels.of("", "panel-detail");
    private final FactRows rows = new FactRows();
    private final PartFacts facts;
    private final HolderBars holders;
    private final Label holdersTitle = TextLabels.of(TEXTS.text("holders"), "strong");
    private final Button zoom = new Button(TEXTS.text("range.zoom"));
    private final VBox node;

    RangeCard(Session session) {
        this.session = session;
        facts = new PartFacts(session, rows);
        holders = new HolderBars(session.viewpoints());
        HBox head = new HBox(8, TextLabels.of(TEXTS.text("range"), "panel-title"), detail);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("panel-head");
        detail.setMinWidth(0);
        zoom.setId("range-zoom");
        zoom.setOnAction(pressed -> session.range().get().ifPresent(part -> session.timeline().show(shown(part))));
        Button lift = new Button(TEXTS.text("range.lift"));
        lift.setId("range-lift");
        lift.setOnAction(pressed -> session.range().lift());
        VBox body = new VBox(8, rows, new HBox(8, zoom, lift), holdersTitle, holders);
        body.getStyleClass().add("inspector");
        ScrollPane scroll = new ScrollPane(body);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        node = new VBox(head, scroll);
        node.setId("range-card");
        node.setMinHeight(0);
    }

    private TickRange shown(RunPart part) {
        double to = Math.min(part.to(), Math.max(part.from() + 1, session.runs().run().lastTick()));
        double room = ROOM * (to - part.from());
        return new TickRange(Math.max(0, part.from() - room), to + room);
    }

    Region node() {
        return node;
    }

    /** Shows the marked part as it is known, which may be nothing yet. */
    void show(RunPart marked, PlayheadSnapshot snapshot) {
        String length = marked.hasTicks() && marked.to() < RunPart.OPEN ? session.times().length(marked.to() - marked.from()) : "";
        detail.setText(String.join(" \u00b7 ", Stream.of(RangeText.of(session, marked), length).filter(text -> !text.isEmpty()).toList()));
        zoom.setDisable(!marked.hasTicks());
        Optional<PartMeasures> known = snapshot.part().filter(part -> part.part().equals(marked));
        known.ifPresent(part -> {
            rows.begin();
            facts.jobs(part);
            facts.waits(part);
            facts.use(part);
            facts.late(part);
            rows.end();
            holders.show(part.holders());
            boolean held = !part.holders().isEmpty();
            holdersTitle.setVisible(held);
            holdersTitle.setManaged(held);
        });
    }
}
