package org.schedscope.io.batsim;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.texts;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.format.FormatWords;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonField;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectReader;
import org.schedscope.text.Message;

/**
 * The profiles of a Batsim workload: the work of its jobs. A delay is a time; work in flops is divided by the speed of a core; sequences
 * are sums. Bytes sent between jobs or to disks take no time here.
 */
final class BatsimProfiles {
    /** Types of profiles by whether their amount of work is that of one machine or the total. */
    private static final Map<String, List<String>> TYPES = FormatWords.lists("batsim");
    private static final int DEEPEST = 32;

    private static final ObjectReader<Profile> FIELDS = ObjectReader.<Profile>of("a profile",
            text("type", (profile, type) -> profile.type = type),
            text("id", (profile, id) -> profile.id = id), text("profile_type", (profile, type) -> profile.type = type),
            field("profile", Profile::readAmounts),
            field("delay", (profile, in) -> profile.delay = readNumber(in, "\"delay\"")),
            field("cpu", Profile::readCpu), field("computation_amount", Profile::readCpu), field("computation_vector", Profile::readCpu),
            field("com", Profile::readBytes), field("communication_amount", Profile::readBytes),
            field("communication_matrix", Profile::readBytes), parts("seq"), parts("profile_ids"),
            repeat("nb"), repeat("repeat"), repeat("repetition_count"),
            text("generation_strategy", (profile, strategy) -> profile.spread = TYPES.get("spread").contains(strategy)),
            field("matrix", (profile, in) -> in.skip()),
            field("expected_execution_time",
                    (profile, in) -> profile.expected = readNumber(in, "\"expected_execution_time\"").filter(time -> time.signum() > 0)))
            .lenient();

    private final ProblemList problems;
    private final BigDecimal flops;
    private final Map<String, Profile> profiles = new HashMap<>();
    /** Sums of sequences, by name and machines, so that nested sequences are computed once. */
    private final Map<String, Optional<BigDecimal>> sums = new HashMap<>();
    private boolean usedFlops;
    private boolean droppedBytes;

    private static JsonField<Profile> parts(String name) {
        return texts(name, "a profile's name", (profile, part) -> profile.parts.add(part));
    }

    private static JsonField<Profile> repeat(String name) {
        return field(name, (profile, in) -> profile.repeat = readNumber(in, SafeText.quoted(name)).orElse(BigDecimal.ONE));
    }

    static final class Profile {
        private String id = "";
        private String type = "";
        private Optional<BigDecimal> delay = Optional.empty();
        /** One number, or one per machine. */
        private final List<BigDecimal> cpu = new ArrayList<>();
        private final List<String> parts = new ArrayList<>();
        /** Time that newer files state for profiles whose time depends on a simulation of the network. */
        private Optional<BigDecimal> expected = Optional.empty();
        private BigDecimal repeat = BigDecimal.ONE;
        private boolean spread;
        private boolean sendsBytes;
        private final Place place;

        Profile(Place place) {
            this.place = place;
        }

        /** Name prefixed with the workload, as in messages of version 5; empty if the name is given elsewhere. */
        String id() {
            return id;
        }

        /** Prefixes the names of its parts with a workload, if they have none. */
        void belongTo(String workload) {
            parts.replaceAll(part -> BatsimProfiles.id(workload, part));
        }

        /** Reads the object in which messages of version 5 have the amounts of a profile. */
        private void readAmounts(JsonCursor in) throws IOException {
            if (in.token() == JsonToken.START_OBJECT) {
                FIELDS.read(in, this);
            } else {
                in.skip();
            }
        }

        private void readCpu(JsonCursor in) throws IOException {
            if (in.token() == JsonToken.START_ARRAY) {
                in.readArray("\"cpu\"", index -> readNumber(in, "\"cpu\"").ifPresent(cpu::add));
            } else {
                readNumber(in, "\"cpu\"").ifPresent(cpu::add);
            }
        }

        private void readBytes(JsonCursor in) throws InputException {
            sendsBytes = in.token() == JsonToken.START_ARRAY || in.plainLong() != 0;
            in.skip();
        }
    }

    BatsimProfiles(ProblemList problems, long flops) {
        this.problems = problems;
        this.flops = BigDecimal.valueOf(flops);
    }

