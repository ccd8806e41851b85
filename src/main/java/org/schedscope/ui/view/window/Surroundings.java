package org.schedscope.ui.view.window;

import java.util.List;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.lesson.LessonView;
import org.schedscope.ui.view.lesson.MakerView;
import org.schedscope.ui.view.live.BeatItView;
import org.schedscope.ui.view.live.EditSide;
import org.schedscope.ui.view.live.LiveEditView;

/** What stands around the schedule: columns, tabs, what takes their places for a while, and where each of them can be put. */
final class Surroundings {
    private final Skeleton skeleton;
    private final LeftColumn left;
    private final SideColumn side;
    private final BottomTabs tabs;
    private final PanelPlaces panels;
    private final LiveEditView edit;
    private final BeatItView hand;

    /** Puts all of it into its places in a window that has a scene. */
    Surroundings(MainWindow window, Skeleton skeleton) {
        this.skeleton = skeleton;
        Session session = window.session();
        Views views = window.views();
        LessonView lesson = window.lesson();
        left = new LeftColumn(session, views.at(Views.Place.LEFT));
        skeleton.left().getChildren().setAll(left.node());
        side = new SideColumn(session, views.at(Views.Place.RIGHT), lesson, skeleton.right());
        skeleton.toolBar().fillMenus();
        skeleton.lower().fill();
        tabs = new BottomTabs(session, views.at(Views.Place.TAB), skeleton.lower());
        skeleton.runTabs().getChildren().setAll(new RunTabs(session, window.commands()).node());
        panels = new PanelPlaces(session, window.commands()::listen);
        panels.addAll(left.node(), views.at(Views.Place.LEFT));
        panels.addAll(side.panels(), views.at(Views.Place.RIGHT));
        tabs.parts().forEach(panels::add);
        panels.fill(skeleton.panelsMenu());
        edit = (LiveEditView) views.named("live-edit");
        hand = (BeatItView) views.named("beat-it");
        editBeside(window, (MakerView) views.named("lesson-maker"));
        new PictureLayout(session, panels, new PictureLayout.Parts(skeleton.root(),
                List.of(skeleton.toolBar(), skeleton.status(), skeleton.runTabs()), skeleton.timeViews(), skeleton.schedule(), left.graph(),
                skeleton.lower().node(), side, skeleton.transport(), lesson)).listen();
    }

    private void editBeside(MainWindow window, MakerView maker) {
        edit.savesWhere(window.dialogs()::whereToSave);
        hand.saves(window.dialogs()::exportSchedule);
        maker.savesWhere(() -> window.dialogs().whereToSave(maker.maker()));
        EditSide editing = new EditSide(skeleton.left(), edit, hand, on -> {
            skeleton.lower().edited(on);
            skeleton.shares().edited(on);
        }, window.commands());
        editing.listen(window.stage());
        editing.also(maker, maker.maker().openProperty());
    }

    /** Everything stands where it does in a new window. */
    void reset() {
        side.reset();
        left.reset();
        skeleton.lower().reset();
    }

    PanelPlaces panels() {
        return panels;
    }

    BottomTabs tabs() {
        return tabs;
    }

    LiveEditView edit() {
        return edit;
    }

    BeatItView hand() {
        return hand;
    }
}
