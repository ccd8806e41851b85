package org.schedscope.cli.base;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * An argument without a name, which its place tells.
 *
 * @param <T> what it is read as
 */
public final class Positional<T> extends CommandArgument<T> {
    private final PositionalParamSpec.Builder builder;
    private PositionalParamSpec spec;

    private Positional(Class<?> type, String label, String description) {
        builder = PositionalParamSpec.builder().type(type).paramLabel(label).description(description);
    }

    /** The only parameter of a command. */
    public static <T> Positional<T> of(Class<T> type, String label, String description) {
        Positional<T> parameter = new Positional<>(type, label, description);
        parameter.builder.required(true);
        return parameter;
    }

    /** One of several parameters of a command, which are counted from 0. */
    public static <T> Positional<T> of(Class<T> type, int index, String label, String description) {
        Positional<T> parameter = of(type, label, description);
        parameter.builder.index(String.valueOf(index));
        return parameter;
    }

    /** All parameters of a command, at least one. */
    public static <T> Positional<List<T>> list(Class<T> type, String label, String description) {
        Positional<List<T>> parameter = new Positional<>(List.class, label, description);
        parameter.builder.auxiliaryTypes(type).arity("1..*").required(true).initialValue(List.of());
        return parameter;
    }

    /** The same, which may be left out. */
    public Positional<T> orNone() {
        builder.arity(builder.type() == List.class ? "0..*" : "0..1").required(false);
        return this;
    }

    /** The same with words that shells complete; they are made when somebody asks for them. */
    public Positional<T> completedBy(Iterable<String> words) {
        builder.completionCandidates(words);
        return this;
    }

    @Override
    PositionalParamSpec spec() {
        return spec;
    }

    @Override
    public void declareOn(CommandSpec command) {
        spec = builder.build();
        command.addPositional(spec);
    }
}
