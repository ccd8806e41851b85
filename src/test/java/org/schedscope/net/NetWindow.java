package org.schedscope.net;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Dialog;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.schedscope.fixture.window.Frames;
import org.schedscope.io.input.InputException;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.view.sheet.AboutSheet;
import org.schedscope.ui.view.sheet.EetSheet;
import org.schedscope.ui.view.sheet.LessonsSheet;
import org.schedscope.ui.view.window.MonkeyWorld;

/**
 * What the window shows as text: every view, and every sheet that a key opens, in each language at two sizes. Each of these four has a
 * process of its own, without a display; frames come when they are called for. The folder gets a file for each view and sheet, to be
 * compared line by line; the part itself has their digests.
 */
final class NetWindow {
    private static final String SAMPLE = "campus-week.workload.json";
    private static final List<String> SIZES = List.of("1280x720", "1600x1000");
    /** By name, the keys of what opens as a window or sheet of its own. */
    private static final Map<String, String> SHEETS = sheets();
    /** By name, the keys of what opens beside the schedule; again closed by Escape. */
    private static final Map<String, String> BESIDE = Map.of("edit-live", "Shortcut+L", "beat-it", "Shortcut+Shift+B", "lesson-maker",
            "Shortcut+M");

    /** The folder that pictures are saved in has another name each time. */
    private static final Pattern PLACE = Pattern.compile(Pattern.quote(Path.of("").toAbsolutePath().toString()) + "\\S*pictures\\d+.");

    private final Path folder;
    private final MonkeyWorld world;

    private NetWindow(Path folder) throws InputException {
        this.folder = folder;
        world = new MonkeyWorld(new Stage(), new SplittableRandom(1), false);
    }

    private static Map<String, String> sheets() {
        Map<String, String> sheets = new LinkedHashMap<>();
        List.of("settings Shortcut+Comma", "ordering Shortcut+P", "edit-workload Shortcut+Shift+W", "edit-platform Shortcut+Shift+P",
                "fork Shortcut+K", "elasticity Shortcut+Shift+Y", "best-possible Shortcut+Shift+G", "what-now Shortcut+Shift+K",
                "picture Shortcut+Shift+E", "figures-table Shortcut+Shift+D", "follow-log Shortcut+Shift+F", "bookmark Shortcut+D",
                "experiments Shortcut+Shift+X", "experiment-here Shortcut+Alt+X", "search-ordering Shortcut+Alt+O", "help F1")
                .forEach(sheet -> sheets.put(sheet.substring(0, sheet.indexOf(' ')), sheet.substring(sheet.indexOf(' ') + 1)));
        return sheets;
    }

    static void make(Net.Lines lines, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Language language : Language.values()) {
            for (String size : SIZES) {
                List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx1500m", "-Dglass.platform=Monocle",
                        "-Dmonocle.platform=Headless", "-Dheadless.geometry=" + size + "-32", "-Dprism.order=sw", "-Dprism.text=t2k",
                        "-Djava.awt.headless=true", "-Duser.language=en", "-D" + SpokenLanguage.PROPERTY + "=" + language.id(), "-cp",
                        System.getProperty("java.class.path"), NetWindow.class.getName(), folder.toString(), language.id() + "-" + size));
                try {
                    int code = new ProcessBuilder(command).inheritIO().start().waitFor();
                    lines.add(language.id() + " " + size + " exit code", "" + code);
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
            }
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted(Comparator.comparing(Path::toString)).toList()) {
                lines.add("window/" + file.getFileName(), Files.readAllBytes(file));
            }
        }
    }

    /** In a process of its own; arguments: the folder, and how the names of files begin. */
    public static void main(String... arguments) {
        AtomicReference<Throwable> broken = new AtomicReference<>();
        Platform.startup(() -> {
        });
        Frames.run(() -> {
            Frames.hold();
            try {
                new NetWindow(Path.of(arguments[0])).walk(arguments[1]);
            } catch (InputException | RuntimeException | Error e) {
                broken.set(e);
            }
        });
        if (broken.get() != null) {
            broken.get().printStackTrace();
        }
        Runtime.getRuntime().halt(broken.get() == null ? 0 : 1);
    }

    private void walk(String name) {
        world.session.settings().allPanelsProperty().set(true);
        write(name + "-first-sample", world.stage.getScene());
        world.session.files().openSample(SAMPLE);
        settle();
        write(name + "-at-start", world.stage.getScene());
        press("End");
        press("J");
        TabPane tabs = (TabPane) world.stage.getScene().lookup(".tab-pane");
        for (int i = 0; i < tabs.getTabs().size(); i++) {
            tabs.getSelectionModel().select(i);
            settle();
            write(name + "-tab-" + (i + 1), world.stage.getScene());
        }
        tabs.getSelectionModel().select(0);
        SHEETS.forEach((sheet, keys) -> opened(name + "-" + sheet, () -> press(keys)));
        Map<String, Supplier<Dialog<?>>> others = new LinkedHashMap<>();
        others.put("about", () -> AboutSheet.of(world.stage));
        others.put("lessons", () -> LessonsSheet.of(world.stage, world.session));
        others.put("expected-end-times", () -> EetSheet.of(world.stage, world.session));
        others.forEach((sheet, dialog) -> opened(name + "-" + sheet, () -> dialog.get().show()));
        BESIDE.keySet().stream().sorted().forEach(each -> {
            press(BESIDE.get(each));
            write(name + "-" + each, world.stage.getScene());
            press("Esc");
        });
        world.session.files().openLesson(Lessons.names().get(0));
        settle();
        write(name + "-lesson", world.stage.getScene());
        if (!world.thrown.isEmpty()) {
            throw new IllegalStateException(world.thrown.get(0));
        }
    }

    /** Dumps all windows that something opens, and closes them. */
    private void opened(String name, Runnable open) {
        List<Window> before = List.copyOf(Window.getWindows());
        world.run(open);
        settle();
        List<Window> found = Window.getWindows().stream().filter(each -> !before.contains(each) && each.isShowing()).toList();
        for (int i = 0; i < found.size(); i++) {
            write(name + (i == 0 ? "" : "-" + (i + 1)), found.get(i).getScene());
        }
        if (found.isEmpty()) {
            write(name, world.stage.getScene());
        }
        found.forEach(Window::hide);
        settle();
    }

    private void press(String keys) {
        KeyCodeCombination combination = (KeyCodeCombination) KeyCombination.keyCombination(keys);
        boolean control = combination.getShortcut() == KeyCombination.ModifierValue.DOWN;
        world.run(() -> Event.fireEvent(world.stage.getScene().getRoot(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", combination.getCode(),
                combination.getShift() == KeyCombination.ModifierValue.DOWN, control,
                combination.getAlt() == KeyCombination.ModifierValue.DOWN, false)));
        settle();
    }

    /** Some layouts take a second frame. */
    private void settle() {
        world.settle();
        world.settle();
    }

    private void write(String name, Scene scene) {
        try {
            Files.write(folder.resolve(name + ".txt"),
                    WindowDump.of(scene).stream().map(line -> PLACE.matcher(line).replaceAll("")).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
