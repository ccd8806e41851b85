package org.schedscope.experiment.search;

import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

public record SearchCases(List<SearchCase> training, List<SearchCase> heldOut) {
    /** The fewest seeds or parts of either kind. */
    public static final int FEWEST = 2;
    public static final int MOST = 1000;
    /** The default number of training cases. */
    public static final int USUAL_TRAINING = 8;
    public static final int USUAL_HELD_OUT = 16;

    private static final Pattern PROFILE = Pattern.compile("([a-z0-9-]+)(?::(.*))?");

    public SearchCases {
        training = List.copyOf(training);
        heldOut = List.copyOf(heldOut);
    }

    /** Reader of a log with the platform of its runs. */
    public interface LogReader {
        RunSetup read(Path log) throws InputException;
    }

    /**
     * The cases of all workloads together.
     *
     * @param workloads logs, which are cut into parts in time, and profiles with settings: {@code market:load=120,jobs=500}
     * @param usual choices of the runs; their seed is that of a profile's first workload
     * @param platform of drawn workloads, if not that of their profile
     * @param train training cases of each workload
     * @param check held-out cases of each workload
     * @throws ModelException for an invalid setting or profile, or a log with too few jobs
     */
    public static SearchCases of(List<String> workloads, RunChoices usual, Optional<GivenPlatform> platform, int train, int check,
            LogReader logs) throws InputException {
        List<SearchCase> training = new ArrayList<>();
        List<SearchCase> heldOut = new ArrayList<>();
        for (String workload : workloads) {
            Optional<WorkloadSource.Drawn> how = drawn(workload);
            List<SearchCase> all = how.isPresent()
                    ? SearchCase.drawn(how.get(), usual, platform, InputFile.of(Path.of(how.get().profile())), train + check)
                    : SearchCase.parts(logs.read(Path.of(workload)), usual, train + check);
            int first = (int) Math.max(1, Math.min(all.size() - 1, Math.rint((double) all.size() * train / (train + check))));
            training.addAll(all.subList(0, first));
            heldOut.addAll(all.subList(first, all.size()));
        }
        return new SearchCases(training, heldOut);
    }

    /**
     * A profile with its settings; empty if the text names a file.
     *
     * @throws ModelException if it can only be a profile, and there is none
     */
    public static Optional<WorkloadSource.Drawn> drawn(String workload) {
        Matcher profile = PROFILE.matcher(workload);
        if (!profile.matches() || Files.exists(Path.of(workload))) {
            return Optional.empty();
        }
        if (WorkloadProfiles.find(profile.group(1)).isPresent()) {
            return Optional.of(new WorkloadSource.Drawn(profile.group(1), settings(workload, profile.group(2)), Ratio.of(BigDecimal.ONE)));
        }
        if (profile.group(2) != null) {
            throw SearchObjective.unknown("profile", profile.group(1), WorkloadProfiles.names());
        }
        return Optional.empty();
    }

    private static SortedMap<String, String> settings(String workload, String listed) {
        SortedMap<String, String> set = new TreeMap<>();
        for (String each : listed == null || listed.isEmpty() ? new String[0] : listed.split(",")) {
            int equals = each.indexOf('=');
            if (equals < 1) {
                throw new ModelException(Message.of("search", "wrong.setting", workload, each));
            }
            set.put(each.substring(0, equals).strip(), each.substring(equals + 1).strip());
        }
        return set;
    }
}
