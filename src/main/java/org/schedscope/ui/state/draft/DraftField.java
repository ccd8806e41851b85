package org.schedscope.ui.state.draft;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.schedscope.parameter.Parameter;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.SpokenLanguage;

/** One thing to choose for a run, as a text that may be wrong for a while. */
public final class DraftField {
    /** The text of what is left as the files say. */
    public static final String AS_GIVEN = "";

    private final String name;
    private final List<String> choices;
    private final boolean open;
    private final String usual;
    private final Optional<Parameter> parameter;
    private final Function<String, Optional<Message>> check;
    private final StringProperty text;
    private final ReadOnlyObjectWrapper<Optional<String>> complaint;

    private DraftField(String name, List<String> choices, boolean open, Optional<Parameter> parameter, String usual,
            Function<String, Optional<Message>> check) {
        this.name = name;
        this.choices = List.copyOf(choices);
        this.open = open;
        this.parameter = parameter;
        this.check = check;
        this.usual = usual;
        text = new SimpleStringProperty(this, name, usual);
        complaint = new ReadOnlyObjectWrapper<>(this, name + " complaint", Optional.empty());
        text.addListener((property, before, now) -> look());
    }

    /** One of a few names; the first is the default. */
    static DraftField choice(String name, List<String> choices, Function<String, Optional<Message>> check) {
        return new DraftField(name, choices, false, Optional.empty(), choices.get(0), check);
    }

    /** Anything that stands the check; the first example is the default. */
    static DraftField open(String name, List<String> examples, Function<String, Optional<Message>> check) {
        return new DraftField(name, examples, true, Optional.empty(), examples.get(0), check);
    }

    /** @param usual its value if nothing is said, which a preset may have changed */
    static DraftField of(Parameter parameter, String usual) {
        if (parameter instanceof Parameter.Choice<?> choice) {
            return new DraftField(parameter.name(), choice.values(), false, Optional.of(parameter), usual, parameter::complaint);
        }
        return new DraftField(parameter.name(), List.of(parameter.defaultValue()), true, Optional.of(parameter), usual, parameter::complaint);
    }

    /** Looks at the text again, after something that the check depends on. */
    void look() {
        complaint.set(check.apply(text()).map(SpokenLanguage::tell));
    }

    /** As on a command line, without dashes. */
    public String name() {
        return name;
    }

    /** What there is to choose from, or examples if anything may be written. */
    public List<String> choices() {
        return choices;
    }

    /** Whether other texts than {@link #choices()} may stand here. */
    public boolean isOpen() {
        return open;
    }

    /** The text of a run that says nothing. */
    public String usual() {
        return usual;
    }

    /** The parameter of the scheduler or policy that this sets, if it is one. */
    public Optional<Parameter> parameter() {
        return parameter;
    }

    public StringProperty textProperty() {
        return text;
    }

    /** The text without spaces around it. */
    public String text() {
        return text.get() == null ? AS_GIVEN : text.get().strip();
    }

    /** What is wrong with the text, in a sentence. */
    public ReadOnlyObjectProperty<Optional<String>> complaintProperty() {
        return complaint.getReadOnlyProperty();
    }
}
