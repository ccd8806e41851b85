package org.schedscope.ui.view.lesson;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.schedscope.ui.state.draft.LessonMaker;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.View;

/** A lesson while it is made: its steps, and the form of the chosen one. */
public final class MakerView extends View {
    private final LessonMaker maker;
    private final MakerPanel panel;
    private Supplier<Optional<Path>> where = Optional::empty;

    public MakerView(Session session) {
        super("lesson-maker", LessonView.TEXTS.text("make.title"));
        maker = new LessonMaker(session);
        panel = new MakerPanel(session.states(), maker, () -> where.get().ifPresent(maker::save));
        setDetail(LessonView.TEXTS.text("make.detail"));
        shows(panel.node());
    }

    /** What is made. */
    public LessonMaker maker() {
        return maker;
    }

    /** @param asks in which file the lesson is saved */
    public void savesWhere(Supplier<Optional<Path>> asks) {
        where = asks;
    }

    @Override
    public void focusField() {
        panel.focus();
    }
}
