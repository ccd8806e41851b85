package org.schedscope.ui.state.draft;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.schedscope.parameter.Parameter;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Notation;

/**
 * One thing to choose for a run.
 *
 * @param input named as on a command line, without dashes
 * @param choices what there is to choose from, or examples if anything may be written
 * @param open whether the input accepts other texts than the choices
 * @param usual the default text
 * @param parameter the parameter of the scheduler or policy that this sets, if it is one
 */
public record RunSetting(Field<?> input, List<String> choices, boolean open, String usual, Optional<Parameter> parameter) {
    /** The text for values of the files. */
    static final String AS_GIVEN = "";

    public RunSetting {
        choices = List.copyOf(choices);
    }

    /** One of a few names; the first is the default. */
    static RunSetting choice(String name, List<String> choices, Consumer<String> rule) {
        Field<?> input = Field.checked(name, Notation.TEXT, choices.get(0), rule);
        return new RunSetting(input, choices, false, choices.get(0), Optional.empty());
    }

    /** Any text that the rule accepts; the first example is the default. */
    static RunSetting open(String name, List<String> examples, Consumer<String> rule) {
        return open(Field.checked(name, Notation.TEXT, examples.get(0), rule), examples);
    }

    /** Any text that the input accepts; the first example is the default. */
    static RunSetting open(Field<?> input, List<String> examples) {
        return new RunSetting(input, examples, true, examples.get(0), Optional.empty());
    }

    /** @param usual its default value, which a preset may change */
    static RunSetting of(Parameter parameter, String usual) {
        Field<?> input = Field.checked(parameter.name(), Notation.TEXT, usual, parameter::check);
        return parameter instanceof Parameter.Choice<?> choice
                ? new RunSetting(input, choice.values(), false, usual, Optional.of(parameter))
                : new RunSetting(input, List.of(parameter.defaultValue()), true, usual, Optional.of(parameter));
    }

    public String name() {
        return input.name();
    }

    /** The text without spaces around it. */
    public String text() {
        return input.text();
    }

    void set(String text) {
        input.type(text);
    }

    boolean isWrong() {
        return input.isWrong();
    }
}
