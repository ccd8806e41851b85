package org.schedscope.ui.view.jobs;

import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.schedscope.model.Job;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.query.JobQuery;
import org.schedscope.query.JobValues;
import org.schedscope.query.RunValues;
import org.schedscope.trace.JobState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.StateLabels;

/**
 * Which jobs are listed, in the order of the file.
 *
 * @param words each must occur in the id, the user or the state; upper and lower case do not differ
 * @param states those listed
 * @param query what must hold of them, if more is asked
 */
public record JobOrder(List<String> words, Set<JobState> states, Optional<JobQuery> query) {
    public static final JobOrder ALL = new JobOrder(List.of(), EnumSet.allOf(JobState.class), Optional.empty());

    public JobOrder {
        words = List.copyOf(words);
        states = Set.copyOf(states);
    }

    JobOrder withText(String text) {
        String trimmed = text.strip().toLowerCase(Locale.ROOT);
        return new JobOrder(trimmed.isEmpty() ? List.of() : List.of(trimmed.split("\\s+")), states, Optional.empty());
    }

    JobOrder asking(JobQuery asked) {
        return new JobOrder(List.of(), states, Optional.of(asked));
    }

    JobOrder withStates(Set<JobState> newStates) {
        return new JobOrder(words, newStates, query);
    }

    /** Whether the list depends on where the playhead is. */
    boolean changesWithTime() {
        return states.size() < JobState.values().length || !words.isEmpty() || query.isPresent();
    }

    /**
     * The jobs to list, by number.
     *
     * @param snapshot as of which they stand so
     * @param tasks that were asked for; all of the jobs where only jobs were asked for, none where nothing was
     */
    record Listing(JobOrder order, PlayheadSnapshot snapshot, int[] jobs, Optional<BitSet> tasks) {
    }

    Listing listing(PlayheadSnapshot snapshot) {
        Optional<JobValues> values = values(snapshot);
        int[] jobs = arrange(snapshot, values);
        return new Listing(this, snapshot, jobs, values.map(known -> {
            BitSet tasks = new BitSet();
            Arrays.stream(jobs).forEach(job -> query.orElseThrow().tasks(known, job).forEach(tasks::set));
            return tasks;
        }));
    }

    /** The numbers of the jobs to list. */
    public int[] arrange(PlayheadSnapshot snapshot) {
        return arrange(snapshot, values(snapshot));
    }

    private Optional<JobValues> values(PlayheadSnapshot snapshot) {
        return query.map(asked -> new RunValues(snapshot.run().trace(), snapshot.states(), snapshot.tick(), snapshot.run().jobs()));
    }

    private int[] arrange(PlayheadSnapshot snapshot, Optional<JobValues> values) {
        WorkloadIndex index = snapshot.run().index();
        return IntStream.range(0, index.jobCount()).filter(job -> {
            JobState state = snapshot.states().job(job);
            return snapshot.tellsOf(job) && states.contains(state) && matches(index.job(job), state)
                    && (values.isEmpty() || query.get().holds(values.get(), job));
        }).toArray();
    }

    private boolean matches(Job job, JobState state) {
        for (String word : words) {
            if (!job.id().toLowerCase(Locale.ROOT).contains(word) && !job.user().toLowerCase(Locale.ROOT).contains(word)
                    && !StateLabels.state(state).toLowerCase(Locale.ROOT).startsWith(word)) {
                return false;
            }
        }
        return true;
    }
}
