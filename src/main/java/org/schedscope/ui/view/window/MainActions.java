package org.schedscope.ui.view.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.ElasticityModel;
import org.schedscope.ui.state.best.BestPossible;
import org.schedscope.ui.state.best.PlanAhead;
import org.schedscope.ui.state.draft.LessonMaker;
import org.schedscope.ui.state.edit.BeatIt;
import org.schedscope.ui.state.edit.LiveEdit;
import org.schedscope.ui.state.edit.WorkloadEditor;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.lesson.LessonView;
import org.schedscope.ui.view.lesson.MakerView;
import org.schedscope.ui.view.sheet.BestSheet;
import org.schedscope.ui.view.sheet.BookmarkSheet;
import org.schedscope.ui.view.sheet.ElasticitySheet;
import org.schedscope.ui.view.sheet.FigureTableSheet;
import org.schedscope.ui.view.sheet.FollowSheet;
import org.schedscope.ui.view.sheet.ForkSheet;
import org.schedscope.ui.view.sheet.OrderingSheet;
import org.schedscope.ui.view.sheet.PictureSheet;
import org.schedscope.ui.view.sheet.PlatformSheet;
import org.schedscope.ui.view.sheet.RunSheet;
import org.schedscope.ui.view.sheet.ShortcutsSheet;
import org.schedscope.ui.view.sheet.WhatNowSheet;
import org.schedscope.ui.view.sheet.WorkloadSheet;

/** What commands ask of the window. */
final class MainActions implements Commands.WindowActions {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final Texts LIVE = Messages.of("live");
    private static final Texts HAND = Messages.of("byhand");

    /** Which chart shows the figures of a node that can have the focus, or of a tab. */
    private static final Map<String, String> CHARTS = Map.of("schedule", "gantt", "dag", "job-graph", "slr", "slr-deciles");
    private static final Texts BEST = Messages.of("best");

    private final MainWindow window;
    private final BestPossible best;
    private final PlanAhead ahead;

    MainActions(MainWindow window) {
        this.window = window;
        ahead = new PlanAhead(window.session());
        best = new BestPossible(window.session(), objective -> BEST.text("run." + objective.metric()));
    }

    @Override
    public void chooseFile() {
        window.dialogs().chooseFile();
    }

    @Override
    public void importFiles() {
        window.dialogs().importFiles();
    }

    @Override
    public void exportFile() {
        window.dialogs().exportFile();
    }

    @Override
    public void exportPicture() {
        PictureSheet.of(window.stage(), window.session(), window.views().named("schedule").exportables(), exportables()).show();
    }

    /** What the parts of the window have besides the charts of the run. */
    private List<Exportable> exportables() {
        List<Exportable> others = new ArrayList<>();
        window.views().at(Views.Place.LEFT).forEach(view -> others.addAll(view.exportables()));
        others.addAll(window.views().named("ready-queue").exportables());
        others.addAll(window.tabs().shown().exportables());
        return others;
    }

    /** First those of what has the focus, else those of the tab. */
    @Override
    public void showFigures() {
        String focused = Optional.ofNullable(window.stage().getScene().getFocusOwner()).map(Node::getId).orElse("");
        View tab = window.tabs().shown();
        String ofTab = CHARTS.getOrDefault(tab.id(), tab.exportables().stream().findFirst().map(Exportable::name).orElse(""));
        FigureTableSheet.of(window.stage(), window.session(), exportables(), CHARTS.getOrDefault(focused, ofTab)).show();
    }

    @Override
    public void saveSession() {
        window.dialogs().saveSession();
    }

    @Override
    public void saveSessionAs() {
        window.dialogs().saveSessionAs();
    }

    @Override
    public void chooseSchedule() {
        window.dialogs().chooseSchedule();
    }

    @Override
    public void followLog() {
        FollowSheet.of(window.stage(), window.session()).show();
    }

    @Override
    public void copyCommandLine() {
        if (!ShellCommand.canTell(window.session().runs().run().setup())) {
            window.status().tell(TEXTS.text("status.not-in-file"));
            return;
        }
        ClipboardContent content = new ClipboardContent();
        content.putString(ShellCommand.of(window.session().runs().run().setup()));
        Clipboard.getSystemClipboard().setContent(content);
        window.status().tell(TEXTS.text("status.copied"));
    }

    @Override
    public void focusFilter() {
        window.views().named("jobs").focusField();
    }

    @Override
    public void goTo() {
        window.toolBar().goTo();
    }

    @Override
    public void focusBreakpoints() {
        window.views().named("breakpoints").focusField();
    }

    @Override
    public void bookmark() {
        BookmarkSheet.of(window.stage(), window.session(), window.session().bookmarks().now()).show();
    }

