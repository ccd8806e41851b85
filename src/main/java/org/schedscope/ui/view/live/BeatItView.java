package org.schedscope.ui.view.live;

import java.util.Optional;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.edit.BeatIt;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.View;

/** A schedule that is built by hand: tasks to be placed, the graph of the job, and figures beside those of a policy. */
public final class BeatItView extends View {
    static final Texts TEXTS = Messages.of("byhand");

    private final Session session;
    private final BeatIt hand;
    private final StackPane node = new StackPane();
    private Runnable saves = () -> {};
    private Optional<BeatItPanel> panel = Optional.empty();

    public BeatItView(Session session) {
        super("beat-it", TEXTS.text("title"));
        this.session = session;
        hand = new BeatIt(session, TEXTS.text("name"));
        node.setMinSize(0, 0);
        hand.gameProperty().addListener((property, before, now) -> {
            if (before.isPresent() != now.isPresent()) {
                show(now.isPresent());
            }
        });
        shows(node);
    }

    /** What is built, and how it begins and ends. */
    public BeatIt hand() {
        return hand;
    }

    /** @param asks for a file and saves the schedule there */
    public void saves(Runnable asks) {
        saves = asks;
    }

    private void show(boolean on) {
        panel = on ? Optional.of(new BeatItPanel(session, hand, () -> saves.run())) : Optional.empty();
        node.getChildren().setAll(panel.map(BeatItPanel::node).stream().toList());
        setDetail(on ? TEXTS.text("detail") : "");
    }

    /** What a key does while the list of tasks or the schedule has the focus; consumed if it does something. */
    public void key(KeyEvent event) {
        panel.ifPresent(open -> open.key(event));
    }

    @Override
    public void focusField() {
        panel.ifPresent(BeatItPanel::focus);
    }
}
