package org.schedscope.io.platform;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.notNegative;
import static org.schedscope.io.json.JsonField.positive;
import static org.schedscope.io.json.JsonField.ratio;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.of;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.number.Ratio;

/** Network models in platform files. */
final class NetworkJson {
    private static final ObjectCodec<LinkDraft, NetworkModel.Link> LINK_FIELDS = ObjectCodec.of("\"default\"",
            both(notNegative("latency", (link, latency) -> link.latency = latency), NetworkModel.Link::latency),
            both(positive("bandwidth", (link, bandwidth) -> link.bandwidth = bandwidth), NetworkModel.Link::bandwidth));
    private static final ObjectCodec<LinkDraft, NetworkModel.PairLink> PAIR_FIELDS = ObjectCodec.of("a link",
            both(field("between", (link, in) -> in.readTexts("\"between\"", "a cluster",
                    id -> link.ends.add(new Located<>(id, in.place())))), pair -> List.of(pair.first(), pair.second())),
            both(notNegative("latency", (link, latency) -> link.latency = latency), pair -> pair.link().latency()),
            both(positive("bandwidth", (link, bandwidth) -> link.bandwidth = bandwidth), pair -> pair.link().bandwidth()));
    static final ObjectCodec<NetworkJson, NetworkModel> FIELDS = ObjectCodec.<NetworkJson, NetworkModel>of("\"network\"",
            both(required(text("model", NetworkJson::takeModel)), network -> network.text().split(":", 2)[0]),
            both(notNegative("ccr", (network, ccr) -> network.ccr = ccr), of(NetworkModel.Ccr.class, NetworkModel.Ccr::ccr)),
            both(notNegative("share", NetworkJson::takeShare), of(NetworkModel.ThinTree.class, NetworkModel.ThinTree::share)),
            both(ratio("p", (network, p) -> network.p = p), of(NetworkModel.ThinTree.class, NetworkModel.ThinTree::p)),
            both(field("default", (network, in) -> network.standard = readLink(in)),
                    of(NetworkModel.Links.class, network -> LINK_FIELDS.value(network.standard()))),
            both(field("links", (network, in) -> in.readArray("\"links\"", index -> network.readPair())),
                    of(NetworkModel.Links.class, network -> PAIR_FIELDS.some(network.pairs()))))
            .lacking(model -> Problem.words("network.lacks"));

    private final JsonCursor in;
    private String model;
    private Ratio ccr = Ratio.ZERO;
    private Ratio share = Ratio.ZERO;
    private Ratio p = NetworkModel.ThinTree.DEFAULT_P;
    private NetworkModel.Link standard = NetworkModel.Link.DEFAULT;
    private final List<NetworkModel.PairLink> pairs = new ArrayList<>();
    private final Set<Set<String>> known = new HashSet<>();
    /** Names of clusters in links, resolved once all clusters are known. */
    private final List<Located<String>> named;

    private NetworkJson(JsonCursor in, List<Located<String>> named) {
        this.in = in;
        this.named = named;
    }

    /** Reads the network at the current token, and collects the names of clusters in it. */
    static NetworkModel read(JsonCursor in, List<Located<String>> named) throws IOException {
        return new NetworkJson(in, named).read();
    }

    private NetworkModel read() throws IOException {
        JsonObject read = FIELDS.read(in, this);
        if (read.isSound()) {
            checkFields(read);
        }
        if (!read.isSound()) {
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
            read.problem(e.told());
            return NetworkModel.NONE;
        }
    }

    private void takeModel(String name) throws InputException {
        model = name;
        if (!NetworkTexts.MODELS.contains(name)) {
            in.problem(NetworkTexts.unknown(name));
        }
    }

    private void takeShare(Ratio value) throws InputException {
        share = value;
        if (share.compareTo(Ratio.ONE) >= 0) {
            in.problem(Problem.words("network.share", in.text()));
        }
    }

    /** Checks the required and allowed fields of each model, in the order of the fields. */
    private void checkFields(JsonObject read) throws InputException {
        Set<String> own = NetworkTexts.fieldsOf(model);
        for (String name : List.of("ccr", "share", "p", "default", "links")) {
            if (read.has(name) && !own.contains(name)) {
                read.problem(Problem.words("network.surplus", model, name));
            } else if (!read.has(name) && own.contains(name) && (name.equals("ccr") || name.equals("share"))) {
                read.problem(Problem.words("network.needs", model, name));
            }
        }
    }

    /** A link while it is read. */
    private static final class LinkDraft {
        private Ratio latency = NetworkModel.Link.DEFAULT.latency();
        private Ratio bandwidth = NetworkModel.Link.DEFAULT.bandwidth();
        private final List<Located<String>> ends = new ArrayList<>();

        private NetworkModel.Link link() {
            return new NetworkModel.Link(latency, bandwidth);
        }
    }

    private static NetworkModel.Link readLink(JsonCursor in) throws IOException {
        LinkDraft draft = new LinkDraft();
        LINK_FIELDS.read(in, draft);
        return draft.link();
    }

    private void readPair() throws IOException {
        LinkDraft draft = new LinkDraft();
        JsonObject read = PAIR_FIELDS.read(in, draft);
        if (!read.isSound()) {
            return;
        }
        List<Located<String>> ends = draft.ends;
        if (ends.size() != 2 || ends.get(0).value().equals(ends.get(1).value())) {
            read.problem(Problem.words(read.has("between") ? "link.ends" : "link.lacks"));
            return;
        }
        NetworkModel.PairLink pair = new NetworkModel.PairLink(ends.get(0).value(), ends.get(1).value(), draft.link());
        if (!known.add(Set.of(pair.first(), pair.second()))) {
            read.problem(Problem.words("link.twice", SafeText.cut(pair.first()), SafeText.cut(pair.second())));
            return;
        }
        named.addAll(ends);
        pairs.add(pair);
    }
}
