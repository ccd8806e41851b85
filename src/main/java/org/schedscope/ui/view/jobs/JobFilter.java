package org.schedscope.ui.view.jobs;

import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.beans.property.Property;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import org.controlsfx.control.textfield.TextFields;
import org.schedscope.model.time.TickClock;
import org.schedscope.query.JobQuery;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.text.Texts;
import org.schedscope.trace.JobState;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.view.base.Late;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.StateLabels;
import org.schedscope.ui.view.kit.TextLabels;

/** Filter of the listed jobs: words, and states. */
final class JobFilter extends HBox {
    private static final Texts TEXTS = Messages.WINDOW;
    /** What the clear button and the border take. */
    private static final double MARGIN = 6;

    private final Consumer<UnaryOperator<JobOrder>> change;
    private final Supplier<OpenRun> run;
    private final Label complaint = TextLabels.of("", "bad", "small");
    private final TextField words = TextFields.createClearableTextField();
    private final Region underline = new Region();
    /** Where the word begins that is wrong. */
    private OptionalInt slip = OptionalInt.empty();

    /**
     * @param change takes the change of the list
     * @param text the words, which others may set too
     * @param run whose jobs they are
     * @param go goes to the next of them, or into the list
     */
    JobFilter(Consumer<UnaryOperator<JobOrder>> change, Property<String> text, Supplier<OpenRun> run, Consumer<KeyCode> go) {
        this.change = change;
        this.run = run;
        buildWords(text, go);
        complaint.setId("job-filter-wrong");
        complaint.getStyleClass().add("filter-wrong");
        complaint.setWrapText(true);
        complaint.setMinHeight(Region.USE_PREF_SIZE);
        complaint.visibleProperty().bind(complaint.textProperty().isNotEmpty());
        complaint.managedProperty().bind(complaint.visibleProperty());
        MenuButton states = new MenuButton(TEXTS.text("jobs.state"));
        states.setMinWidth(Region.USE_PREF_SIZE);
        states.setId("job-states");
        for (JobState state : JobState.values()) {
            states.getItems().add(item(state));
        }
        StackPane field = new StackPane(words, underline);
        HBox.setHgrow(field, Priority.ALWAYS);
        underline.setId("job-filter-slip");
        underline.getStyleClass().add("slip");
        underline.setManaged(false);
        underline.setMouseTransparent(true);
        words.widthProperty().addListener(width -> Platform.runLater(this::underline));
        // A query has a font of its own, which comes after the words.
        words.fontProperty().addListener(font -> Platform.runLater(this::underline));
        words.caretPositionProperty().addListener(caret -> Platform.runLater(this::underline));
        getChildren().addAll(field, states);
        getStyleClass().add("filter-row");
    }

    private void buildWords(Property<String> text, Consumer<KeyCode> go) {
        words.setPromptText(TEXTS.text("jobs.filter.prompt"));
        words.setAccessibleText(TEXTS.text("jobs.filter.accessible"));
        words.setId("job-filter");
        words.setMinWidth(60);
        words.textProperty().bindBidirectional(text);
        words.textProperty().addListener((property, before, now) -> typed(now));
        words.setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.DOWN) {
                go.accept(key.getCode());
                key.consume();
            }
        });
        // Completion of words needs a window of its own, and is made with the first letter.
        Late<?> completion = new Late<>(
                () -> TextFields.bindAutoCompletion(words, request -> QueryWords.after(request.getUserText(), run.get())));
        words.focusedProperty().addListener(focus -> completion.get());
    }

    /** Complaint about a query; takes no room while there is none. */
    Node complaint() {
        return complaint;
    }

    /** Reads the words again: another workload has other times. */
    void again() {
        typed(words.getText());
    }

    /** The word that is wrong is underlined, as far as it is in sight. */
    private void underline() {
        Text shown = words.lookup(".text") instanceof Text text ? text : null;
        underline.setVisible(slip.isPresent() && shown != null && !words.getText().isEmpty());
        if (!underline.isVisible()) {
            return;
        }
        String text = words.getText();
        int from = Math.min(slip.getAsInt(), text.length() - 1);
        int to = from;
        while (to < text.length() && !Character.isWhitespace(text.charAt(to))) {
            to++;
        }
        Bounds word = shown.localToScene(new Path(shown.rangeShape(from, Math.max(from + 1, to))).getBoundsInLocal());
        Bounds there = underline.getParent().sceneToLocal(word);
        double left = Math.max(MARGIN, there.getMinX());
        double right = Math.min(words.getWidth() - MARGIN, there.getMaxX());
        underline.setVisible(right > left);
        underline.resizeRelocate(left, Math.min(words.getHeight() - 4, there.getMaxY()), Math.max(0, right - left), 2);
    }

    /** As long as a query is wrong, the list stays as it is. */
    private void typed(String text) {
        boolean query = JobQuery.isMeant(text);
        Nodes.mark(words, "query", query);
        complaint.setText("");
        slip = OptionalInt.empty();
        try {
            if (query) {
                JobQuery read = JobQuery.read(text, TickClock.of(run.get().workload()));
                change.accept(order -> order.asking(read));
            } else {
                change.accept(order -> order.withText(text));
            }
        } catch (SyntaxException wrong) {
            complaint.setText(SpokenLanguage.tell(wrong.told()));
            slip = OptionalInt.of(Math.max(0, wrong.column() - 1));
        }
        Platform.runLater(this::underline);
        Nodes.mark(words, "wrong", !complaint.getText().isEmpty());
    }

    private CheckMenuItem item(JobState state) {
        CheckMenuItem item = new CheckMenuItem(StateLabels.state(state));
        item.setSelected(true);
        item.selectedProperty().addListener((property, before, now) -> change.accept(order -> {
            Set<JobState> states = EnumSet.noneOf(JobState.class);
            states.addAll(order.states());
            if (now) {
                states.add(state);
            } else {
                states.remove(state);
            }
            return order.withStates(states);
        }));
        return item;
    }

    /** Whether the caret is in the words. */
    boolean isTypedIn() {
        return words.isFocused();
    }

    /** Puts the caret into the words. */
    void focusWords() {
        words.requestFocus();
        words.selectAll();
    }
}
