package org.schedscope.ui.view.jobs;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.StringProperty;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.controlsfx.control.textfield.TextFields;
import org.schedscope.text.Texts;
import org.schedscope.trace.JobState;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.StateLabels;

/** What says which jobs are listed: words, and states. */
final class JobFilter extends HBox {
    private static final Texts TEXTS = Messages.WINDOW;

    private final Consumer<UnaryOperator<JobOrder>> change;
    private final TextField words = TextFields.createClearableTextField();

    /**
     * @param change is told how what is listed has to change
     * @param text the words, which others may set too
     */
    JobFilter(Consumer<UnaryOperator<JobOrder>> change, StringProperty text) {
        this.change = change;
        words.setPromptText(TEXTS.text("jobs.filter.prompt"));
        words.setAccessibleText(TEXTS.text("jobs.filter.accessible"));
        words.setId("job-filter");
        words.setMinWidth(60);
        HBox.setHgrow(words, Priority.ALWAYS);
        words.textProperty().bindBidirectional(text);
        words.textProperty().addListener((property, before, now) -> change.accept(order -> order.withText(now)));
        MenuButton states = new MenuButton(TEXTS.text("jobs.state"));
        states.setMinWidth(Region.USE_PREF_SIZE);
        states.setId("job-states");
        for (JobState state : JobState.values()) {
            states.getItems().add(item(state));
        }
        getChildren().addAll(words, states);
        getStyleClass().add("filter-row");
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

    /** Puts the caret into the words. */
    void focusWords() {
        words.requestFocus();
        words.selectAll();
    }
}
