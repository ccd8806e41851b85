package org.schedscope.ui.view.inspector;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;
import org.schedscope.trace.story.TaskStory;
import org.schedscope.ui.state.queue.QueueWait;
import org.schedscope.ui.view.kit.KeyTexts;
import org.schedscope.ui.view.kit.Messages;

/** The dated steps of a task's story in words, newest last. */
public final class StorySteps {
    private static final Texts TEXTS = Messages.WINDOW;
    /** Parents listed one by one; of more, the last ones and how many there were. */
    private static final int MOST_PARENTS = 3;

    /**
     * Something that happened, or is still awaited.
     *
     * @param tick when; absent while it is awaited
     * @param detail empty if there is nothing to add
     * @param who the task that was in the way then, to be gone to
     */
    record Step(OptionalLong tick, String title, String detail, OptionalInt who) {
        Step(OptionalLong tick, String title, String detail) {
            this(tick, title, detail, OptionalInt.empty());
        }
    }

    private final Trace trace;
    private final WorkloadIndex index;
    private final TaskStory story;
    private final Optional<QueueWait> wait;
    private final TimeFigures times;
    private final boolean unplaced;
    private final List<Step> steps = new ArrayList<>();

    private StorySteps(Trace trace, TaskStory story, Optional<QueueWait> wait, TimeFigures times, boolean unplaced) {
        this.unplaced = unplaced;
        this.times = times;
        this.wait = wait;
        this.trace = trace;
        this.story = story;
        index = trace.index();
    }

    /** @param unplaced whether the task could be placed by hand, and has not been */
    static List<Step> of(Trace trace, TaskStory story, Optional<QueueWait> wait, TimeFigures times, boolean unplaced) {
        return new StorySteps(trace, story, wait, times, unplaced).tell();
    }

    private List<Step> tell() {
        int job = index.jobOf(story.task());
        if (story.arrived().isEmpty()) {
            steps.add(new Step(OptionalLong.empty(), TEXTS.text("story.to-come"),
                    TEXTS.text("story.to-come.detail", times.moment(index.job(job).arrival()))));
            return steps;
        }
        String user = index.job(job).user();
        steps.add(new Step(story.arrived(), TEXTS.text("story.arrived"), story.cluster().isPresent()
                ? TEXTS.text("story.arrived.placed", user, cluster(story.cluster().getAsInt())) : user));
        parents();
        queued();
        for (int i = 0; i < story.pieces().size(); i++) {
            piece(story.pieces().get(i), i == 0);
        }
        story.finished().ifPresent(tick -> steps.add(new Step(OptionalLong.of(tick), TEXTS.text("story.finished"), "")));
        return steps;
    }

    private void parents() {
        List<TaskStory.ParentDone> byFinish = new ArrayList<>(story.parents());
        byFinish.sort(Comparator.comparingLong(TaskStory.ParentDone::finished));
        int skipped = Math.max(0, byFinish.size() - MOST_PARENTS);
        if (skipped > 0) {
            steps.add(new Step(OptionalLong.of(byFinish.get(skipped - 1).finished()),
                    TEXTS.text("story.parents-before", Figures.whole(skipped)), ""));
        }
        for (TaskStory.ParentDone parent : byFinish.subList(skipped, byFinish.size())) {
            boolean last = story.openParents() == 0 && parent.equals(story.lastParent().orElseThrow());
            steps.add(new Step(OptionalLong.of(parent.finished()),
                    TEXTS.text("story.parent", index.task(parent.task()).id(), cluster(parent.cluster())), parentDetail(parent, last),
                    OptionalInt.of(parent.task())));
        }
        if (story.openParents() > 0) {
            steps.add(new Step(OptionalLong.empty(), TEXTS.text(story.openParents() == 1 ? "story.open-parent" : "story.open-parents",
                    Figures.whole(story.openParents())), ""));
        }
    }

    private String parentDetail(TaskStory.ParentDone parent, boolean last) {
        long moved = parent.dataThere() - parent.finished();
        String data = moved == 0 ? "" : TEXTS.text("story.parent.data", times.length(moved),
                story.cluster().isPresent() ? cluster(story.cluster().getAsInt()) : "", times.moment(parent.dataThere()));
        String lastOne = last ? TEXTS.text("story.parent.last") : "";
        return lastOne + (lastOne.isEmpty() || data.isEmpty() ? "" : "; ") + data;
    }

    private void queued() {
        if (story.ready().isPresent()) {
            // Of a central queue a task gets to a cluster only by its start.
            String where = story.cluster().isPresent() ? TEXTS.text("story.queued", cluster(story.cluster().getAsInt()))
                    : TEXTS.text("story.queued.central");
            steps.add(new Step(story.ready(), where,
                    wait.map(this::place).orElseGet(() -> TEXTS.text("story.queued.detail", Figures.whole(story.queueLengthThen()))),
                    head()));
            if (story.pieces().isEmpty()) {
                steps.add(new Step(OptionalLong.empty(), TEXTS.text("story.waits"),
                        TEXTS.text("story.waits.detail", Figures.whole(story.passes()))));
            }
        } else if (story.openParents() == 0) {
            steps.add(new Step(OptionalLong.empty(), TEXTS.text(unplaced ? "story.unplaced" : "story.data-on-the-way"), ""));
        }
    }

    /** The head of the queue then that had no room, if that was another task. */
    private OptionalInt head() {
        return wait.flatMap(QueueWait::blocked).map(blocked -> blocked.head().task()).filter(head -> head != story.task())
                .map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    /** {@code place 5 of 11; key 1.16; head J81 T4 (1.47) needs 3, 2 free}. */
    private String place(QueueWait known) {
        String place = TEXTS.text("story.queued.place", Figures.whole(known.place()), Figures.whole(known.of()),
                KeyTexts.key(known.self(), times));
        return place + known.blocked().map(this::reason).orElse("");
    }

    private String reason(QueueWait.Blocked blocked) {
        QueuedTask head = blocked.head();
        String who = head.task() == story.task() ? ""
                : TEXTS.text("story.queued.head", index.shortLabel(head.task()), KeyTexts.key(head, times));
        String lacks = head.cores() > blocked.freeCores()
                ? TEXTS.text("queue.reason.cores", Figures.whole(head.cores()), Figures.whole(blocked.freeCores()))
                : TEXTS.text("queue.reason.memory");
        return "; " + who + lacks;
    }

    private void piece(TaskStory.Piece piece, boolean first) {
        String key = trace.pieces().key(piece.number());
        String cores = EventText.cores(trace.pieces().cores(piece.number()));
        String detail = TEXTS.text(EventText.isOne(cores) ? "story.started.core" : "story.started.cores", cores)
                + (key.isEmpty() ? "" : TEXTS.text("story.started.key",
                        wait.map(known -> KeyTexts.key(key, known.self(), times)).orElseGet(() -> KeyTexts.key(key))))
                + (first ? TEXTS.text(story.passes() == 1 ? "story.started.pass" : "story.started.passes", Figures.whole(story.passes()))
                        : "");
        steps.add(new Step(OptionalLong.of(piece.start()), TEXTS.text(first ? "story.started" : "story.resumed"), detail));
    }

    private String cluster(int number) {
        return trace.platform().clusters().get(number).id();
    }
}
