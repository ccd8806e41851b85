package org.schedscope.experiment.definition;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.flag;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.texts;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.unless;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.SiblingPath;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.io.json.ObjectReader;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.model.ModelException;
import org.schedscope.model.Seed;

/** One part of an experiment: its fields, and how it is read. */
final class PartReader {
    private static final int MOST_COLUMNS = 1000;
    static final ObjectCodec<PartReader, Part> FIELDS = ObjectCodec.of("a part",
            both(text("name", (part, name) -> part.name = Optional.of(name)), Part::name),
            both(field("workloads", (part, in) -> in.readArray("\"workloads\"", index -> new EntryReader(in).workload(part.workloads))),
                    part -> EntryReader.WORKLOAD.all(part.workloads())),
            both(field("platforms", (part, in) -> part.readAxis(Axis.PLATFORM, "a platform", PartReader::checkedPath)),
                    part -> values(part, Axis.PLATFORM)),
            both(field("seeds", (part, in) -> part.readSeeds()),
                    part -> values(part, Axis.SEED).map(seeds -> seeds.stream().map(Long::valueOf).toList())),
            both(field("loads", (part, in) -> part.varied.put(Axis.LOAD, part.numbers("\"loads\""))), part -> values(part, Axis.LOAD)),
            both(field("networks", (part, in) -> part.readAxis(Axis.NETWORK, "a network", text -> NetworkTexts.parse(text).text())),
                    part -> values(part, Axis.NETWORK)),
            both(field("estimates", (part, in) -> part.readAxis(Axis.ESTIMATE, "an estimate", text -> EstimateModels.parse(text).text())),
                    part -> values(part, Axis.ESTIMATE)),
            both(field("settings", (part, in) -> in.readEntries("\"settings\"", part::readSetting)),
                    part -> unless(Map.of(), settings(part))),
            both(field("policies", (part, in) -> in.readArray("\"policies\"", index -> new EntryReader(in).variant(part.policies))),
                    part -> EntryReader.VARIANT.all(part.policies())),
            both(whole("horizon", 0, Limits.LARGEST_TOTAL - 1, (part, tick) -> part.horizon = OptionalLong.of(tick)),
                    part -> part.measuring().horizon()),
            both(field("eetCapacity", (part, in) -> part.readCapacity()), part -> capacity(part.measuring().eetCapacity())),
            both(flag("eetBags", (part, are) -> part.capacity = part.capacity.withBags(are)),
                    part -> unless(false, part.measuring().eetCapacity().bags())),
            both(whole("eetPast", 1, Limits.LARGEST_TOTAL - 1,
                    (part, ticks) -> part.capacity = part.capacity.withPastWindow(OptionalLong.of(ticks))),
                    part -> part.measuring().eetCapacity().pastWindow()),
            both(integer("heatmap", 1, MOST_COLUMNS, (part, columns) -> part.heatmap = OptionalInt.of(columns)),
                    part -> part.measuring().heatmap()),
            both(texts("figures", "a figure", (part, figure) -> part.figures.add(figure)), part -> unless(List.of(), part.figures())));

    private final JsonCursor in;
    private Optional<String> name = Optional.empty();
    private final List<Located<WorkloadSource>> workloads = new ArrayList<>();
    private final Map<String, List<Located<String>>> varied = new LinkedHashMap<>();
    private final Map<String, List<Located<String>>> settings = new LinkedHashMap<>();
    private final List<Located<Variant>> policies = new ArrayList<>();
    private OptionalLong horizon = OptionalLong.empty();
    private EetCapacity capacity = EetCapacity.EQUAL_SHARES;
    private OptionalInt heatmap = OptionalInt.empty();
    private final List<String> figures = new ArrayList<>();

    PartReader(JsonCursor in) {
        this.in = in;
    }

    /** Reads the part that begins at the current token; empty, with a problem noted, if it is not valid. */
    Optional<Part> read() throws IOException {
        JsonObject read = FIELDS.read(in, this);
        if (read.isSound()) {
            complain(read, name.isEmpty(), "\"name\"");
            complain(read, workloads.isEmpty(), "\"workloads\"");
            complain(read, policies.isEmpty(), "\"policies\"");
            checkSettings();
        }
        return read.isSound() ? build(read.start()) : Optional.empty();
    }

    private static void complain(JsonObject read, boolean missing, String what) throws InputException {
        if (missing) {
            read.problem(DefinitionChecks.words("lacks", what));
        }
    }

    private Optional<Part> build(Place start) throws InputException {
        List<Part> built = new ArrayList<>();
        DefinitionChecks.check(in, start, () -> {
            Part part = new Part(name.orElseThrow(), values(workloads), axes(), values(policies), new Measuring(horizon, capacity, heatmap),
                    figures);
            // Labels are compared with each other when they become values of an axis.
            part.axes();
            built.add(part);
        });
        return built.stream().findFirst();
    }

    /** Values of an axis, if there are any. */
    private static Optional<List<String>> values(Part part, String axis) {
        return part.varied().stream().filter(each -> each.name().equals(axis)).map(Axis::values).filter(values -> !values.isEmpty())
                .findFirst();
    }

    /** Values by setting, of those that are listed as settings. */
    private static Map<String, List<String>> settings(Part part) {
        Map<String, List<String>> settings = new LinkedHashMap<>();
        part.settings().stream().filter(axis -> !axis.name().equals(Axis.LOAD)).forEach(axis -> settings.put(axis.name(), axis.values()));
        return settings;
    }

    private static Object capacity(EetCapacity capacity) {
        return capacity.byShares() ? "shares" : capacity.everyone();
    }

    private static <T> List<T> values(List<Located<T>> placed) {
        return placed.stream().map(Located::value).toList();
    }

