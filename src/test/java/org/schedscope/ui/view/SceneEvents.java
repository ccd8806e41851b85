package org.schedscope.ui.view;

import com.sun.javafx.scene.SceneHelper;
import com.sun.javafx.tk.TKSceneListener;
import java.lang.reflect.Field;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/**
 * Mouse and keys, handed to a scene where the toolkit hands it those of the system: some thousand a second, where a robot does ten. To be
 * called on the toolkit's thread.
 */
public final class SceneEvents {
    private static final double NOTCH = 40;

    private SceneEvents() {
    }

    private static TKSceneListener listener(Scene scene) {
        try {
            Object peer = SceneHelper.getPeer(scene);
            Field field = Class.forName("com.sun.javafx.tk.quantum.GlassScene").getDeclaredField("sceneListener");
            field.setAccessible(true);
            return (TKSceneListener) field.get(peer);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("another toolkit", e);
        }
    }

    public static void move(Scene scene, double x, double y) {
        mouse(scene, MouseEvent.MOUSE_MOVED, x, y, MouseButton.NONE);
    }

    static void press(Scene scene, double x, double y, MouseButton button) {
        mouse(scene, MouseEvent.MOUSE_PRESSED, x, y, button);
        if (button == MouseButton.SECONDARY && isOpen(scene)) {
            listener(scene).menuEvent(x, y, screenX(scene, x), screenY(scene, y), false);
        }
    }

    static void drag(Scene scene, double x, double y) {
        mouse(scene, MouseEvent.MOUSE_DRAGGED, x, y, MouseButton.PRIMARY);
    }

    static void release(Scene scene, double x, double y, MouseButton button) {
        mouse(scene, MouseEvent.MOUSE_RELEASED, x, y, button);
    }

    public static void click(Scene scene, double x, double y, MouseButton button) {
        move(scene, x, y);
        press(scene, x, y, button);
        release(scene, x, y, button);
    }

    /** A window may have gone with what was done last. */
    static boolean isOpen(Scene scene) {
        return scene.getWindow() != null && scene.getWindow().isShowing() && SceneHelper.getPeer(scene) != null;
    }

    private static double screenX(Scene scene, double x) {
        return scene.getWindow().getX() + scene.getX() + x;
    }

    private static double screenY(Scene scene, double y) {
        return scene.getWindow().getY() + scene.getY() + y;
    }

    private static void mouse(Scene scene, EventType<MouseEvent> type, double x, double y, MouseButton button) {
        if (!isOpen(scene)) {
            return;
        }
        boolean down = type == MouseEvent.MOUSE_PRESSED || type == MouseEvent.MOUSE_DRAGGED;
        boolean menu = type == MouseEvent.MOUSE_PRESSED && button == MouseButton.SECONDARY;
        listener(scene).mouseEvent(type, x, y, screenX(scene, x), screenY(scene, y), button, menu, false, false, false, false, false,
                down && button == MouseButton.PRIMARY, false, down && button == MouseButton.SECONDARY, false, false);
    }

    /** @param notches up, where positive */
    static void wheel(Scene scene, double x, double y, int notches, boolean shift) {
        move(scene, x, y);
        if (isOpen(scene)) {
            // With Shift the toolkit turns the wheel sidewards.
            double across = shift ? notches : 0;
            double up = shift ? 0 : notches;
            listener(scene).scrollEvent(ScrollEvent.SCROLL, across, up, 0, 0, NOTCH, NOTCH, 0, 0, 0, 0, 0, x, y, screenX(scene, x),
                    screenY(scene, y), shift, false, false, false, false, false);
        }
    }

    /** A key that is pressed and let go, and the letter that it types, if any. */
    static void key(Scene scene, KeyCode code, String letter, boolean shift, boolean control) {
        if (!isOpen(scene)) {
            return;
        }
        TKSceneListener to = listener(scene);
        to.keyEvent(new KeyEvent(KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, "", code, shift, control, false, false));
        if (!letter.isEmpty() && isOpen(scene)) {
            to.keyEvent(new KeyEvent(KeyEvent.KEY_TYPED, letter, "", KeyCode.UNDEFINED, shift, control, false, false));
        }
        if (isOpen(scene)) {
            to.keyEvent(new KeyEvent(KeyEvent.KEY_RELEASED, KeyEvent.CHAR_UNDEFINED, "", code, shift, control, false, false));
        }
    }
}
