package org.schedscope.experiment.definition;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.flag;
import static org.schedscope.io.json.JsonField.path;
import static org.schedscope.io.json.JsonField.ratio;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.of;
import static org.schedscope.io.json.ObjectCodec.unless;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.event.RunChoices;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.DidYouMean;

/** An entry of the list of workloads or of policies of a part: its fields, and how it is read. */
final class EntryReader {
    static final ObjectCodec<EntryReader, WorkloadSource> WORKLOAD = ObjectCodec.of("a workload",
            both(name("profile"), drawn(WorkloadSource.Drawn::profile)), both(settings(), drawn(drawn -> unless(Map.of(), drawn.set()))),
            both(ratio("scale", (entry, scale) -> entry.scale = scale), drawn(WorkloadSource.Drawn::scale)),
            both(file("file"), file(WorkloadSource.File::path)), both(name("tick"), file(WorkloadSource.File::tick)),
            both(flag("memory", (entry, memory) -> entry.memory = Optional.of(memory)), file(WorkloadSource.File::memory)),
            both(name("label"), WorkloadSource::label), both(file("platform"), WorkloadSource::platform));
    static final ObjectCodec<EntryReader, Variant> VARIANT = ObjectCodec.of("a policy",
            both(name("policy"), entry -> entry.choices().policy()),
            both(name("scheduler"), entry -> entry.choices().scheduler()),
            both(settings(), entry -> unless(Map.of(), entry.choices().parameters())),
            both(name("label"), Variant::label));

    private final JsonCursor in;
    private final Map<String, String> texts = new TreeMap<>();
    private final Map<String, String> set = new TreeMap<>();
    private Ratio scale = Ratio.ONE;
    private Optional<Boolean> memory = Optional.empty();

    EntryReader(JsonCursor in) {
        this.in = in;
    }

    private static ObjectCodec.Getter<WorkloadSource> drawn(ObjectCodec.Getter<WorkloadSource.Drawn> written) {
        ObjectCodec.Getter<WorkloadSource.Origin> origin = of(WorkloadSource.Drawn.class, written);
        return source -> origin.get(source.origin());
    }

    private static ObjectCodec.Getter<WorkloadSource> file(ObjectCodec.Getter<WorkloadSource.File> written) {
        ObjectCodec.Getter<WorkloadSource.Origin> origin = of(WorkloadSource.File.class, written);
        return source -> origin.get(source.origin());
    }

    private static JsonField<EntryReader> name(String field) {
        return text(field, (entry, name) -> entry.texts.put(field, name));
    }

    private static JsonField<EntryReader> file(String field) {
        return path(field, (what, path) -> DefinitionChecks.words("path", what, path), (entry, path) -> entry.texts.put(field, path));
    }

    private static JsonField<EntryReader> settings() {
        return field("set", (entry, in) -> in.readEntries("\"set\"",
                name -> settingText(in).ifPresent(value -> entry.set.put(name, value))));
    }

    /** A number or a text, in the notation of {@code --set}. */
    static Optional<String> settingText(JsonCursor in) throws InputException {
        String number = in.numberText();
        return number != null ? Optional.of(number) : in.readText("a value");
    }

    /** Reads an object, or its most important field alone; whether it has no problems. */
    private boolean read(String what, String field, ObjectCodec<EntryReader, ?> fields) throws IOException {
        if (in.token() != JsonToken.VALUE_STRING) {
            return fields.read(in, this).isSound();
        }
        Optional<String> name = in.readText(what);
        name.ifPresent(text -> texts.put(field, text));
        return name.isPresent();
    }

    /** Reads a workload, {@code "market"} or {@code {"profile": "market", "set": {…}}}, into a list. */
    void workload(List<Located<WorkloadSource>> workloads) throws IOException {
        Place start = in.place();
        if (!read("a workload", "profile", WORKLOAD)) {
            return;
        }
        boolean drawn = texts.containsKey("profile");
        if (drawn == texts.containsKey("file")) {
            in.problem(start, DefinitionChecks.words("workload"));
            return;
        }
        DefinitionChecks.check(in, start, () -> {
            WorkloadSource.Origin origin = drawn ? drawn() : file();
            String label = texts.getOrDefault("label", drawn ? texts.get("profile") : stem(texts.get("file")));
            workloads.add(new Located<>(new WorkloadSource(label, origin, Optional.ofNullable(texts.get("platform"))), start));
        });
    }

    private static String stem(String file) {
        return InputFile.of(file.substring(file.lastIndexOf('/') + 1), new byte[0]).stem();
    }

    private WorkloadSource.Origin drawn() {
        WorkloadProfile profile = WorkloadProfiles.find(texts.get("profile")).orElseThrow(
                () -> unknown("profile", texts.get("profile"), WorkloadProfiles.names()));
        refuse("profile", "tick", "memory");
        new SettingValues(profile, set, scale);
        return new WorkloadSource.Drawn(profile.name(), new TreeMap<>(set), scale);
    }

    private WorkloadSource.Origin file() {
        refuse("file", "set", "scale");
        String tick = texts.getOrDefault("tick", "1s");
        TickLength.parse(tick);
        return new WorkloadSource.File(texts.get("file"), tick, memory);
    }

    private void refuse(String origin, String... fields) {
        for (String field : fields) {
            boolean there = texts.containsKey(field) || field.equals("memory") && memory.isPresent()
                    || field.equals("set") && !set.isEmpty() || field.equals("scale") && !scale.equals(Ratio.ONE);
            if (there) {
                throw new ModelException(DefinitionChecks.words("surplus", origin, field));
            }
        }
    }

    /** Reads a policy, {@code "p-slr"} or {@code {"policy": "fifo-job", "set": {"rearrangement": "easy"}}}, into a list. */
    void variant(List<Located<Variant>> policies) throws IOException {
        Place start = in.place();
        if (!read("a policy", "policy", VARIANT)) {
            return;
        }
        if (texts.containsKey("policy")) {
            DefinitionChecks.check(in, start, () -> policies.add(new Located<>(variant(), start)));
        } else {
            in.problem(start, DefinitionChecks.words("policy"));
        }
    }

    private Variant variant() {
        String policy = texts.get("policy");
        ProgramPolicy.refuseInFile(policy);
        if (!Schedulers.isPolicy(policy) && Policies.complaint(policy).isEmpty()) {
            throw unknown("policy", policy, Schedulers.policyNames());
        }
        String scheduler = texts.getOrDefault("scheduler", Schedulers.impliedBy(policy));
        Schedulers.check(policy, scheduler, set);
        if (set.containsKey("estimate") || set.containsKey("memory")) {
            throw new ModelException(DefinitionChecks.words("input"));
        }
        return new Variant(texts.getOrDefault("label", label(policy)),
                new RunChoices(policy, scheduler, Schedulers.DEFAULT.seed(), new TreeMap<>(set)));
    }

    /** Label of a policy. Labels are part of the keys of runs, where equals signs have a meaning; typed orderings begin with one. */
    private static String label(String policy) {
        return ExpressionPolicy.isMeantBy(policy) ? policy.substring(1).strip().replace('=', ':') : policy;
    }

    private static ModelException unknown(String what, String name, List<String> known) {
        return new ModelException(
                DidYouMean.slip(name, known).map(near -> DefinitionChecks.words("slip." + what, SafeText.quoted(name), near))
                        .orElseGet(() -> DefinitionChecks.words("unknown." + what, SafeText.quoted(name), String.join(", ", known))));
    }
}