    private List<Axis> axes() {
        List<Axis> axes = new ArrayList<>();
        add(axes, Axis.PLATFORM);
        axes.add(varied.containsKey(Axis.SEED) ? new Axis(Axis.SEED, values(varied.get(Axis.SEED))) : new Axis(Axis.SEED, List.of("1")));
        add(axes, Axis.LOAD);
        settings.forEach((setting, values) -> axes.add(new Axis(setting, values(values))));
        add(axes, Axis.NETWORK);
        add(axes, Axis.ESTIMATE);
        return axes;
    }

    private void add(List<Axis> axes, String axis) {
        if (varied.containsKey(axis)) {
            axes.add(new Axis(axis, values(varied.get(axis))));
        }
    }

    /** Reads an axis of texts, which are kept as written. The check refuses those that are not valid. */
    private void readAxis(String axis, String one, UnaryOperator<String> check) throws IOException {
        List<Located<String>> values = new ArrayList<>();
        in.readArray("\"" + axis + "s\"", index -> {
            Place place = in.place();
            Optional<String> text = in.readText(one);
            if (text.isPresent() && DefinitionChecks.check(in, place, () -> check.apply(text.get()))) {
                values.add(new Located<>(text.get(), place));
            }
        });
        varied.put(axis, values);
    }

    private static String checkedPath(String path) {
        if (!SiblingPath.staysInFolder(path)) {
            throw new ModelException(DefinitionChecks.words("path", "\"platforms\"", SafeText.quoted(path)));
        }
        return path;
    }

    private void readSetting(String setting) throws IOException {
        if (Axis.RESERVED.contains(setting)) {
            in.problem(DefinitionChecks.words("axis.own", SafeText.quoted(setting), setting));
            in.skip();
            return;
        }
        settings.put(setting, numbers("the values of " + SafeText.quoted(setting)));
    }

    /** Numbers, or texts such as {@code 50-70} or {@code 0.5,1,2}. */
    private List<Located<String>> numbers(String what) throws IOException {
        List<Located<String>> values = new ArrayList<>();
        in.readArray(what, index -> {
            Place place = in.place();
            EntryReader.settingText(in).ifPresent(value -> values.add(new Located<>(value, place)));
        });
        return values;
    }

    /** Seeds that follow each other. */
    private static final class SeedRange {
        private static final ObjectReader<SeedRange> FIELDS = ObjectReader.of("\"seeds\"",
                whole("from", Seed.LEAST, Seed.MOST - Experiment.MOST_RUNS, (range, from) -> range.from = from),
                whole("count", 1, Experiment.MOST_RUNS, (range, count) -> range.count = count));

        private long from = 1;
        private long count;
    }

    private void readSeeds() throws IOException {
        List<Located<String>> seeds = new ArrayList<>();
        if (in.token() == JsonToken.START_OBJECT) {
            Place place = in.place();
            SeedRange range = new SeedRange();
            SeedRange.FIELDS.read(in, range);
            for (long seed = range.from; seed < range.from + range.count; seed++) {
                seeds.add(new Located<>(Long.toString(seed), place));
            }
        } else {
            in.readArray("\"seeds\"", index -> {
                Place place = in.place();
                seeds.add(new Located<>(Long.toString(Numbers.whole(in, "a seed", Seed.LEAST, Seed.MOST)), place));
            });
        }
        varied.put(Axis.SEED, seeds);
    }

    private void readCapacity() throws IOException {
        String text = in.token() == JsonToken.VALUE_STRING ? in.text() : "";
        if (text.equals("equal") || text.equals("shares")) {
            capacity = refined(text.equals("equal") ? EetCapacity.EQUAL_SHARES : EetCapacity.BY_SHARES);
        } else if (in.token() == JsonToken.VALUE_STRING) {
            in.problem(DefinitionChecks.words("capacity", SafeText.quoted(text)));
        } else {
            capacity = refined(EetCapacity.of((int) Numbers.whole(in, "\"eetCapacity\"", 1, Integer.MAX_VALUE)));
        }
    }

    /** Another capacity with the options so far, since fields come in any order. */
    private EetCapacity refined(EetCapacity other) {
        return other.withBags(capacity.bags()).withPastWindow(capacity.pastWindow());
    }

    /** Checks that every value of every setting is valid for every profile; one axis at a time, since settings are checked one by one. */
    private void checkSettings() throws InputException {
        Map<String, List<Located<String>>> all = new LinkedHashMap<>(settings);
        all.computeIfAbsent(Axis.LOAD, none -> varied.getOrDefault(Axis.LOAD, List.of()));
        for (Located<WorkloadSource> workload : workloads) {
            if (workload.value().platform().isPresent() && varied.containsKey(Axis.PLATFORM)) {
                in.problem(workload.place(), DefinitionChecks.words("platform"));
            }
            for (Map.Entry<String, List<Located<String>>> setting : all.entrySet()) {
                for (Located<String> value : setting.getValue()) {
                    if (!check(workload.value(), setting.getKey(), value)) {
                        break;
                    }
                }
            }
        }
    }

    private boolean check(WorkloadSource workload, String setting, Located<String> value) throws InputException {
        if (!(workload.origin() instanceof WorkloadSource.Drawn drawn)) {
            in.problem(value.place(), DefinitionChecks.words("settings", workload.label()));
            return false;
        }
        if (drawn.set().containsKey(setting)) {
            in.problem(value.place(), DefinitionChecks.words("setting", workload.label(), setting));
            return false;
        }
        WorkloadProfile profile = WorkloadProfiles.find(drawn.profile()).orElseThrow();
        Map<String, String> set = new TreeMap<>(drawn.set());
        set.put(setting, value.value());
        return DefinitionChecks.check(in, value.place(), () -> new SettingValues(profile, set, drawn.scale()));
    }
}
