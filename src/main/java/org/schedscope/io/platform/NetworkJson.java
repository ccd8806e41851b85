package org.schedscope.io.platform;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonOut;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.number.Ratio;

/** Network models in platform files. */
final class NetworkJson {
    private static final FieldSet FIELDS = new FieldSet("model", "ccr", "share", "p", "default", "links");
    private static final FieldSet LINK_FIELDS = new FieldSet("latency", "bandwidth");
    private static final FieldSet PAIR_FIELDS = new FieldSet("latency", "bandwidth", "between");

    private final JsonCursor in;
    private String model = "?";
    private Ratio ccr = Ratio.ZERO;
    private Ratio share = Ratio.ZERO;
    private Ratio p = NetworkModel.ThinTree.DEFAULT_P;
    private NetworkModel.Link standard = NetworkModel.Link.DEFAULT;
    private final List<NetworkModel.PairLink> pairs = new ArrayList<>();
    private final Set<Set<String>> known = new HashSet<>();
    /** Names of clusters in links, to be looked up once all clusters are known. */
    private final List<Named> named;

    /** A cluster's name and where it stands. */
    record Named(String cluster, Place place) {
    }

    private NetworkJson(JsonCursor in, List<Named> named) {
        this.in = in;
        this.named = named;
    }

    /** Reads the network at the current token, and notes the clusters it names. */
    static NetworkModel read(JsonCursor in, List<Named> named) throws IOException {
        return new NetworkJson(in, named).read();
    }

    private NetworkModel read() throws IOException {
        Place start = in.place();
        int before = in.problems().size();
        long seen = in.readObject("\"network\"", FIELDS, true, this::field);
        if (in.problems().size() == before) {
            checkFields(start, seen);
        }
        if (in.problems().size() > before) {
            return NetworkModel.NONE;
        }
        try {
            return switch (model) {
                case "ccr" -> new NetworkModel.Ccr(ccr);
                case "thin-tree" -> new NetworkModel.ThinTree(share, p);
                case "links" -> new NetworkModel.Links(standard, pairs);
                default -> NetworkModel.NONE;
            };
        } catch (ModelException e) {
            in.problem(start, e.told());
            return NetworkModel.NONE;
        }
    }

    private void field(int field) throws IOException {
        switch (FIELDS.name(field)) {
            case "model" -> {
                model = in.readText("\"model\"", "none");
                if (!NetworkTexts.MODELS.contains(model)) {
                    in.problem(NetworkTexts.unknown(model));
                }
            }
            case "ccr" -> ccr = notNegative("\"ccr\"");
            case "share" -> {
                share = notNegative("\"share\"");
                if (share.compareTo(Ratio.ONE) >= 0) {
                    in.problem(Problem.words("network.share", in.text()));
                }
            }
            case "p" -> p = Numbers.ratio(in, "\"p\"");
            case "default" -> standard = readLink("\"default\"");
            default -> in.readArray("\"links\"", index -> readPair());
        }
    }

    private Ratio notNegative(String what) throws InputException {
        Ratio value = Numbers.ratio(in, what);
        if (value.signum() < 0) {
            in.problem(Problem.words("number.negative", what, value));
            return Ratio.ZERO;
        }
        return value;
    }

    /** What each model must and may have, in the order of the fields. */
    private void checkFields(Place start, long seen) throws InputException {
        if ((seen & 1) == 0) {
            in.problem(start, Problem.words("network.lacks"));
            return;
        }
        Set<String> own = NetworkTexts.fieldsOf(model);
        for (int field = 1; field <= FIELDS.indexOf("links"); field++) {
            boolean here = (seen >> field & 1) != 0;
            String name = FIELDS.name(field);
            if (here && !own.contains(name)) {
                in.problem(start, Problem.words("network.surplus", model, name));
            } else if (!here && own.contains(name) && (name.equals("ccr") || name.equals("share"))) {
                in.problem(start, Problem.words("network.needs", model, name));
            }
        }
    }

