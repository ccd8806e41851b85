package org.schedscope.experiment.crossover;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.model.ModelException;

/**
 * The parameter of a crossover: a setting of profiles such as {@code load}, or the number of a model, {@code network:ccr}, {@code
 * network:thin-tree}, {@code estimate:normal}, {@code estimate:log-round} or {@code estimate:uniform}.
 *
 * @param axis of its values
 * @param model name of the model; empty for a setting
 */
public record CrossoverParameter(String axis, String model) {
    /**
     * Parses {@code load} or {@code network:ccr}.
     *
     * @throws ModelException with a sentence for the user
     */
    public static CrossoverParameter parse(String text) {
        int colon = text.indexOf(':');
        CrossoverParameter read = colon < 0 ? new CrossoverParameter(text, "")
                : new CrossoverParameter(text.substring(0, colon), text.substring(colon + 1));
        boolean ofModel = List.of(Axis.NETWORK, Axis.ESTIMATE).contains(read.axis);
        if (ofModel == read.model.isEmpty() || List.of(Axis.WORKLOAD, Axis.SEED, Axis.POLICY, Axis.PLATFORM).contains(read.axis)) {
            throw new ModelException("unknown parameter '" + text + "'; write load or another setting of the profile, network:ccr,"
                    + " network:thin-tree, estimate:normal, estimate:log-round or estimate:uniform");
        }
        return read;
    }

    /** The value as written on the axis. */
    String text(BigDecimal value) {
        String number = value.stripTrailingZeros().toPlainString();
        return model.isEmpty() ? number : model + ":" + number;
    }

    /**
     * Checks a value for a part.
     *
     * @throws ModelException if it is invalid
     */
    void check(Part part, BigDecimal value) {
        if (axis.equals(Axis.NETWORK)) {
            NetworkTexts.parse(text(value));
        } else if (axis.equals(Axis.ESTIMATE)) {
            EstimateModels.parse(text(value));
        } else {
            part.workloads().forEach(workload -> check(workload, value));
        }
    }

    private void check(WorkloadSource workload, BigDecimal value) {
        if (!(workload.origin() instanceof WorkloadSource.Drawn drawn)) {
            throw new ModelException("the workload " + workload.label() + " is read from a file; it has no setting " + axis);
        }
        Map<String, String> set = new TreeMap<>(drawn.set());
        set.put(axis, text(value));
        new SettingValues(WorkloadProfiles.find(drawn.profile()).orElseThrow(), set, drawn.scale());
    }
}
