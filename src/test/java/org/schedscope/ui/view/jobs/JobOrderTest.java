package org.schedscope.ui.view.jobs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.model.Job;
import org.schedscope.trace.JobState;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.StateLabels;

/** Which jobs are listed for what is typed: looked up by users and states, of which there are few, it is what each job says. */
class JobOrderTest {
    @Test
    void everyWordIsFoundInTheIdTheUserOrTheState() {
        HandCranked threads = new HandCranked();
        Session session = TestRuns.session(threads, 60);
        session.playhead().seekTick(90);
        threads.settle();
        PlayheadSnapshot now = session.snapshot().get();
        long states = EnumSet.allOf(JobState.class).stream().filter(state -> now.states().jobsIn(state) > 0).count();
        assertTrue(states > 2, "jobs of several states");
        for (String typed : List.of("", "J1", "j1", "ADA", "fin", "/cs run", "j2 grace to", "nobody", "o", "inished")) {
            int[] expected = IntStream.range(0, 60).filter(job -> says(now, job, typed)).toArray();
            assertArrayEquals(expected, JobOrder.ALL.withText(typed).arrange(now), typed);
        }
        int[] running = IntStream.range(0, 60).filter(job -> now.states().job(job) == JobState.RUNNING && says(now, job, "ada")).toArray();
        assertArrayEquals(running, JobOrder.ALL.withText("ada").withStates(EnumSet.of(JobState.RUNNING)).arrange(now));
    }

    private static boolean says(PlayheadSnapshot now, int number, String typed) {
        Job job = now.run().index().job(number);
        String state = StateLabels.state(now.states().job(number)).toLowerCase(Locale.ROOT);
        return List.of(typed.toLowerCase(Locale.ROOT).split(" ")).stream().allMatch(word -> job.id().toLowerCase(Locale.ROOT).contains(word)
                || job.user().contains(word) || state.startsWith(word));
    }
}
