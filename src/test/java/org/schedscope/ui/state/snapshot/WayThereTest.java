package org.schedscope.ui.state.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.RandomForks;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.trace.Trace;
import org.schedscope.trace.story.StoryReader;
import org.schedscope.ui.state.queue.QueueProbes;
import org.schedscope.ui.state.queue.QueueWait;
import org.schedscope.ui.state.queue.QueueWaitReader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** What is told of the playhead's place and of the selected task does not depend on the way there, and costs only the way. */
class WayThereTest {
    private static final int JOBS = 40;

    private final HandCranked threads = new HandCranked();

    private OpenRun run(int jobs) {
        Session session = TestRuns.session(threads, new EngineSimulator(), jobs);
        threads.settle();
        return session.runs().run();
    }

    /** To and fro, far and near. */
    private static int[] way(Trace trace) {
        int end = trace.eventCount();
        return new int[] {end / 3, end / 3 + 1, end, end / 2, end / 2 + 3, 0, end - 1, end / 4, end};
    }

    @Test
    void readersThatGoOnTellTheSameAsThoseThatBegin() {
        OpenRun run = run(JOBS);
        Trace trace = run.trace();
        for (int task = 0; task < run.index().taskCount(); task += 7) {
            StoryReader stories = new StoryReader(trace, task);
            QueueWaitReader waits = new QueueWaitReader(run, task, new QueueProbes());
            for (int position : way(trace)) {
                long now = trace.tickAt(position);
                assertEquals(new StoryReader(trace, task).at(trace, position, now), stories.at(trace, position, now));
                assertEquals(new QueueWaitReader(run, task, new QueueProbes()).at(run, position), waits.at(run, position));
            }
        }
    }

    @Test
    void readingATaskBeginsWithItsJobAndEndsWithItAndGoesOnFromTheLastQuestion() {
        OpenRun run = run(JOBS);
        Trace trace = run.trace();
        int task = run.index().firstTask(JOBS / 2);
        int arrival = trace.positionAfter(run.index().job(JOBS / 2).arrival() - 1);
        StoryReader stories = new StoryReader(trace, task);
        QueueWaitReader waits = new QueueWaitReader(run, task, new QueueProbes());
        for (int position = 0; position <= trace.eventCount(); position++) {
            stories.at(trace, position, trace.tickAt(position));
            waits.at(run, position);
        }
        long end = trace.positionAfter(stories.at(trace, trace.eventCount(), trace.lastTick()).finished().orElseThrow());
        assertTrue(stories.eventsRead() <= end - arrival, stories.eventsRead() + " events of a story from " + arrival + " to " + end);
        assertTrue(waits.eventsRead() <= end - arrival, waits.eventsRead() + " events of a wait");
    }

    /** Tasks that change queues, and such that never start. */
    @Test
    void aTaskStandsInTheQueueOfItsFirstPassAlsoWhereForksMoveTasksAndJobsStarveOrGo() {
        int waits = 0;
        for (int seed = 0; seed < 60; seed++) {
            RunSpec spec = RandomForks.forked(RandomForks.root(seed), seed);
            if (!RandomForks.isPossible(spec)) {
                continue;
            }
            Session session = ViewStage.session(spec);
            spec.forks().forEach(session.runs()::fork);
            OpenRun run = session.runs().run();
            Trace trace = run.trace();
            for (int task = 0; task < run.index().taskCount(); task++) {
                QueueWaitReader reader = new QueueWaitReader(run, task, new QueueProbes());
                for (int position = 0; position <= trace.eventCount(); position++) {
                    Optional<QueueWait> wait = reader.at(run, position);
                    int now = task;
                    wait.ifPresent(each -> assertEquals(now, each.self().task()));
                    waits += wait.isPresent() ? 1 : 0;
                }
            }
        }
        assertTrue(waits > 10_000, waits + " waits");
    }

    @Test
    void goingBackCostsNoMoreMeasuringThanTheWayFromTheCopyBefore() {
        OpenRun run = run(6_000);
        Trace trace = run.trace();
        int end = trace.eventCount();
        assertTrue(end > 100_000, end + " events");
        MeasuresCursor walk = new MeasuresCursor(run.jobs());
        walk.at(trace, end);
        assertEquals(end, walk.told());
        for (int position : way(trace)) {
            long before = walk.told();
            int way = position >= walk.position() ? position - walk.position() : MeasuresCursor.EVENTS_BETWEEN_COPIES;
            RunMeasures measures = walk.at(trace, position);
            assertTrue(walk.told() - before <= way, walk.told() - before + " events heard to get to " + position);
            assertEquals(RunMeasures.at(run.jobs(), trace, position).report(ReportOptions.defaults()),
                    measures.report(ReportOptions.defaults()));
        }
    }
}
