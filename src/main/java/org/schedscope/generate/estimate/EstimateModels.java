package org.schedscope.generate.estimate;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/** The one list of estimate models, as texts. */
public final class EstimateModels {
    private static final Map<String, Function<Ratio, EstimateModel>> WITH_NUMBER = models();
    private static final int LONGEST_NUMBER = 24;

    private EstimateModels() {
    }

    private static Map<String, Function<Ratio, EstimateModel>> models() {
        Map<String, Function<Ratio, EstimateModel>> models = new LinkedHashMap<>();
        models.put("normal", NormalEstimates::new);
        models.put("log-round", LogRoundEstimates::new);
        models.put("uniform", UniformTruth::new);
        return Collections.unmodifiableMap(models);
    }

    /** An example of each. */
    public static List<String> examples() {
        return List.of("exact", "normal:100", "log-round:10", "uniform:300");
    }

    /**
     * Reads {@code exact}, {@code normal:100}, {@code log-round:10} or {@code uniform:300}.
     *
     * @throws ModelException with a sentence for the user
     */
    public static EstimateModel parse(String text) {
        if (text.equals("exact")) {
            return new ExactEstimates();
        }
        int colon = text.indexOf(':');
        Function<Ratio, EstimateModel> model = colon < 0 ? null : WITH_NUMBER.get(text.substring(0, colon));
        String number = text.substring(colon + 1);
        if (model == null || number.length() > LONGEST_NUMBER) {
            throw unknown(text);
        }
        try {
            return model.apply(Ratio.of(new BigDecimal(number)));
        } catch (NumberFormatException | ArithmeticException e) {
            throw unknown(text);
        }
    }

    private static ModelException unknown(String text) {
        return new ModelException(Message.of("choices", "estimate", text, String.join(", ", examples())));
    }
}
