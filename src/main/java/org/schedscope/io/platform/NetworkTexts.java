package org.schedscope.io.platform;

import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/** Network models in the short notation of the option {@code --network}. */
public final class NetworkTexts {
    static final List<String> MODELS = List.of("none", "ccr", "thin-tree", "links");

    private NetworkTexts() {
    }

    static Message unknown(String model) {
        return Problem.words("network.unknown", SafeText.quoted(model), String.join(", ", MODELS));
    }

    /** Fields that a model may have in a file, besides its name. */
    static Set<String> fieldsOf(String model) {
        return switch (model) {
            case "ccr" -> Set.of("ccr");
            case "thin-tree" -> Set.of("share", "p");
            case "links" -> Set.of("default", "links");
            default -> Set.of();
        };
    }

    /**
     * Parses {@code none}, {@code ccr:0.2}, {@code thin-tree:0.2} or {@code thin-tree:0.2:-1}.
     *
     * @throws IllegalArgumentException with a sentence for the user
     */
    public static NetworkModel parse(String text) {
        String[] parts = text.split(":", -1);
        if (text.equals("none")) {
            return NetworkModel.NONE;
        }
        if (parts[0].equals("ccr")) {
            return ccr(text.substring(Math.min(text.length(), "ccr:".length())));
        }
        if (parts[0].equals("thin-tree") && (parts.length == 2 || parts.length == 3)) {
            Ratio share = number(parts[1], Problem.words("network.text.share", parts[1]));
            Ratio p = parts.length == 2 ? NetworkModel.ThinTree.DEFAULT_P
                    : number(parts[2], Problem.words("network.text.p", parts[2]));
            return new NetworkModel.ThinTree(share, p);
        }
        if (MODELS.contains(parts[0])) {
            throw new ModelException(Problem.words("network.text", text));
        }
        throw new ModelException(Problem.words("network.text.unknown", unknown(parts[0])));
    }

    private static NetworkModel ccr(String number) {
        Message message = Problem.words("network.text.ccr", number);
        Ratio value = number(number, message);
        if (value.signum() < 0) {
            throw new ModelException(message);
        }
        return new NetworkModel.Ccr(value);
    }

    private static Ratio number(String text, Message message) {
        BigDecimal value = text.length() <= 40 ? Numbers.decimal(text) : null;
        try {
            if (value != null) {
                return Ratio.of(value);
            }
        } catch (ArithmeticException e) {
            // Reported below.
        }
        throw new ModelException(message);
    }
}
