package org.schedscope.ui.view.inspector;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.metrics.UserRow;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.FactGrid;
import org.schedscope.ui.view.kit.Messages;

/** The inspector's page about a user: what the list of users tells in a row. */
final class UserPage {
    private static final Texts USERS = Messages.of("users");

    private final FactGrid grid = new FactGrid();
    private final VBox node = new VBox(grid);

    UserPage() {
        node.getStyleClass().add("inspector");
    }

    Node node() {
        return node;
    }

    /** Shows a user, if the workload has one of this name. */
    void show(PlayheadSnapshot snapshot, String user) {
        grid.clear();
        Optional<UserRow> found = snapshot.report().users().stream().filter(row -> row.user().equals(user)).findFirst();
        found.ifPresent(row -> {
            add("column.jobs", Figures.whole(row.jobs()));
            add("column.late", Figures.whole(row.violated()));
            if (row.jobs() > 0) {
                add("column.veet", Figures.decimal(row.veetPercent(), 1, SpokenLanguage.now()));
            }
            add("column.tardiness", Figures.whole(Math.round(row.weightedTardiness())));
            add("column.capacity", Figures.whole(row.capacity()));
        });
    }

    private void add(String name, String value) {
        grid.add(USERS.text(name), value);
    }
}
