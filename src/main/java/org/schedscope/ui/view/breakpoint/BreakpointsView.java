package org.schedscope.ui.view.breakpoint;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.schedscope.breakpoint.Condition;
import org.schedscope.chart.paint.Figures;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.time.Breakpoint;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.View;

/** What to stop at: conditions, whether they are on, and how often each has been met up to the playhead. */
public final class BreakpointsView extends View {
    private static final Texts TEXTS = Messages.of("breakpoints");

    private final Session session;
    private final ListView<Breakpoint> list;
    private final Field<String> condition = Field.entered("breakpoint", Notation.TEXT, this::apply);
    private final InputField field = new InputField(condition, "breakpoint-text", TEXTS.text("field"));
    private final MenuButton add = new MenuButton(TEXTS.text("add"));
    private final BorderPane node = new BorderPane();
    /** The breakpoint whose text is in the field to be changed. */
    private Optional<Breakpoint> edited = Optional.empty();

    public BreakpointsView(Session session) {
        super("breakpoints", TEXTS.text("title"));
        this.session = session;
        list = new ListView<>(session.breakpoints().list());
        buildList();
        buildField();
        ConditionTemplates templates = new ConditionTemplates(session.viewpoints());
        for (Condition.Kind template : Condition.Kind.values()) {
            MenuItem item = new MenuItem(TEXTS.text("template." + template.id()));
            item.setId("template-" + template.id());
            item.setOnAction(chosen -> offer(templates.text(template)));
            add.getItems().add(item);
        }
        add.setAccessibleText(TEXTS.text("add.accessible"));
        add.setId("breakpoint-add");
        node.setMinSize(0, 0);
        session.states().when(this::show, WindowState::findings);
        session.states().when(list::refresh, WindowState::moment, WindowState::timesAsTicks);
        show();
        shows(node, add);
    }

    private void buildList() {
        list.setId("breakpoints");
        list.setAccessibleText(TEXTS.text("list"));
        list.getStyleClass().add(Commands.OWNS_SPACE);
        list.setCellFactory(owner -> new BreakpointCell(session, this::edit));
        list.setPlaceholder(TextLabels.empty(TEXTS.text("empty")));
        list.setOnKeyPressed(this::key);
        list.setMinHeight(0);
        node.setCenter(list);
    }

    private void key(KeyEvent event) {
        Breakpoint selected = list.getSelectionModel().getSelectedItem();
        if (selected == null) {
            return;
        }
        switch (event.getCode()) {
            case SPACE -> session.breakpoints().setEnabled(selected, !selected.enabled());
            case DELETE, BACK_SPACE -> session.breakpoints().remove(selected);
            case ENTER, F2 -> edit(selected);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void buildField() {
        field.setPromptText(TEXTS.text("prompt"));
        field.setOnAction(entered -> enter());
        field.focusedProperty().addListener((property, before, now) -> {
            if (!now && edited.isPresent()) {
                begin(Optional.empty(), "");
            }
            foldIfEmpty();
        });
        HBox.setHgrow(field, Priority.ALWAYS);
        HBox row = new HBox(field);
        row.getStyleClass().add("filter-row");
        Label wrong = field.complaint();
        wrong.setId("breakpoint-wrong");
        VBox entry = new VBox(row, wrong);
        entry.getStyleClass().add("breakpoint-entry");
        node.setTop(entry);
    }

    private void edit(Breakpoint breakpoint) {
        begin(Optional.of(breakpoint), breakpoint.text());
        field.requestFocus();
        field.end();
    }

    private void begin(Optional<Breakpoint> which, String text) {
        edited = which;
        field.setText(text);
    }

    /** Puts a text into the field and marks what has to be filled in. */
    private void offer(ConditionTemplates.Offer offer) {
        begin(Optional.empty(), offer.text());
        focusField();
        field.selectRange(offer.from(), offer.to());
    }

    private void enter() {
        if (condition.text().isEmpty()) {
            return;
        }
        if (condition.read()) {
            begin(Optional.empty(), "");
        } else {
            int column = condition.refusal().map(SyntaxException.class::cast).orElseThrow().column();
            field.positionCaret(Math.min(field.getText().indexOf(condition.text()) + column - 1, field.getLength()));
        }
    }

    private void apply(String text) {
        if (edited.isPresent()) {
            session.breakpoints().edit(edited.get(), text, session.playhead().tick());
        } else {
            session.breakpoints().add(text, session.playhead().tick());
        }
    }

    private void show() {
        long on = session.breakpoints().list().stream().filter(Breakpoint::enabled).count();
        int all = session.breakpoints().list().size();
        setDetail(all == 0 ? "" : TEXTS.text("detail", Figures.whole(on), Figures.whole(all)));
        list.refresh();
        foldIfEmpty();
    }

    /** There is nothing to see, and nothing is being typed: also not while another window has come to the front. */
    private void foldIfEmpty() {
        boolean typing = field.isFocused() || !field.getText().isEmpty()
                || field.getScene() != null && field.getScene().getFocusOwner() == field;
        setVacant(session.breakpoints().list().isEmpty() && !typing);
    }

    @Override
    public void focusField() {
        // What is folded up cannot have the focus.
        setVacant(false);
        field.requestFocus();
    }
}
