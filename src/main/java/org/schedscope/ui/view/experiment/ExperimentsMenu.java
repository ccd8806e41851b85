package org.schedscope.ui.view.experiment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.schedscope.experiment.sweep.ResultsFolder;
import org.schedscope.io.input.Samples;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Messages;

/** The menu of experiments: those that come with the program, and those that were open last. */
public final class ExperimentsMenu {
    private static final Texts TEXTS = Messages.of("experiments");
    private static final String ENDING = ".experiment.json";

    private ExperimentsMenu() {
    }

    /** @param commands those that begin it */
    public static Menu of(Session session, List<MenuItem> commands) {
        Menu menu = new Menu(Messages.WINDOW.text("menu.experiments"));
        menu.setId("menu-experiments");
        menu.getItems().setAll(items(session, commands));
        menu.setOnShowing(shown -> menu.getItems().setAll(items(session, commands)));
        return menu;
    }

    private static List<MenuItem> items(Session session, List<MenuItem> commands) {
        List<MenuItem> items = new ArrayList<>(commands);
        items.add(new SeparatorMenuItem());
        items.addAll(readyMade(session));
        List<Path> recent = session.settings().recentFiles().stream().filter(ExperimentsMenu::isExperiment).toList();
        if (!recent.isEmpty()) {
            items.add(new SeparatorMenuItem());
            recent.forEach(file -> items.add(item(file.toString(), () -> session.files().open(file))));
        }
        return items;
    }

    /** The definitions that come with the program. */
    static List<MenuItem> readyMade(Session session) {
        Menu brief = new Menu(TEXTS.text("menu.brief"));
        Menu slow = new Menu(TEXTS.text("menu.long"));
        Samples.briefExperiments().forEach(name -> brief.getItems().add(readyMade(session, name, true)));
        Samples.longExperiments().forEach(name -> slow.getItems().add(readyMade(session, name, false)));
        return List.of(brief, slow);
    }

    /** @param brief whether it takes seconds, so that it runs as soon as it is chosen */
    private static MenuItem readyMade(Session session, String name, boolean brief) {
        String id = name.substring(0, name.length() - ENDING.length());
        MenuItem item = item(TEXTS.text("ready." + id.substring(0, id.indexOf('-'))), () -> {
            if (brief) {
                session.experiments().runOnceOpen(id);
            }
            session.files().openExperiment(name);
        });
        item.setId("experiment-" + id);
        return item;
    }

    private static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setMnemonicParsing(false);
        item.setOnAction(chosen -> action.run());
        return item;
    }

    private static boolean isExperiment(Path file) {
        return file.toString().endsWith(ENDING) || Files.exists(file.resolve(ResultsFolder.WHOLE)) || file.endsWith(ResultsFolder.WHOLE);
    }
}
