package org.schedscope.ui.view;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.window.SceneEvents;
import org.schedscope.ui.view.window.MonkeyWorld;

/** Does things to the window by chance, one after the other, and looks whether it lives. On the toolkit's thread. */
final class Monkey {
    private static final List<KeyCode> KEYS = List.of(KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN, KeyCode.HOME, KeyCode.END,
            KeyCode.SPACE, KeyCode.TAB, KeyCode.ENTER, KeyCode.ESCAPE, KeyCode.PAGE_UP, KeyCode.PAGE_DOWN, KeyCode.F1, KeyCode.F8,
            KeyCode.F10,
            KeyCode.J, KeyCode.C, KeyCode.W, KeyCode.N, KeyCode.F, KeyCode.L, KeyCode.DELETE, KeyCode.BACK_SPACE);
    private static final List<KeyCode> SHORTCUTS = List.of(KeyCode.R, KeyCode.COMMA, KeyCode.P, KeyCode.K, KeyCode.TAB, KeyCode.Z,
            KeyCode.EQUALS, KeyCode.MINUS, KeyCode.O, KeyCode.S, KeyCode.I, KeyCode.E, KeyCode.C, KeyCode.W, KeyCode.F, KeyCode.B,
            KeyCode.X,
            KeyCode.L, KeyCode.D, KeyCode.V);
    private static final List<String> WORDS = List.of("0", "7", "-1", "12", "1e9", "99999999999999999999", "fifo-job", "J4", "u", " ",
            "time >= 30", "=rank / cp", "\u00e9\u2192\ud83d\ude42", "wait", ".", "\u0007");
    private static final int REMEMBERED = 25;
    /** Sizes of windows: larger ones than the screen of tests, which cuts none. */
    private static final Dimension2D LEAST = new Dimension2D(800, 560);
    private static final Dimension2D MOST = new Dimension2D(2560, 1440);
    private static final int FRAME_EVERY = 8;
    private static final int LOOK_EVERY = 80;

    private final MonkeyWorld world;
    private final SplittableRandom random;
    private final MonkeyControls controls = new MonkeyControls();
    private final MonkeyEyes eyes = new MonkeyEyes();
    private final Deque<String> did = new ArrayDeque<>();
    private int count;
    /** Whether the last thing may have moved or painted everything anew. */
    private boolean arranged;

    Monkey(MonkeyWorld world, SplittableRandom random) {
        this.world = world;
        this.random = random;
    }

    /** One thing; fails if it broke something. */
    void act() {
        count++;
        world.run(this::something);
        world.pass();
        if (!world.stage.isShowing()) {
            world.stage.show();
        }
        if (arranged || count % FRAME_EVERY == 0) {
            world.settle();
        }
        if (arranged || count % LOOK_EVERY == 0) {
            look();
        }
        arranged = false;
        if (!world.thrown.isEmpty()) {
            Throwable thrown = world.thrown.get(0);
            throw new AssertionError(thrown + " in " + where(thrown) + " after " + trail(), thrown);
        }
    }

    /** The calls of ours that led to it: reports cut the middle out of long traces. */
    private static List<StackTraceElement> where(Throwable thrown) {
        return Arrays.stream(thrown.getStackTrace()).filter(call -> call.getClassName().startsWith("org.schedscope")).limit(6).toList();
    }

    private void look() {
        eyes.lookForCutTexts();
        if (MonkeyEyes.isBlank(world.stage.getScene().lookup("#schedule"))) {
            throw new AssertionError("The schedule is blank after " + trail());
        }
    }

    /** What was found over all that was done. */
    List<String> found() {
        List<String> found = new ArrayList<>(controls.dead());
        eyes.cut().forEach((where, how) -> found.add("cut: " + how + " (" + where + ")"));
        return found;
    }

    private String trail() {
        return count + " things, the last ones:\n" + String.join("\n", did);
    }

    private void note(String what) {
        did.add(what);
        if (did.size() > REMEMBERED) {
            did.poll();
        }
    }

    private void something() {
        List<Window> open = world.open(random.nextInt(4) != 0);
        boolean main = random.nextBoolean() && open.contains(world.stage);
        Scene scene = (main ? world.stage : open.get(random.nextInt(open.size()))).getScene();
        int dice = random.nextInt(100);
        if (dice < 38) {
            press(scene);
        } else if (dice < 56) {
            point(scene);
        } else if (dice < 64) {
            drag(scene);
        } else if (dice < 72) {
            turn(scene);
        } else if (dice < 90) {
            key(scene);
        } else if (dice < 95) {
            type(scene);
        } else {
            arrange(dice);
        }
    }

