package org.schedscope.cli.base;

import java.util.List;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;

/**
 * An argument with a name.
 *
 * @param <T> what it is read as
 */
public final class Option<T> extends CommandArgument<T> {
    private final OptionSpec.Builder builder;
    private OptionSpec spec;

    private Option(Class<?> type, String name, String... description) {
        builder = OptionSpec.builder(name).type(type).description(description);
    }

    /** An option with one value, described by one text or by paragraphs. */
    public static <T> Option<T> of(Class<T> type, String name, String label, String... description) {
        Option<T> option = new Option<>(type, name, description);
        option.builder.paramLabel(label);
        return option;
    }

    /** An option that may be repeated. */
    public static <T> Option<List<T>> list(Class<T> type, String name, String label, String description) {
        Option<List<T>> option = new Option<>(List.class, name, description);
        option.builder.auxiliaryTypes(type).paramLabel(label).initialValue(List.of());
        return option;
    }

    /** An option of a key and its value, that may be repeated. */
    public static Option<Map<String, String>> map(String name, String label, String description) {
        Option<Map<String, String>> option = new Option<>(Map.class, name, description);
        option.builder.auxiliaryTypes(String.class, String.class).paramLabel(label).initialValue(Map.of());
        return option;
    }

    /** An option without a value: false, or true if it is given. */
    public static Option<Boolean> flag(String name, String description) {
        Option<Boolean> option = new Option<>(boolean.class, name, description);
        option.builder.initialValue(false);
        return option;
    }

    /** The same with a second name. */
    public Option<T> or(String otherName) {
        builder.names(builder.names()[0], otherName);
        return this;
    }

    /** The same, without which the command is not carried out. */
    public Option<T> required() {
        builder.required(true);
        return this;
    }

    /** The same with a value, written as a user would, where it is not given. */
    public Option<T> byDefault(String value) {
        builder.defaultValue(value);
        return this;
    }

    /** The same with a value, written as a user would, where its name is given alone. */
    public Option<T> alone(String value) {
        builder.arity("0..1").fallbackValue(value);
        return this;
    }

    /** The same, several values of which may be given at once. */
    public Option<T> splitBy(String separator) {
        builder.splitRegex(separator);
        return this;
    }

    /** The same, read in a way of its own. */
    public Option<T> readBy(ITypeConverter<T> reader) {
        builder.converters(reader);
        return this;
    }

    /** The same with words that shells complete; they are made when somebody asks for them. */
    public Option<T> completedBy(Iterable<String> words) {
        builder.completionCandidates(words);
        return this;
    }

    /** The same flag, in place of which another option has a value if it is given. */
    public <V> Option<T> setting(Option<V> other, V value) {
        ISetter own = builder.setter();
        builder.setter(new ISetter() {
            @Override
            public <G> G set(G given) throws Exception {
                if (Boolean.TRUE.equals(given)) {
                    other.spec.setValue(value);
                }
                return own.set(given);
            }
        });
        return this;
    }

    @Override
    OptionSpec spec() {
        return spec;
    }

    @Override
    public void declareOn(CommandSpec command) {
        spec = builder.build();
        command.addOption(spec);
    }
}
