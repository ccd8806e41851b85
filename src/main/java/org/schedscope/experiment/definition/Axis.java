package org.schedscope.experiment.definition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.schedscope.model.ModelException;

/**
 * A varied quantity in a part of an experiment.
 *
 * @param name such as {@code seed}, or the name of a profile's setting
 * @param values different texts, at least one
 */
public record Axis(String name, List<String> values) {
    /** Label of a workload; the outermost axis of every part. */
    public static final String WORKLOAD = "workload";
    /** File of a platform. */
    public static final String PLATFORM = "platform";
    /** Seed of all draws. */
    public static final String SEED = "seed";
    /** The setting of profiles for the arriving work, in per cent of the capacity of the platform. */
    public static final String LOAD = "load";
    /** Model of the network, in the notation of {@code --network}. */
    public static final String NETWORK = "network";
    /** Model of estimates, in the notation of {@code --estimate}. */
    public static final String ESTIMATE = "estimate";
    /** Label of a contender; the innermost axis of every part. */
    public static final String POLICY = "policy";

    /** Name of the part in the key of a run. */
    public static final String PART = "part";
    /** Names that settings cannot have. */
    static final List<String> RESERVED = List.of(PART, WORKLOAD, PLATFORM, SEED, LOAD, NETWORK, ESTIMATE, POLICY);

    private static final int LONGEST = 200;

    public Axis {
        values = List.copyOf(values);
        if (values.isEmpty()) {
            throw new ModelException(DefinitionChecks.words("axis.empty", name));
        }
        Set<String> seen = new HashSet<>();
        for (String value : values) {
            check(name, value);
            if (!seen.add(value)) {
                throw new ModelException(DefinitionChecks.words("axis.twice", name, value));
            }
        }
    }

    /** Checks a value, which becomes part of keys. */
    static void check(String what, String value) {
        boolean plain = !value.isBlank() && value.chars().noneMatch(c -> c == '|' || c == '=' || Character.isISOControl(c));
        if (!plain || value.length() > LONGEST) {
            throw new ModelException(DefinitionChecks.words("axis.text", what, LONGEST));
        }
    }
}
