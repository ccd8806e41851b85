package org.schedscope.experiment.definition;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.profile.GeneratedWorkload;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * Origin of the workload of a run.
 *
 * @param label name in results, unique in its part
 * @param platform platform file of the runs, as in the definition; absent: the one that comes with the workload
 */
public record WorkloadSource(String label, Origin origin, Optional<String> platform) {
    public WorkloadSource {
        Axis.check(Axis.WORKLOAD, label);
    }

    /** A profile that draws, or a file. */
    public sealed interface Origin permits Drawn, File {
    }

    /**
     * A drawing by a profile.
     *
     * @param set settings that differ from the defaults
     * @param scale factor of the settings that shrink, above 0 and at most 1
     */
    public record Drawn(String profile, SortedMap<String, String> set, Ratio scale) implements Origin {
        public Drawn {
            set = Collections.unmodifiableSortedMap(new TreeMap<>(set));
        }

        /**
         * Draws a workload, and its platform if the profile has one.
         *
         * @throws ModelException if it cannot be drawn
         */
        public GeneratedWorkload generate(long seed) {
            WorkloadProfile drawing = WorkloadProfiles.find(profile).orElseThrow();
            try {
                return drawing.generate(new SettingValues(drawing, set, scale), seed);
            } catch (ArithmeticException tooLarge) {
                throw new ModelException(Message.of("experiments", "refused.much", profile));
            }
        }
    }

    /**
     * A file.
     *
     * @param path path relative to the definition, with slashes
     * @param tick length of a tick, in the notation of {@code --tick}
     * @param memory whether memory of clusters is limited; absent: as in other runs
     */
    public record File(String path, String tick, Optional<Boolean> memory) implements Origin {
    }
}
