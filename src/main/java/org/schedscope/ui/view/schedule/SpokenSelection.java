package org.schedscope.ui.view.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.scene.Node;
import org.schedscope.chart.index.TaskHistory;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.Earnings;
import org.schedscope.ui.view.kit.Messages;

/** The accessible text of the schedule: what it is, and of the selected task or job the words of its card. */
final class SpokenSelection {
    private static final Texts TEXTS = Messages.of("schedule");

    private SpokenSelection() {
    }

    static void tell(Node schedule, Session session) {
        List<String> words = new ArrayList<>(List.of(TEXTS.text("accessible")));
        PlayheadSnapshot now = session.snapshot().get();
        if (now.run().isSameRunAs(session.runs().run())) {
            TaskHistory history = session.index().towards(now.run(), now.position()).history();
            bar(now, history, session).ifPresent(
                    piece -> words.addAll(ScheduleTexts.piece(history, session.playhead().moment(), piece, session.times(),
                            job -> Earnings.ofJob(session, job))));
        }
        schedule.setAccessibleHelp(Messages.WINDOW.text("figures.help"));
        schedule.setAccessibleText(String.join(" ", words));
    }

    /** The last bar of what is selected so far. */
    private static OptionalInt bar(PlayheadSnapshot now, TaskHistory history, Session session) {
        OptionalInt task = session.selection().get().task();
        OptionalInt job = session.selection().get().job();
        // Every instant of what plays would be too many words.
        if (job.isEmpty() || session.playhead().isPlaying() || now.position() != session.playhead().position()) {
            return OptionalInt.empty();
        }
        WorkloadIndex jobs = now.run().index();
        IntStream tasks = task.isPresent() ? IntStream.of(task.getAsInt())
                : IntStream.range(jobs.firstTask(job.getAsInt()), jobs.firstTask(job.getAsInt() + 1));
        return tasks.mapToObj(each -> history.piece(each, session.playhead().moment())).flatMapToInt(OptionalInt::stream).max();
    }
}
