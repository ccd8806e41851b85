package org.schedscope.slide;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.chart.graph.JobGraphs;
import org.schedscope.chart.paint.Theme;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.Step;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * The graphs of a step's jobs: the selected one, those of the tasks in a question, or all before the first event.
 *
 * @param picture of the run
 */
record StepGraph(Step step, RunPicture picture) {
    private static final double ZOOM = Theme.PROJECTOR.zoom();

    /** A block for the right column; empty without graphs, or if they are illegible at this height. */
    Optional<SlideBlock> block(SlideTexts texts, double height) {
        WorkloadIndex index = picture.run().trace().index();
        return JobGraphs.within(index, jobs(index), Slide.CARDS_WIDTH / ZOOM, height / ZOOM)
                .map(graphs -> new SlideBlock(graphs.height() * ZOOM, false, page -> page.painter().scaled(ZOOM,
                        () -> graphs.paint(page.painter(), page.palette(), picture.selected(),
                                picture.progress(texts.lesson().language())))));
    }

    private List<Integer> jobs(WorkloadIndex index) {
        List<Integer> jobs = candidates(index);
        // Two schedules fill the slide, and a single task has no graph.
        boolean none = picture.together().areTwo() || jobs.stream().allMatch(job -> index.taskCountOf(job) == 1);
        return none ? List.of() : jobs;
    }

    private List<Integer> candidates(WorkloadIndex index) {
        if (step.job().isPresent()) {
            return List.of(step.job().getAsInt());
        }
        if (step.question().isPresent() && step.question().get() instanceof Question.Next next) {
            return next.queue().stream().map(queued -> index.jobOf(queued.task())).distinct().toList();
        }
        return step.at().tick() == 0 ? IntStream.range(0, index.jobCount()).boxed().toList() : List.of();
    }
}
