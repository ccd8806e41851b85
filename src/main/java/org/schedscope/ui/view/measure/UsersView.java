package org.schedscope.ui.view.measure;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.metrics.ViolationView;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.RunExports;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.canvas.ChartRegion;
import org.schedscope.ui.view.kit.Choices;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.sheet.EetSheet;

/**
 * How users fared against what they may expect; expectations, users and order are chosen here for the heatmap, too.
 */
public final class UsersView extends View {
    private static final Texts TEXTS = Messages.of("users");

    /** What the tab shows. */
    enum Show {
        /** A row per user. */
        TABLE,
        /** Users of the cores while the late jobs of a cell waited. */
        CAUSE,
        /** A box per policy (Tóth, Klusáček 2014, Fig. 6). */
        BOXES,
        /** Cores and memory under the heatmap, on its axis (Fig. 7). */
        USE
    }

    private final Session session;
    private final ObjectProperty<Show> show = new SimpleObjectProperty<>(this, "show", Show.TABLE);
    private final UsersTable table;
    private final CausePane cause;
    private final ChartRegion boxes;
    private final UseStrips use;
    private final StackPane node = new StackPane();
    private boolean shown = true;

    public UsersView(Session session) {
        super("users", TEXTS.text("title"));
        this.session = session;
        table = new UsersTable(session);
        cause = new CausePane(session);
        boxes = new ChartRegion(session, () -> UserBoxes.of(session));
        boxes.setId("user-boxes");
        boxes.setAccessibleHelp(Messages.WINDOW.text("figures.help"));
        boxes.setAccessibleText(TEXTS.text("boxes.accessible"));
        session.states().when(this::showBoxes, WindowState::snapshot, now -> now.facts().outcomes());
        use = new UseStrips(session);
        Button choose = new Button(TEXTS.text("choose"));
        choose.setId("users-choose");
        Hover.over(choose).says(TEXTS.text("choose.told"));
        choose.setOnAction(pressed -> EetSheet.of(choose.getScene().getWindow(), session).show());
        node.setMinSize(0, 0);
        show.addListener(change -> choose());
        session.states().when(() -> {
            if (session.states().now().cell().isPresent()) {
                show.set(Show.CAUSE);
                comeToFront();
            }
        }, WindowState::cell);
        choose();
        shows(node, Choices.menu(TEXTS, "users", "show", show, show::set, Show.values(), Show::name),
                Choices.menu(TEXTS, "users", "sort", session.expectations().order(), session.expectations()::sort,
                        ViolationView.Order.values(), Enum::name),
                choose);
    }

    private void choose() {
        boolean isCause = shown && show.get() == Show.CAUSE;
        table.setShown(shown && show.get() == Show.TABLE);
        showBoxes();
        session.answers().cause().setWatched(isCause);
        node.getChildren().setAll(switch (show.get()) {
            case TABLE -> table.node();
            case CAUSE -> cause.node();
            case BOXES -> boxes;
            case USE -> use;
        });
    }

    private void showBoxes() {
        if (shown && show.get() == Show.BOXES) {
            boxes.requestLayout();
        }
    }

    @Override
    public void setShown(boolean now) {
        shown = now;
        choose();
    }

    @Override
    public List<Exportable> exportables() {
        return switch (show.get()) {
            case TABLE -> List.of(table.exportable());
            case CAUSE -> List.of(cause.exportable());
            case BOXES -> UserBoxes.of(session).exportables(RunExports.caption(session.snapshot().get()));
            case USE -> List.of();
        };
    }
}
