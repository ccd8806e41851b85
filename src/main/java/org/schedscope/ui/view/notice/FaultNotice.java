package org.schedscope.ui.view.notice;

import java.util.Optional;
import javafx.scene.layout.Region;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.Faults;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;

/** Notice of a mistake of the program itself, and what to do. */
public final class FaultNotice extends Notice {
    private static final Texts TEXTS = Messages.WINDOW;

    public FaultNotice(Faults faults) {
        super("fault");
        title.setText(TEXTS.text("fault.title"));
        title.getStyleClass().add("bad");
        title.setMinWidth(Region.USE_PREF_SIZE);
        what.setId("fault-what");
        add("copy", () -> faults.latestProperty().get().ifPresent(fault -> Nodes.copy(fault.details())));
        add("hide", faults::dismiss).getStyleClass().add("flat");
        faults.latestProperty().addListener((property, before, now) -> show(now));
        show(faults.latestProperty().get());
    }

    private void show(Optional<Faults.Fault> fault) {
        there().set(fault.isPresent());
        fault.ifPresent(one -> setWhat(TEXTS.text("fault.what", one.what())));
    }
}
