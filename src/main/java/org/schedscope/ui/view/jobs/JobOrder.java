package org.schedscope.ui.view.jobs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.schedscope.model.Job;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.JobState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.StateLabels;

/**
 * Which jobs are listed and in what order.
 *
 * @param words each must occur in the id, the user or the state; upper and lower case do not differ
 * @param states those listed
 * @param by what orders them; equal ones stay in file order, and users are in the order of the heatmap
 */
public record JobOrder(List<String> words, Set<JobState> states, By by, boolean descending) {
    /** What jobs can be ordered by. */
    public enum By { FILE, ID, USER, STATE, TASKS, SLR }

    public static final JobOrder ALL = new JobOrder(List.of(), EnumSet.allOf(JobState.class), By.FILE, false);

    public JobOrder {
        words = List.copyOf(words);
        states = Set.copyOf(states);
    }

    JobOrder withText(String text) {
        String trimmed = text.strip().toLowerCase(Locale.ROOT);
        return new JobOrder(trimmed.isEmpty() ? List.of() : List.of(trimmed.split("\\s+")), states, by, descending);
    }

    JobOrder withStates(Set<JobState> newStates) {
        return new JobOrder(words, newStates, by, descending);
    }

    public JobOrder sortedBy(By newBy, boolean newDescending) {
        return new JobOrder(words, states, newBy, newDescending);
    }

    /** Whether the list depends on where the playhead is. */
    boolean changesWithTime() {
        return states.size() < JobState.values().length || !words.isEmpty() || by != By.FILE && by != By.ID;
    }

    /**
     * The jobs to list, by number.
     *
     * @param snapshot as of which they stand so
     */
    record Listing(JobOrder order, PlayheadSnapshot snapshot, List<Integer> jobs) {
    }

    Listing listing(PlayheadSnapshot snapshot) {
        return new Listing(this, snapshot, arrange(snapshot));
    }

    /** The numbers of the jobs to list. */
    public List<Integer> arrange(PlayheadSnapshot snapshot) {
        WorkloadIndex index = snapshot.run().index();
        List<Integer> jobs = new ArrayList<>();
        for (int job = 0; job < index.jobCount(); job++) {
            JobState state = snapshot.states().job(job);
            if (states.contains(state) && matches(index.job(job), state)) {
                jobs.add(job);
            }
        }
        if (by != By.FILE) {
            Comparator<Integer> order = comparator(snapshot);
            jobs.sort(descending ? order.reversed() : order);
        }
        return jobs;
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

    private Comparator<Integer> comparator(PlayheadSnapshot snapshot) {
        WorkloadIndex index = snapshot.run().index();
        return switch (by) {
            case FILE -> Comparator.naturalOrder();
            case ID -> Comparator.comparing(job -> index.job(job).id());
            case USER -> Comparator.comparingInt(job -> snapshot.violations().placeOf(snapshot.run().jobs().userOf(job)));
            case STATE -> Comparator.comparing(job -> snapshot.states().job(job));
            case TASKS -> Comparator.comparingDouble(job -> (double) snapshot.states().tasksDone(job) / index.taskCountOf(job));
            case SLR -> Comparator.comparingDouble(job -> Double.isNaN(snapshot.slr(job)) ? -1 : snapshot.slr(job));
        };
    }
}
