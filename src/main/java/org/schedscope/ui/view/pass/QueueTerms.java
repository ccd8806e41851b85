package org.schedscope.ui.view.pass;

import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.probe.OrderSensitivity;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.Explanation;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.inspector.KeyChangeTexts;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.KeyTexts;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/**
 * Under the ready queue: the keys of the head and of another task, the selected one or the second, with all their terms, and what would
 * have to be otherwise for the other one to be next. Stays away where the list would be left without room.
 */
final class QueueTerms extends VBox {
    private static final Texts TEXTS = Messages.of("why");
    /** Heights of the panel, in pixels of an ordinary theme, below which there is no room. */
    private static final double ROOM = 230;

    private final Session session;
    private final Region panel;
    private final Label head = TextLabels.of("", "mono", "small");
    private final Label other = TextLabels.of("", "mono", "small");
    private final Hover headTicks = Hover.over(head);
    private final Hover otherTicks = Hover.over(other);
    private final Label flips = TextLabels.of("", "step-detail");

    QueueTerms(Session session, Region panel) {
        super(2);
        this.session = session;
        this.panel = panel;
        getStyleClass().add("queue-terms");
        getChildren().addAll(head, other, flips);
        for (Label each : new Label[] {head, other, flips}) {
            each.setWrapText(true);
            each.setMinHeight(USE_PREF_SIZE);
        }
        flips.setId("queue-flips");
        session.states().when(this::show, WindowState::snapshot, now -> now.facts().explanation());
        panel.heightProperty().addListener(change -> Platform.runLater(this::show));
        show();
    }

    private void show() {
        Explanation why = session.answers().explanation().get();
        Optional<OrderSensitivity> distance = why.queue().filter(known -> stillWait(why, known))
                .filter(known -> panel.getHeight() > ROOM * session.settings().typeScale());
        setVisible(distance.isPresent());
        setManaged(distance.isPresent());
        distance.ifPresent(known -> {
            WorkloadIndex index = why.of().run().index();
            int first = known.first() ? known.other() : known.task();
            int second = known.first() ? known.task() : known.other();
            show(head, headTicks, queued(why, first), index);
            show(other, otherTicks, queued(why, second), index);
            flips.setText(KeyChangeTexts.line(known, index, session.times()));
        });
    }

    /** The explanation comes after the snapshot: by then the task that it is about may not wait any more. */
    private boolean stillWait(Explanation why, OrderSensitivity known) {
        PlayheadSnapshot now = session.snapshot().get();
        return now.run().isSameRunAs(why.of().run()) && now.queueNumber() == why.of().queueNumber()
                && now.queue().stream().filter(one -> one.task() == known.task() || one.task() == known.other()).count() == 2;
    }

    private static QueuedTask queued(Explanation why, int task) {
        return why.of().queue().stream().filter(one -> one.task() == task).findFirst().orElseThrow();
    }

    /** In times; hovering shows the exact ticks. */
    private void show(Label label, Hover ticks, QueuedTask queued, WorkloadIndex index) {
        label.setText(TEXTS.text("terms", index.shortLabel(queued.task()), KeyTexts.terms(queued, session.times())));
        ticks.says(session.times().areTicks() ? "" : queued.told());
    }
}
