package org.schedscope.ui.state.edit;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.schedscope.ui.state.base.SpokenLanguage;

/**
 * One thing that can be typed. What is right is taken at once; what is wrong stands here, with what is wrong with it, and
 * changes nothing.
 */
public final class EditField {
    private final String name;
    private final Consumer<String> take;
    private final StringProperty text = new SimpleStringProperty(this, "text", "");
    private final ReadOnlyObjectWrapper<Optional<String>> complaint = new ReadOnlyObjectWrapper<>(this, "complaint", Optional.empty());
    private final ReadOnlyBooleanWrapper editable = new ReadOnlyBooleanWrapper(this, "editable", true);
    private boolean showing;
    private boolean taking;

    /**
     * @param name its caption is the text {@code field.<name>}
     * @param take is given every text that is typed, without spaces around it; refuses it with a sentence for the user
     */
    EditField(String name, Consumer<String> take) {
        this.name = name;
        this.take = take;
        text.addListener((property, before, now) -> typed());
    }

    private void typed() {
        if (showing) {
            return;
        }
        taking = true;
        try {
            take.accept(text.get() == null ? "" : text.get().strip());
            complaint.set(Optional.empty());
        } catch (IllegalArgumentException | ArithmeticException refused) {
            complaint.set(Optional.of(SpokenLanguage.tell(refused)));
        } finally {
            taking = false;
        }
    }

    /** Shows what holds now, unless this is where it was typed, or something wrong stands here that would be lost. */
    void show(String now, boolean canBeTyped) {
        if (!taking && !isWrong()) {
            showing = true;
            text.set(now);
            showing = false;
            editable.set(canBeTyped);
        }
    }

    /** What is wrong here is given up; what holds is to be shown next. */
    void giveUp() {
        complaint.set(Optional.empty());
    }

    boolean isWrong() {
        return complaint.get().isPresent();
    }

    public String name() {
        return name;
    }

    public StringProperty textProperty() {
        return text;
    }

    /** What is wrong with the text, in a sentence. */
    public ReadOnlyObjectProperty<Optional<String>> complaintProperty() {
        return complaint.getReadOnlyProperty();
    }

    /** Whether there is something to be typed, and it fits a line. */
    public ReadOnlyBooleanProperty editableProperty() {
        return editable.getReadOnlyProperty();
    }
}
