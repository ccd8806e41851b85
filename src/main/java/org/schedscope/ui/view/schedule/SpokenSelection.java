package org.schedscope.ui.view.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.scene.Node;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.text.Texts;
import org.schedscope.trace.Pieces;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.Messages;

/** What the schedule says to those who do not see it: what it is, and of the selected task or job what hovering over its bar tells. */
final class SpokenSelection {
    private static final Texts TEXTS = Messages.of("schedule");

    private SpokenSelection() {
    }

    static void tell(Node schedule, Session session) {
        List<String> words = new ArrayList<>(List.of(TEXTS.text("accessible")));
        PlayheadSnapshot now = session.snapshot().get();
        if (now.run().isSameRunAs(session.runs().run())) {
            bar(now, session).ifPresent(piece -> {
                TraceIndex index = session.index().of(now.run(), now.position());
                words.addAll(ScheduleTexts.piece(index.history(), session.playhead().moment(), piece, session));
            });
        }
        schedule.setAccessibleHelp(Messages.WINDOW.text("figures.help"));
        schedule.setAccessibleText(String.join(" ", words));
    }

    /** The last bar of what is selected so far. */
    private static OptionalInt bar(PlayheadSnapshot now, Session session) {
        OptionalInt task = session.selection().get().task();
        OptionalInt job = session.selection().get().job();
        Pieces pieces = now.run().trace().pieces();
        // Nobody listens to every instant of what plays.
        if (job.isEmpty() || session.playhead().isPlaying() || now.position() != session.playhead().position()) {
            return OptionalInt.empty();
        }
        return IntStream.range(0, pieces.countAt(now.position()))
                .filter(piece -> task.isPresent() ? pieces.task(piece) == task.getAsInt()
                        : now.run().index().jobOf(pieces.task(piece)) == job.getAsInt())
                .reduce((before, after) -> after);
    }
}
