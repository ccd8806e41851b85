package org.schedscope.ui.view.jobs;

import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
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
 * @param query what must hold of them, if there is one
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

    /** Whether to find the jobs takes longer than a frame where there are many: it is more than to look at their states. */
    boolean looksIntoJobs() {
        return !words.isEmpty() || query.isPresent();
    }

    /** Whether the list depends on where the playhead is. */
    boolean changesWithTime() {
        return states.size() < JobState.values().length || looksIntoJobs();
    }

    /**
     * The jobs to list, by number.
     *
     * @param snapshot that their order is of
     * @param tasks that the query finds; all of the jobs where it is about jobs only, none without a query
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
        if (!changesWithTime() && snapshot.part().isEmpty()) {
            return IntStream.range(0, index.jobCount()).toArray();
        }
        List<Word> told = words.stream().map(word -> Word.of(word, index.columns().users())).toList();
        return IntStream.range(0, index.jobCount()).filter(job -> {
            JobState state = snapshot.states().job(job);
            return snapshot.tellsOf(job) && states.contains(state) && told.stream().allMatch(word -> word.isIn(index, job, state))
                    && (values.isEmpty() || query.get().holds(values.get(), job));
        }).toArray();
    }

    /** A word, and the users and states that it occurs in: there are few of them, and many jobs. */
    private record Word(String text, BitSet users, Set<JobState> states) {
        static Word of(String text, List<String> users) {
            BitSet told = new BitSet();
            IntStream.range(0, users.size()).filter(user -> users.get(user).toLowerCase(Locale.ROOT).contains(text)).forEach(told::set);
            Set<JobState> states = EnumSet.allOf(JobState.class);
            states.removeIf(state -> !StateLabels.state(state).toLowerCase(Locale.ROOT).startsWith(text));
            return new Word(text, told, states);
        }

        boolean isIn(WorkloadIndex index, int job, JobState state) {
            return states.contains(state) || users.get(index.columns().userOf()[job])
                    || index.jobId(job).toLowerCase(Locale.ROOT).contains(text);
        }
    }
}