    @Override
    public void showHelp() {
        window.help().show();
    }

    @Override
    public void showExperiments() {
        window.experiments().show();
    }

    @Override
    public void defineExperiment() {
        window.experiments().define();
    }

    @Override
    public void runExperiment() {
        window.experiments().runHere();
    }

    @Override
    public void elasticity() {
        if (ElasticityModel.canAsk(window.session().runs().run())) {
            ElasticitySheet.of(window.stage(), window.session()).show();
        } else {
            window.status().tell(Messages.of("elasticity").text("replayed"));
        }
    }

    @Override
    public void searchOrdering() {
        window.experiments().search();
    }

    @Override
    public void showShortcuts() {
        ShortcutsSheet.of(window.stage(), window.commands(), window.session().settings().themeProperty().get()).show();
    }

    @Override
    public void showSettings() {
        RunSheet.of(window.stage(), window.session()).show();
    }

    @Override
    public void typeOrdering() {
        OrderingSheet.of(window.stage(), window.session()).show();
    }

    @Override
    public void fork() {
        if (window.session().runs().run().setup().canBeForked()) {
            ForkSheet.of(window.stage(), window.session(),
                    () -> BestSheet.of(window.stage(), window.session(), best, ahead, true).show()).show();
        } else {
            window.status().tell(TEXTS.text("status.no-fork"));
        }
    }

    @Override
    public void whatNow() {
        WhatNowSheet.of(window.stage(), window.session()).show();
    }

    @Override
    public void bestPossible() {
        BestSheet.of(window.stage(), window.session(), best, ahead, false).show();
    }

    @Override
    public void editWorkload() {
        if (WorkloadEditor.canBeEdited(window.session().runs().run().setup())) {
            WorkloadSheet.of(window.stage(), window.session(), window.dialogs()::whereToSave).show();
        } else {
            window.status().tell(TEXTS.text("status.too-large", Figures.whole(WorkloadEditor.MOST_JOBS)));
        }
    }

    @Override
    public void editLive() {
        window.hand().keep();
        if (window.live().canBegin()) {
            window.live().begin();
        } else {
            window.status().tell(LIVE.text("too-large", Figures.whole(LiveEdit.MOST_TASKS)));
        }
    }

    @Override
    public void beatIt() {
        if (window.hand().isOn()) {
            return;
        }
        window.live().keep();
        Optional<BeatIt.Hindrance> hindrance = window.hand().hindrance();
        if (hindrance.isPresent()) {
            window.status().tell(HAND.text("hindrance." + hindrance.get().name().toLowerCase(Locale.ROOT),
                    Figures.whole(BeatIt.MOST_TASKS)));
        } else {
            window.hand().begin();
        }
    }

    @Override
    public void newWorkload() {
        window.hand().keep();
        window.live().beginNew(LIVE.text("new.name"));
    }

    @Override
    public void editPlatform() {
        PlatformSheet.of(window.stage(), window.session(), window.dialogs()::whereToSave).show();
    }

    @Override
    public void resetLayout() {
        window.resetLayout();
    }

    @Override
    public void pageOn() {
        window.lesson().onward();
    }

    @Override
    public void fullScreen() {
        // The toolkit's own hint is in English, and it lies over the lesson.
        window.stage().setFullScreenExitHint("");
        window.stage().setFullScreen(!window.stage().isFullScreen());
    }

    @Override
    public void blank() {
        window.lecture().blank();
    }

    @Override
    public void closeLesson() {
        boolean back = window.session().lessons().leave();
        window.status().tell(LessonView.TEXTS.text(back ? "left.back" : "left"));
    }

    @Override
    public void showLecturer() {
        window.lecture().showNotes();
    }

    @Override
    public void saveLesson() {
        window.dialogs().saveLesson();
    }

    private LessonMaker maker() {
        return ((MakerView) window.views().named("lesson-maker")).maker();
    }

    @Override
    public void makeLesson() {
        maker().openProperty().set(true);
    }

    @Override
    public void escape() {
        if (window.session().problems().get().isPresent()) {
            window.session().problems().dismiss();
        } else if (window.live().editorProperty().get().isPresent()) {
            window.live().keep();
        } else if (window.hand().isOn()) {
            window.hand().keep();
        } else if (maker().openProperty().get()) {
            maker().openProperty().set(false);
        } else if (window.session().breakpointNavigator().searchingProperty().get()) {
            window.session().breakpointNavigator().cancel();
        } else if (window.session().selection().get().isAnything()) {
            window.session().selection().clear();
        } else {
            window.session().range().lift();
        }
    }

    @Override
    public void quit() {
        window.stage().close();
    }
}