    private NetworkModel.Link readLink(String what) throws IOException {
        Ratio[] values = {NetworkModel.Link.DEFAULT.latency(), NetworkModel.Link.DEFAULT.bandwidth()};
        in.readObject(what, LINK_FIELDS, true, field -> linkField(values, field));
        return new NetworkModel.Link(values[0], values[1]);
    }

    private void linkField(Ratio[] values, int field) throws InputException {
        if (field == 0) {
            values[0] = notNegative("\"latency\"");
            return;
        }
        values[1] = Numbers.ratio(in, "\"bandwidth\"");
        if (values[1].signum() <= 0) {
            in.problem(Problem.words("number.positive", "\"bandwidth\"", values[1]));
            values[1] = Ratio.ONE;
        }
    }

    private void readPair() throws IOException {
        Place start = in.place();
        int before = in.problems().size();
        Ratio[] values = {NetworkModel.Link.DEFAULT.latency(), NetworkModel.Link.DEFAULT.bandwidth()};
        List<Named> ends = new ArrayList<>();
        long seen = in.readObject("a link", PAIR_FIELDS, true, field -> {
            if (field == PAIR_FIELDS.indexOf("between")) {
                in.readArray("\"between\"", index -> ends.add(new Named(in.readText("a cluster", "?"), in.place())));
            } else {
                linkField(values, field);
            }
        });
        if (in.problems().size() > before) {
            return;
        }
        if (ends.size() != 2 || ends.get(0).cluster().equals(ends.get(1).cluster())) {
            in.problem(start, Problem.words((seen >> PAIR_FIELDS.indexOf("between")) == 0 ? "link.lacks" : "link.ends"));
            return;
        }
        NetworkModel.PairLink pair = new NetworkModel.PairLink(ends.get(0).cluster(), ends.get(1).cluster(),
                new NetworkModel.Link(values[0], values[1]));
        if (!known.add(Set.of(pair.first(), pair.second()))) {
            in.problem(start, Problem.words("link.twice", OneLine.cut(pair.first()), OneLine.cut(pair.second())));
            return;
        }
        named.addAll(ends);
        pairs.add(pair);
    }

    static void write(JsonGenerator out, NetworkModel network) throws IOException {
        out.writeStartObject();
        if (network instanceof NetworkModel.Ccr model) {
            out.writeStringField("model", "ccr");
            ratio(out, "ccr", model.ccr());
        } else if (network instanceof NetworkModel.ThinTree model) {
            out.writeStringField("model", "thin-tree");
            ratio(out, "share", model.share());
            ratio(out, "p", model.p());
        } else if (network instanceof NetworkModel.Links model) {
            writeLinks(out, model);
        } else if (network instanceof NetworkModel.None) {
            out.writeStringField("model", "none");
        } else {
            throw new IllegalStateException("no way to write the network " + network.text());
        }
        out.writeEndObject();
    }

    private static void writeLinks(JsonGenerator out, NetworkModel.Links model) throws IOException {
        out.writeStringField("model", "links");
        out.writeObjectFieldStart("default");
        writeLink(out, model.standard());
        out.writeEndObject();
        if (model.pairs().isEmpty()) {
            return;
        }
        out.writeArrayFieldStart("links");
        for (NetworkModel.PairLink pair : model.pairs()) {
            out.writeStartObject();
            out.writeArrayFieldStart("between");
            out.writeString(pair.first());
            out.writeString(pair.second());
            out.writeEndArray();
            writeLink(out, pair.link());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void writeLink(JsonGenerator out, NetworkModel.Link link) throws IOException {
        ratio(out, "latency", link.latency());
        ratio(out, "bandwidth", link.bandwidth());
    }

    private static void ratio(JsonGenerator out, String field, Ratio value) throws IOException {
        out.writeFieldName(field);
        JsonOut.writeRatio(out, value);
    }
}