    /** Name of a profile among those of all workloads: {@code w0!short}. */
    static String id(String workload, String name) {
        return name.indexOf('!') >= 0 ? name : workload + "!" + name;
    }

    void read(JsonCursor in) throws IOException {
        in.readEntries("\"profiles\"", name -> profiles.put(name, readProfile(in)));
    }

    /** Reads a single profile, to be {@link #put} among those of its workload. */
    static Profile readProfile(JsonCursor in) throws IOException {
        Profile profile = new Profile(in.place());
        FIELDS.read(in, profile);
        return profile;
    }

    /** Reads seconds or an amount, at least 0. */
    static Optional<BigDecimal> readNumber(JsonCursor in, String what) throws InputException {
        return readNumber(in, what, "number.from.below", false);
    }

    /** @param wrong key of the message for all other values */
    static Optional<BigDecimal> readNumber(JsonCursor in, String what, String wrong, boolean negative) throws InputException {
        String text = in.numberText();
        BigDecimal value = text == null ? null : Numbers.decimal(text);
        if (value == null || value.signum() < 0 && !negative || value.abs().compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) >= 0) {
            in.problem(Problem.ofFormat(wrong, what, in.foundHere()));
            in.skip();
            return Optional.empty();
        }
        return Optional.of(value);
    }

    void put(String name, Profile profile) {
        profiles.put(name, profile);
        sums.clear();
    }

    boolean has(String name) {
        return profiles.containsKey(name);
    }

    String typeOf(String name) {
        return profiles.get(name).type;
    }

    /** Whether a time was computed from flops. */
    boolean usedFlops() {
        return usedFlops;
    }

    /** Whether a used profile sends data, which takes no time here. */
    boolean droppedBytes() {
        return droppedBytes;
    }

    /**
     * Seconds for which a job with this profile computes on a number of machines; empty if the profile has no time.
     *
     * @throws InputException if the profile contains itself, or profiles that do not exist
     */
    Optional<BigDecimal> seconds(String name, int machines) throws InputException {
        return seconds(name, machines, new HashSet<>());
    }

    private Optional<BigDecimal> seconds(String name, int machines, Set<String> inside) throws InputException {
        Profile profile = profiles.get(name);
        if (TYPES.get("delays").contains(profile.type)) {
            return profile.delay;
        }
        droppedBytes |= profile.sendsBytes;
        if (TYPES.get("sequences").contains(profile.type)) {
            return sum(name, profile, machines, inside);
        }
        if (profile.cpu.isEmpty()) {
            return profile.expected;
        }
        BigDecimal work = profile.cpu.stream().reduce(BigDecimal::max).orElseThrow();
        boolean all = TYPES.get("in all").contains(profile.type) || profile.spread;
        if (!all && !TYPES.get("per machine").contains(profile.type) && !TYPES.get("lists").contains(profile.type) || work.signum() == 0) {
            return profile.expected;
        }
        usedFlops = true;
        BigDecimal perSecond = all ? flops.multiply(BigDecimal.valueOf(machines)) : flops;
        return Optional.of(work.divide(perSecond, MathContext.DECIMAL64));
    }

    private Optional<BigDecimal> sum(String name, Profile profile, int machines, Set<String> inside) throws InputException {
        String key = machines + " " + name;
        if (sums.containsKey(key)) {
            return sums.get(key);
        }
        if (!inside.add(name) || inside.size() > DEEPEST) {
            throw wrong(profile, Problem.ofFormat("batsim.deep", SafeText.cut(name), DEEPEST));
        }
        BigDecimal sum = BigDecimal.ZERO;
        for (String part : profile.parts) {
            if (!profiles.containsKey(part)) {
                throw wrong(profile, Problem.ofFormat("batsim.profile", SafeText.cut(part)));
            }
            sum = sum.add(seconds(part, machines, inside).orElse(BigDecimal.ZERO), MathContext.DECIMAL64);
        }
        inside.remove(name);
        sum = sum.multiply(profile.repeat, MathContext.DECIMAL64);
        sums.put(key, sum.signum() == 0 ? Optional.empty() : Optional.of(sum));
        return sums.get(key);
    }

    private InputException wrong(Profile profile, Message message) {
        return problems.fatal(profile.place.problem(problems.file().name(), message));
    }
}