    private void press(Scene scene) {
        List<Node> all = MonkeyControls.pressable(scene);
        if (all.isEmpty()) {
            key(scene);
            return;
        }
        Node control = all.get(random.nextInt(all.size()));
        String name = MonkeyControls.name(control);
        note("press " + name);
        if (!MonkeyControls.isFree(control)) {
            // What has just come may not have got its place yet.
            world.settle();
            if (!MonkeyControls.pressable(scene).contains(control)) {
                return;
            }
            if (!MonkeyControls.isFree(control)) {
                controls.covered(control);
            }
        }
        boolean counts = MonkeyControls.mustAnswer(control);
        Node focus = scene.getFocusOwner();
        long before = counts ? state() : 0;
        Point2D middle = MonkeyControls.middle(control);
        SceneEvents.click(scene, middle.getX(), middle.getY(), MouseButton.PRIMARY);
        if (counts) {
            world.answer();
            Node now = scene.getFocusOwner();
            boolean moved = now != control && now != focus && now != null;
            controls.pressed(name, moved || before != state());
        }
    }

    private long state() {
        String clip = String.valueOf(Clipboard.getSystemClipboard().getString());
        return MonkeyControls.shown() * 31 + List.of(world.session.playhead().position(), world.session.playhead().tick(),
                world.session.timeline().start(), world.session.timeline().ticksPerPixel(), world.session.runs().run().number(),
                world.session.selection().get(), clip, world.choosers, world.session.settings().themeProperty().get(),
                world.session.playhead().isPlaying(), Window.getWindows().size()).hashCode();
    }

    private double x(Scene scene) {
        return random.nextDouble() * scene.getWidth();
    }

    private double y(Scene scene) {
        return random.nextDouble() * scene.getHeight();
    }

    private void point(Scene scene) {
        double x = x(scene);
        double y = y(scene);
        int how = random.nextInt(5);
        note("click " + how + " at " + Math.round(x) + ", " + Math.round(y));
        SceneEvents.click(scene, x, y, how == 0 ? MouseButton.SECONDARY : MouseButton.PRIMARY);
        if (how == 1) {
            SceneEvents.click(scene, x, y, MouseButton.PRIMARY);
        }
    }

    private void drag(Scene scene) {
        double x = x(scene);
        double y = y(scene);
        note("drag from " + Math.round(x) + ", " + Math.round(y));
        SceneEvents.move(scene, x, y);
        SceneEvents.press(scene, x, y, MouseButton.PRIMARY);
        for (int i = 0; i < 3; i++) {
            x += random.nextInt(-200, 200);
            y += random.nextInt(-200, 200);
            SceneEvents.drag(scene, x, y);
        }
        SceneEvents.release(scene, x, y, MouseButton.PRIMARY);
    }

    private void turn(Scene scene) {
        Node schedule = scene.lookup("#schedule");
        boolean there = schedule != null && random.nextBoolean();
        Point2D at = there ? schedule.localToScene(random.nextDouble() * schedule.getLayoutBounds().getWidth(),
                random.nextDouble() * schedule.getLayoutBounds().getHeight()) : new Point2D(x(scene), y(scene));
        int notches = random.nextInt(-8, 9);
        boolean shift = random.nextInt(4) == 0;
        note("wheel " + notches + (shift ? " with Shift" : "") + " at " + Math.round(at.getX()) + ", " + Math.round(at.getY()));
        SceneEvents.wheel(scene, at.getX(), at.getY(), notches, shift);
    }

    private void key(Scene scene) {
        boolean shift = random.nextInt(4) == 0;
        boolean control = random.nextInt(3) == 0;
        KeyCode code = control ? SHORTCUTS.get(random.nextInt(SHORTCUTS.size())) : KEYS.get(random.nextInt(KEYS.size()));
        note("key " + (control ? "Ctrl+" : "") + (shift ? "Shift+" : "") + code);
        SceneEvents.key(scene, code, control || !code.isLetterKey() ? "" : code.getChar(), shift, control);
    }

    private void type(Scene scene) {
        List<Node> fields = MonkeyControls.pressable(scene).stream().filter(TextInputControl.class::isInstance).toList();
        if (fields.isEmpty()) {
            key(scene);
            return;
        }
        TextInputControl field = (TextInputControl) fields.get(random.nextInt(fields.size()));
        String word = WORDS.get(random.nextInt(WORDS.size()));
        note("type '" + word + "' into " + MonkeyControls.name(field));
        field.requestFocus();
        field.selectAll();
        word.codePoints().forEach(letter -> SceneEvents.key(scene, KeyCode.UNDEFINED, Character.toString(letter), false, false));
        SceneEvents.key(scene, random.nextBoolean() ? KeyCode.ENTER : KeyCode.TAB, "", false, false);
    }

    private void arrange(int dice) {
        arranged = true;
        if (dice < 97) {
            double width = random.nextDouble(LEAST.getWidth(), MOST.getWidth());
            double height = random.nextDouble(LEAST.getHeight(), MOST.getHeight());
            note("size " + Math.round(width) + " x " + Math.round(height));
            world.stage.setWidth(width);
            world.stage.setHeight(height);
        } else if (dice == 97) {
            Theme theme = Theme.values()[random.nextInt(Theme.values().length)];
            note("theme " + theme);
            world.session.settings().themeProperty().set(theme);
        } else if (random.nextInt(4) == 0) {
            note(world.open());
        } else {
            long last = Math.max(1, world.session.answers().load().get().lastTick());
            long tick = random.nextLong(last + 1);
            note("seek " + tick);
            world.session.playhead().seekTick(tick);
        }
    }
}
