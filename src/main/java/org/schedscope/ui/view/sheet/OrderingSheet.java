package org.schedscope.ui.view.sheet;

import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.stage.Window;
import org.schedscope.policy.expression.Function;
import org.schedscope.policy.expression.Variable;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.draft.OrderingDraft;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.help.LocalisedDescriptions;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Form of an ordering of the user's own: an expression, a list of its words, and the mistake underlined. */
public final class OrderingSheet {
    private static final Texts TEXTS = Messages.of("ordering");
    private static final int EXAMPLES = 5;

    private final Session session;
    private final OrderingDraft draft;
    private final InputField field;
    private final TextFlow echo = new TextFlow();
    private final Label message = FieldControls.prose("", "bad");

    private OrderingSheet(Session session) {
        this.session = session;
        draft = new OrderingDraft(session.runs());
        field = new InputField(draft.expression, "ordering-text", TEXTS.text("title"));
    }

    public static Dialog<ButtonType> of(Window owner, Session session) {
        return new OrderingSheet(session).dialog(owner);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        draft.expression.textProperty().addListener(change -> show());
        ModalSheet sheet = new ModalSheet(owner, "ordering-sheet", TEXTS.text("title"), body()).explainedBy("ordering");
        sheet.applied("ordering-take", TEXTS.text("take"), draft.expression.valueProperty().map(Optional::isEmpty), draft::apply);
        show();
        return sheet.cancelled("ordering-leave", TEXTS.text("leave")).dialog(field::requestFocus);
    }

    private Node body() {
        field.getStyleClass().add("mono");
        echo.setId("ordering-echo");
        message.setId("ordering-message");
        Label intro = TextLabels.of(TEXTS.text("intro"), "text-2");
        intro.setWrapText(true);
        VBox rows = new VBox(6, intro, field, echo, message, TextLabels.of(TEXTS.text("examples"), "sheet-section"), examples(),
                TextLabels.of(TEXTS.text("variables"), "sheet-section"), words());
        rows.setPadding(new Insets(12, 16, 4, 16));
        return ModalSheet.scrolled(rows, session.settings().themeProperty().get());
    }

    private GridPane examples() {
        GridPane grid = grid();
        for (int number = 1; number <= EXAMPLES; number++) {
            Hyperlink link = new Hyperlink(TEXTS.text("example." + number));
            link.getStyleClass().addAll("link", "mono");
            link.setId("ordering-example-" + number);
            link.setOnAction(clicked -> {
                draft.expression.type(link.getText());
                field.requestFocus();
                field.end();
            });
            grid.addRow(number - 1, link, TextLabels.of(TEXTS.text("example." + number + ".meaning"), "text-2"));
        }
        return grid;
    }

    private static GridPane words() {
        GridPane grid = grid();
        int row = 0;
        for (Variable variable : Variable.values()) {
            grid.addRow(row++, TextLabels.of(variable.word(), "mono", "strong"), meaning(LocalisedDescriptions.variable(variable)));
        }
        for (Function function : Function.values()) {
            grid.addRow(row++, TextLabels.of(function.word() + "(…)", "mono", "strong"), meaning(LocalisedDescriptions.function(function)));
        }
        grid.addRow(row++, TextLabels.of("if(a < b, x, y)", "mono", "strong"), meaning(TEXTS.text("if")));
        grid.addRow(row, TextLabels.of("+ - * / ^", "mono", "strong"), meaning(TEXTS.text("operators")));
        return grid;
    }

    private static Label meaning(String text) {
        Label label = TextLabels.of(text, "text-2");
        label.setWrapText(true);
        return label;
    }

    private static GridPane grid() {
        GridPane grid = new GridPane();
        grid.setHgap(16);
        grid.setVgap(2);
        return grid;
    }

    private String right() {
        return TEXTS.text(draft.isSlow() ? "right.anew" : "right");
    }

    private void show() {
        Field<?> input = draft.expression;
        Optional<SyntaxException> mistake = input.refusal().map(SyntaxException.class::cast);
        message.setText(mistake.map(wrong -> SpokenLanguage.tell(wrong.what())).orElseGet(this::right));
        Nodes.mark(message, "bad", mistake.isPresent());
        String text = input.text();
        int from = mistake.map(wrong -> Math.min(text.length(), wrong.from())).orElse(text.length());
        int to = mistake.map(wrong -> Math.min(text.length(), Math.max(wrong.to(), wrong.from() + 1))).orElse(text.length());
        // Where something is missing at the end there is nothing to underline but the place.
        String wrong = mistake.isPresent() && from == text.length() ? "\u2003" : text.substring(from, to);
        echo.getChildren().setAll(part(text.substring(0, from), "mono"), part(wrong, "wrong"), part(text.substring(to), "mono"));
    }

    private static Text part(String text, String style) {
        Text part = new Text(text);
        part.getStyleClass().addAll("mono", "echo", style);
        return part;
    }
}
