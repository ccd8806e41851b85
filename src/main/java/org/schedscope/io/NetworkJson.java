package org.schedscope.io;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Ratio;

/** The one place that knows how network models are written: in platform files and in the option {@code --network}. */
public final class NetworkJson {
    private static final List<String> MODELS = List.of("none", "ccr");
    private static final FieldSet FIELDS = new FieldSet("model", "ccr", "share", "p", "default", "links");

    private NetworkJson() {
    }

    /** Reads the network at the current token. */
    static NetworkModel read(JsonCursor in) throws IOException {
        Place start = in.place();
        int before = in.problems().size();
        String[] model = {"?"};
        Ratio[] ccr = {Ratio.ZERO};
        long seen = in.readObject("\"network\"", FIELDS, true, field -> {
            switch (FIELDS.name(field)) {
                case "model" -> model[0] = readModel(in);
                case "ccr" -> ccr[0] = readCcr(in);
                default -> in.skip();
            }
        });
        if (in.problems().size() > before) {
            return NetworkModel.NONE;
        }
        boolean hasCcr = (seen >> FIELDS.indexOf("ccr") & 1) != 0;
        if ((seen & 1) == 0) {
            in.problem(start, "the network has no \"model\"");
        } else if (model[0].equals("ccr") != hasCcr) {
            in.problem(start, hasCcr ? "the network model none has no \"ccr\"" : "the network model ccr needs \"ccr\", such as 0.2");
        } else if (seen >> FIELDS.indexOf("ccr") > 1) {
            in.problem(start, "the network model " + model[0] + " has no \"share\", \"p\", \"default\" or \"links\"");
        }
        return model[0].equals("ccr") ? new NetworkModel.Ccr(ccr[0]) : NetworkModel.NONE;
    }

    private static String readModel(JsonCursor in) throws InputException {
        String model = in.readText("\"model\"", "none");
        if (!MODELS.contains(model)) {
            in.problem(unknown(model));
        }
        return model;
    }

    private static Ratio readCcr(JsonCursor in) throws InputException {
        Ratio ccr = Numbers.ratio(in, "\"ccr\"");
        if (ccr.signum() < 0) {
            in.problem("\"ccr\" is " + ccr + "; it must not be negative");
            return Ratio.ZERO;
        }
        return ccr;
    }

    private static String unknown(String model) {
        return "the network model " + OneLine.quoted(model) + " is not supported; there are: " + String.join(", ", MODELS);
    }

    /**
     * Reads {@code none} or {@code ccr:0.2}.
     *
     * @throws IllegalArgumentException with a sentence for the user
     */
    public static NetworkModel parse(String text) {
        if (text.equals("none")) {
            return NetworkModel.NONE;
        }
        if (!text.startsWith("ccr:")) {
            throw new IllegalArgumentException(unknown(text.contains(":") ? text.substring(0, text.indexOf(':')) : text)
                    + " (write none or ccr:0.2)");
        }
        String number = text.substring("ccr:".length());
        BigDecimal value = number.length() <= 40 ? Numbers.decimal(number) : null;
        try {
            if (value != null && value.signum() >= 0) {
                return new NetworkModel.Ccr(Ratio.of(value));
            }
        } catch (ArithmeticException e) {
            // Told below.
        }
        throw new IllegalArgumentException("no ratio of communication to computation: '" + number + "'; write ccr:0.2, for instance");
    }

    static void write(JsonGenerator out, NetworkModel network) throws IOException {
        out.writeStartObject();
        if (network instanceof NetworkModel.Ccr model) {
            out.writeStringField("model", "ccr");
            out.writeFieldName("ccr");
            JsonOut.writeRatio(out, model.ccr());
        } else if (network instanceof NetworkModel.None) {
            out.writeStringField("model", "none");
        } else {
            throw new IllegalStateException("no way to write the network " + network.text());
        }
        out.writeEndObject();
    }
}
