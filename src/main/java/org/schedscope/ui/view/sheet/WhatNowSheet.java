package org.schedscope.ui.view.sheet;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.experiment.future.WhatNow;
import org.schedscope.model.Job;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.draft.WhatNowDraft;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.table.Table;

/** When the jobs that wait at the playhead would start under several policies. */
public final class WhatNowSheet {
    private static final Texts TEXTS = Messages.of("what-now");
    private static final double WIDTH = 760;
    private static final double HEIGHT = 320;
    private static final double TICKS = 110;

    private final Session session;
    private final WhatNowDraft draft;
    private final TextField field = new TextField();
    private final Label message = TextLabels.of("", "bad");
    private final Label state = FieldControls.prose("", "text-2");
    private final StackPane place = new StackPane();
    private final FlowPane futures = new FlowPane(8, 8);

    private WhatNowSheet(Session session) {
        this.session = session;
        draft = new WhatNowDraft(session);
    }

    public static Dialog<ButtonType> of(Window owner, Session session) {
        return new WhatNowSheet(session).dialog(owner);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        field.setId("what-now-policies");
        field.textProperty().bindBidirectional(draft.policies);
        field.setOnAction(typed -> draft.ask());
        HBox.setHgrow(field, Priority.ALWAYS);
        Button simulate = FieldControls.button("what-now-simulate", TEXTS.text("simulate"), () -> draft.ask());
        Label label = new Label(TEXTS.text("policies"));
        label.setLabelFor(field);
        HBox row = FieldControls.line(label, field, simulate);
        state.setId("what-now-state");
        message.setId("what-now-message");
        message.setWrapText(true);
        place.setPrefSize(WIDTH, HEIGHT);
        place.setMinSize(0, 0);
        VBox.setVgrow(place, Priority.ALWAYS);
        futures.setAlignment(Pos.CENTER_LEFT);
        VBox rows = ModalSheet.plain(new VBox(8, row, message, state, place, futures));
        VBox.setVgrow(rows.getChildren().get(0), Priority.ALWAYS);
        draft.problemProperty().addListener((property, before, now) -> complain());
        draft.answerProperty().addListener((property, before, now) -> now.ifPresent(this::show));
        complain();
        draft.ask();
        return new ModalSheet(owner, "what-now-sheet", TEXTS.text("title"), rows).explainedBy("what-now").resizable()
                .closed(TEXTS.text("close")).dialog(field::requestFocus);
    }

    private void complain() {
        String said = draft.problemProperty().get().map(SpokenLanguage::tell).orElse("");
        message.setText(said);
        message.setVisible(!said.isEmpty());
        message.setManaged(!said.isEmpty());
    }

    private void show(WhatNowDraft.Answer answer) {
        WhatNow now = answer.now();
        TimeFigures times = session.times(answer.run().workload());
        state.setText(TEXTS.text(now.snapshot().waiting().isEmpty() ? "state.none" : "state", times.moment(now.snapshot().tick()),
                Figures.whole(now.snapshot().running()), Figures.whole(now.snapshot().waiting().size())));
        place.getChildren().clear();
        futures.getChildren().clear();
        if (!answer.rows().isEmpty()) {
            place.getChildren().setAll(table(answer, times));
            futures.getChildren().add(TextLabels.of(TEXTS.text("open"), "text-2"));
            IntStream.range(0, answer.policies().size()).mapToObj(column -> future(answer, column)).forEach(futures.getChildren()::add);
        }
    }

    /** Opens what is to come under a policy, for which the sheet goes. */
    private Button future(WhatNowDraft.Answer answer, int column) {
        Button open = new Button(answer.policies().get(column));
        open.setId("what-now-open-" + column);
        open.setAccessibleText(TEXTS.text("open.accessible", answer.policies().get(column)));
        open.setOnAction(pressed -> {
            TimeFigures times = session.times(answer.run().workload());
            draft.open(answer, column, TEXTS.text("future", answer.policies().get(column), times.moment(answer.now().snapshot().tick())));
            open.getScene().getWindow().hide();
        });
        return open;
    }

    private Node table(WhatNowDraft.Answer answer, TimeFigures times) {
        Table<WhatNow.Row> table = new Table<>("what-now", TEXTS.text("accessible"), FXCollections.observableArrayList(answer.rows()),
                session);
        table.column(TEXTS.text("column.job"), 110, "id", row -> job(answer, row).id());
        table.column(TEXTS.text("column.user"), 110, "id", row -> job(answer, row).user()).fills();
        table.column(TEXTS.text("column.waits"), TICKS, "num", row -> Long.toString(waited(answer, row)))
                .shows(row -> times.figure(waited(answer, row)));
        for (int number = 0; number < answer.policies().size(); number++) {
            int column = number;
            table.column(answer.policies().get(column), TICKS, "num", row -> told(answer.startsIn(row, column), Long::toString))
                    .shows(row -> told(answer.startsIn(row, column), wait -> "+" + times.figure(wait)))
                    .hover(row -> hover(row, column, times));
        }
        table.whenChosen(row -> session.selection().selectJob(row.job()));
        return table.node();
    }

    private static Job job(WhatNowDraft.Answer answer, WhatNow.Row row) {
        return answer.run().index().job(row.job());
    }

    private static long waited(WhatNowDraft.Answer answer, WhatNow.Row row) {
        long tick = answer.now().snapshot().tick();
        return tick - Math.min(tick, job(answer, row).arrival());
    }

    private static String told(OptionalLong wait, LongFunction<String> words) {
        return wait.isEmpty() ? TEXTS.text("never") : words.apply(wait.getAsLong());
    }

    private static String hover(WhatNow.Row row, int column, TimeFigures times) {
        Optional<String> end = row.ends().get(column).isEmpty() ? Optional.empty()
                : Optional.of(times.moment(row.ends().get(column).getAsLong()));
        return row.starts().get(column).isEmpty() ? TEXTS.text("never.hover")
                : TEXTS.text("hover", times.moment(row.starts().get(column).getAsLong()), end.orElse(TEXTS.text("never")));
    }
}
