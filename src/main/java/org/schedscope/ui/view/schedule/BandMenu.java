package org.schedscope.ui.view.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.ContextMenuEvent;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.time.Selection;
import org.schedscope.ui.view.kit.Messages;

/** The menu of a band of rows: of a press on its name, or of the menu key while its cluster is selected. */
record BandMenu(Selection selection, ScheduleLanes lanes) {
    private static final Texts TEXTS = Messages.of("schedule");

    List<MenuItem> items(ContextMenuEvent request) {
        return lanes.painted().map(painted -> {
            OptionalInt band = band(painted, request);
            return band.isEmpty() ? List.<MenuItem>of() : items(painted, band.getAsInt());
        }).orElse(List.of());
    }

    private OptionalInt band(PaintedLanes painted, ContextMenuEvent request) {
        if (request.isKeyboardTrigger()) {
            return painted.scene().groups().isEmpty() ? selection.get().cluster() : OptionalInt.empty();
        }
        boolean named = request.getX() / lanes.zoom() < TimeScale.GUTTER && painted.scene().other().isEmpty();
        return named ? painted.cores().ownClusterAt(request.getY() / lanes.zoom()) : OptionalInt.empty();
    }

    private List<MenuItem> items(PaintedLanes painted, int band) {
        List<MenuItem> items = new ArrayList<>(List.of(item("fold", () -> lanes.bands().toggle(painted, band, false))));
        if (painted.cores().bands().bands().size() == 1) {
            return items;
        }
        items.add(new SeparatorMenuItem());
        for (ClusterFolds.Move where : ClusterFolds.Move.values()) {
            items.add(item(where.id(), () -> lanes.bands().arrange(painted, (bands, platform) -> bands.move(platform, band, where))));
        }
        items.add(new SeparatorMenuItem());
        items.add(item("hide", () -> lanes.bands().arrange(painted, (bands, platform) -> bands.hide(band))));
        items.add(item("only", () -> lanes.bands().arrange(painted, (bands, platform) -> bands.hideOthers(platform, band))));
        return items;
    }

    private static MenuItem item(String id, Runnable action) {
        MenuItem item = new MenuItem(TEXTS.text("band." + id));
        item.setId("band-" + id);
        item.setOnAction(chosen -> action.run());
        return item;
    }
}
