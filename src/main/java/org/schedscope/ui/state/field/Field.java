package org.schedscope.ui.state.field;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.SpokenLanguage;

/**
 * Typed field of a form: its text, the value of the text, and a complaint while it has none. Own code because a toolkit's validation, such
 * as that of ControlsFX, hangs on its controls, and forms are tested without any.
 *
 * @param <T> the value's type
 */
public final class Field<T> {
    private final String name;
    private final Notation<T> notation;
    private final Consumer<? super T> rule;
    private final boolean readAtOnce;
    private final StringProperty text = new SimpleStringProperty(this, "text", "");
    private final ReadOnlyObjectWrapper<Optional<T>> value = new ReadOnlyObjectWrapper<>(this, "value", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> complaint = new ReadOnlyObjectWrapper<>(this, "complaint", Optional.empty());
    private final ReadOnlyBooleanWrapper editable = new ReadOnlyBooleanWrapper(this, "editable", true);
    private Optional<RuntimeException> refusal = Optional.empty();
    private Supplier<Optional<T>> get = Optional::empty;
    private boolean showing;
    private boolean applying;

    private Field(String name, Notation<T> notation, Consumer<? super T> rule, boolean readAtOnce) {
        this.name = name;
        this.notation = notation;
        this.rule = rule;
        this.readAtOnce = readAtOnce;
        // Before all others that listen: they find the value of the text.
        text.addListener(change -> typed(text.get()));
    }

    /** Read whenever a letter is typed. */
    public static <T> Field<T> checked(String name, Notation<T> notation, String first) {
        return checked(name, notation, first, value -> {});
    }

    /** @param rule refuses values with an {@link IllegalArgumentException} with a sentence for the user */
    public static <T> Field<T> checked(String name, Notation<T> notation, String first, Consumer<? super T> rule) {
        Field<T> input = new Field<>(name, notation, rule, true);
        input.text.set(first);
        input.read();
        return input;
    }

    /**
     * Applied whenever a letter is typed; a wrong text changes nothing. Empty until a value is shown.
     *
     * @param apply is given every value that is typed, and refuses it as a rule does
     */
    public static <T> Field<T> applied(String name, Notation<T> notation, Consumer<? super T> apply) {
        return new Field<>(name, notation, apply, true);
    }

    /** Applied when it is entered; until then nothing is wrong. */
    public static <T> Field<T> entered(String name, Notation<T> notation, Consumer<? super T> apply) {
        return new Field<>(name, notation, apply, false);
    }

    /**
     * Applied whenever a letter is typed, and shows a value of elsewhere.
     *
     * @param get the value that is shown; empty if there is none now
     * @param set takes every value that is typed, and refuses it as a rule does
     */
    public static <T> Field<T> bound(String name, Notation<T> notation, Supplier<Optional<T>> get, Consumer<? super T> set) {
        Field<T> field = applied(name, notation, set);
        field.get = get;
        return field;
    }

    /** Shows the value of a bound field. */
    public void show(boolean canBeTyped) {
        get.get().ifPresentOrElse(now -> show(now, canBeTyped), this::showNothing);
    }

    private void typed(String now) {
        if (showing) {
            return;
        }
        if (readAtOnce) {
            read();
        } else {
            tell(Optional.empty(), Optional.empty());
        }
    }

    /** Replaces the text. */
    public void type(String now) {
        text.set(now);
    }

    /** Reads the text again: when it is entered, or after something that the rule depends on. Returns whether it is right. */
    public boolean read() {
        applying = true;
        try {
            T read = notation.read().apply(text());
            rule.accept(read);
            tell(Optional.of(read), Optional.empty());
        } catch (IllegalArgumentException | ArithmeticException refused) {
            tell(Optional.empty(), Optional.of(refused));
        } finally {
            applying = false;
        }
        return !isWrong();
    }

    /** Refuses the value for a reason that lies elsewhere, until the text is read again. */
    public void refuse(Message why) {
        tell(Optional.empty(), Optional.of(new ModelException(why)));
    }

    private void tell(Optional<T> now, Optional<RuntimeException> wrong) {
        refusal = wrong;
        complaint.set(wrong.map(SpokenLanguage::tell));
        value.set(now);
    }

    /** Shows a value, unless it is being typed here or a wrong text would be lost. */
    public void show(T now, boolean canBeTyped) {
        if (!applying && !isWrong()) {
            showing = true;
            text.set(notation.write().apply(now));
            showing = false;
            value.set(Optional.of(now));
            editable.set(canBeTyped && notation.canSay(now));
        }
    }

    /** Nothing holds that could be shown here. */
    void showNothing() {
        if (!applying && !isWrong()) {
            showing = true;
            text.set("");
            showing = false;
            value.set(Optional.empty());
            editable.set(false);
        }
    }

    /** Drops the complaint; the value is to be shown next. */
    public void giveUp() {
        tell(value.get(), Optional.empty());
    }

    /** Without spaces; its words are found by it, and its node. */
    public String name() {
        return name;
    }

    /** As it is typed. */
    public StringProperty textProperty() {
        return text;
    }

    /** The text without spaces around it. */
    public String text() {
        return text.get() == null ? "" : text.get().strip();
    }

    /** Value of the text; empty as long as it is wrong or has not been read. */
    public ReadOnlyObjectProperty<Optional<T>> valueProperty() {
        return value.getReadOnlyProperty();
    }

    /** @throws RuntimeException that refused the text, if it is wrong */
    public T get() {
        return value.get().orElseThrow(() -> refusal.orElseGet(() -> new IllegalStateException(name + " has not been read")));
    }

    public boolean isWrong() {
        return refusal.isPresent();
    }

    /** What refused the text, which may have the place in it. */
    public Optional<RuntimeException> refusal() {
        return refusal;
    }

    /** Complaint about the text, in a sentence. */
    public ReadOnlyObjectProperty<Optional<String>> complaintProperty() {
        return complaint.getReadOnlyProperty();
    }

    /** Whether there is something to be typed, and it fits a line. */
    public ReadOnlyBooleanProperty editableProperty() {
        return editable.getReadOnlyProperty();
    }
}
