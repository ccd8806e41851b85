package org.schedscope.generate.estimate;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.parameter.Parameter;
import org.schedscope.text.Message;

/** The one list of estimate models, as texts. */
public final class EstimateModels {
    private static final int LONGEST_NUMBER = 24;

    private EstimateModels() {
    }

    /** An example of each. */
    public static List<String> examples() {
        return List.of("exact", "normal:100", "log-round:10", "uniform:300");
    }

    /** Parameters of models, by the name of the model that has them; each is a word behind the model's number. */
    public static Map<String, Parameter> parameters() {
        return Map.of("normal", NormalEstimates.NEGATIVE, "log-round", LogRoundEstimates.ROUNDING);
    }

    /**
     * Reads {@code exact}, {@code normal:100}, {@code log-round:10} or {@code uniform:300}, of the first two with numbers also with their
     * parameter, {@code log-round:10:near}.
     *
     * @throws ModelException with a sentence for the user
     */
    public static EstimateModel parse(String text) {
        String[] parts = text.split(":", -1);
        boolean named = parts.length == 3 && parameters().containsKey(parts[0]);
        if (text.equals("exact")) {
            return new ExactEstimates();
        }
        if (parts.length != 2 && !named || parts[1].length() > LONGEST_NUMBER) {
            throw unknown(text);
        }
        Optional<String> word = Optional.of(parts[parts.length - 1]).filter(last -> named);
        Ratio number = number(text, parts[1]);
        return switch (parts[0]) {
            case "normal" -> new NormalEstimates(number, chosen(NormalEstimates.NEGATIVE, word));
            case "log-round" -> new LogRoundEstimates(number, chosen(LogRoundEstimates.ROUNDING, word));
            case "uniform" -> new UniformTruth(number);
            default -> throw unknown(text);
        };
    }

    private static Ratio number(String text, String number) {
        try {
            return Ratio.of(new BigDecimal(number));
        } catch (NumberFormatException | ArithmeticException e) {
            throw unknown(text);
        }
    }

    private static <E extends Enum<E>> E chosen(Parameter.Choice<E> parameter, Optional<String> word) {
        return parameter.chosen(word.orElse(parameter.defaultValue()));
    }

    /** A model's text, with the value of its parameter if that is not the default. */
    static <E extends Enum<E>> String text(String model, Ratio number, Parameter.Choice<E> parameter, E value) {
        return model + ":" + Decimals.text(number) + (value == parameter.usual() ? "" : ":" + parameter.set(value).getValue());
    }

    /**
     * Settings of a run in which parameters of a model, set one by one, are part of the model's text.
     *
     * @param model name of the setting with the model's text
     * @throws ModelException if a parameter is of another model than the run's
     */
    public static SortedMap<String, String> joined(SortedMap<String, String> set, String model) {
        SortedMap<String, String> joined = new TreeMap<>(set);
        parameters().forEach((of, parameter) -> Optional.ofNullable(joined.remove(parameter.name())).ifPresent(value -> {
            parameter.check(value);
            String text = joined.getOrDefault(model, "");
            if (!text.matches(of + ":[^:]*")) {
                throw new ModelException(Message.of("choices", "estimate.parameter", parameter.name(), of));
            }
            joined.put(model, text + ":" + value);
        }));
        return joined;
    }

    private static ModelException unknown(String text) {
        return new ModelException(Message.of("choices", "estimate", text, String.join(", ", examples())));
    }
}
