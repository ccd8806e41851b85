package org.schedscope.ui.view.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.TestRuns;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Language;
import org.schedscope.trace.Trace;
import org.schedscope.trace.story.StoryReader;
import org.schedscope.trace.story.TaskStory;

class StoryStepsTest {
    @Test
    void aTaskInACentralQueueHasNoClusterYet() {
        Trace trace = Runs.trace(new RunSpec(TestRuns.diamonds(12), TestRuns.twoClusters(), "fifo-job", "central", 1, new TreeMap<>()));
        int waited = 0;
        for (int task = 0; task < trace.index().taskCount(); task++) {
            StoryReader reader = new StoryReader(trace, task);
            for (int position = 0; position <= trace.eventCount(); position++) {
                TaskStory story = reader.at(trace, position, trace.tickAt(position));
                List<String> steps = StorySteps.of(trace, story, Optional.empty(), TimeFigures.of(trace.workload(),
                        Language.ENGLISH), false).stream().map(StorySteps.Step::title).toList();
                if (story.ready().isPresent() && story.pieces().isEmpty()) {
                    assertTrue(steps.contains("Queued for every cluster"), steps.toString());
                    waited++;
                }
            }
        }
        assertTrue(waited > 100, waited + " looks at tasks that wait");
    }

    @Test
    void ofATaskThatNobodyHasPlacedNoDataIsInTransfer() {
        Trace trace = Runs.trace(new RunSpec(TestRuns.diamonds(1), TestRuns.twoClusters(), "fifo-job", "central", 1, new TreeMap<>()));
        TaskStory story = new TaskStory(0, 5, OptionalLong.of(0), 0, List.of(), OptionalLong.empty(), OptionalInt.empty(), 0, 0, List.of(),
                OptionalLong.empty());
        assertEquals(List.of("Arrived", "Ready to be placed, not placed yet"), StorySteps.of(trace, story, Optional.empty(),
                TimeFigures.of(trace.workload(), Language.ENGLISH), true).stream().map(StorySteps.Step::title).toList());
        assertEquals(new TaskStory.Shares(0, 0, 5, 0, 0), story.shares().unplaced());
    }
}
