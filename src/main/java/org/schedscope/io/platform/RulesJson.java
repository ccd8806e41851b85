package org.schedscope.io.platform;

import static org.schedscope.io.json.JsonField.ratio;
import static org.schedscope.io.json.JsonField.texts;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.unless;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonValue;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.io.json.ResourcesJson;
import org.schedscope.model.QueueRules;
import org.schedscope.model.SiteRules;
import org.schedscope.model.UseLimit;
import org.schedscope.model.number.Ratio;

/** Queues, limits and shared resources of a platform in the program's own JSON. */
final class RulesJson {
    private static final long MOST = Limits.LARGEST_TOTAL - 1;

    private static final ObjectCodec<Draft, QueueRules> QUEUE = ObjectCodec.of("a queue",
            both(whole("tier", -MOST, MOST, (draft, tier) -> draft.tier = tier), queue -> unless(0L, queue.tier())),
            both(texts("clusters", "a cluster", Draft::addCluster), queue -> unless(List.of(), queue.clusters())),
            both(whole("cores", 1, MOST, (draft, cores) -> draft.cores = OptionalLong.of(cores)), queue -> queue.use().cores()),
            both(whole("jobs", 1, MOST, (draft, jobs) -> draft.jobs = OptionalLong.of(jobs)), queue -> queue.use().jobs()),
            both(whole("time", 1, MOST, (draft, ticks) -> draft.time = OptionalLong.of(ticks)), QueueRules::time),
            both(ratio("priority", (draft, priority) -> draft.priority = priority), queue -> unless(Ratio.ZERO, queue.priority())));
    private static final ObjectCodec<Draft, UseLimit> LIMIT = ObjectCodec.of("a limit",
            both(whole("cores", 1, MOST, (draft, cores) -> draft.cores = OptionalLong.of(cores)), UseLimit::cores),
            both(whole("jobs", 1, MOST, (draft, jobs) -> draft.jobs = OptionalLong.of(jobs)), UseLimit::jobs));

    private final List<Located<String>> named;
    private final SortedMap<String, QueueRules> queues = new TreeMap<>();
    private final SortedMap<String, UseLimit> limits = new TreeMap<>();
    private Map<String, Long> resources = Map.of();

    /** @param named takes the names of clusters, with their places */
    RulesJson(List<Located<String>> named) {
        this.named = named;
    }

    private static final class Draft {
        private final List<Located<String>> named;
        private final JsonCursor in;
        private final List<String> clusters = new ArrayList<>();
        private long tier;
        private OptionalLong cores = OptionalLong.empty();
        private OptionalLong jobs = OptionalLong.empty();
        private OptionalLong time = OptionalLong.empty();
        private Ratio priority = Ratio.ZERO;

        Draft(JsonCursor in, List<Located<String>> named) {
            this.in = in;
            this.named = named;
        }

        private void addCluster(String id) {
            clusters.add(id);
            named.add(new Located<>(id, in.place()));
        }
    }

    /** Reads the queues at the current token. */
    void readQueues(JsonCursor in) throws IOException {
        in.readEntries("\"queues\"", name -> {
            Draft draft = new Draft(in, named);
            if (QUEUE.read(in, draft).isSound()) {
                queues.put(name, new QueueRules(draft.tier, draft.clusters, new UseLimit(draft.cores, draft.jobs), draft.time,
                        draft.priority));
            }
        });
    }

    /** Reads the limits at the current token. */
    void readLimits(JsonCursor in) throws IOException {
        in.readEntries("\"limits\"", path -> readLimit(in, path));
    }

    private void readLimit(JsonCursor in, String path) throws IOException, InputException {
        Draft draft = new Draft(in, named);
        if (!path.startsWith("/")) {
            in.problem(Problem.words("job.user", SafeText.quoted(path)));
        }
        if (LIMIT.read(in, draft).isSound()) {
            limits.put(path, new UseLimit(draft.cores, draft.jobs));
        }
    }

    /** Reads the resources of the whole platform at the current token. */
    void readResources(JsonCursor in) throws IOException {
        resources = ResourcesJson.read(in, 0);
    }

    SiteRules rules() {
        return queues.isEmpty() && limits.isEmpty() && resources.isEmpty() ? SiteRules.NONE : new SiteRules(queues, limits, resources);
    }

    /** Queues as they are written; null for none. */
    static Map<String, JsonValue> queues(SiteRules rules) {
        SortedMap<String, JsonValue> all = new TreeMap<>();
        rules.queues().forEach((name, queue) -> all.put(name, QUEUE.value(queue)));
        return all.isEmpty() ? null : all;
    }

    /** Limits as they are written; null for none. */
    static Map<String, JsonValue> limits(SiteRules rules) {
        SortedMap<String, JsonValue> all = new TreeMap<>();
        rules.limits().forEach((path, limit) -> all.put(path, LIMIT.value(limit)));
        return all.isEmpty() ? null : all;
    }
}
