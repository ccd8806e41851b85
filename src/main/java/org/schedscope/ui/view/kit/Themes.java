package org.schedscope.ui.view.kit;

import java.util.Objects;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Scene;
import org.schedscope.chart.paint.Theme;
import org.schedscope.ui.state.session.WindowStates;

/** Puts a theme on a scene: the style sheet of shapes and the one of colours and type. */
public final class Themes {
    private Themes() {
    }

    /** Applies the theme of the settings, now and later. */
    public static void follow(Scene scene, WindowStates states) {
        Runnable apply = () -> apply(scene, states.now().look().theme(), states.now().look().growth());
        states.when(apply, now -> now.look().theme(), now -> now.look().growth());
        apply.run();
    }

    public static void apply(Scene scene, Theme theme) {
        apply(scene, theme, 1);
    }

    private static void apply(Scene scene, Theme theme, double growth) {
        scene.getStylesheets().setAll(sheet("window"), ThemeSheet.url(theme, growth));
        if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
            scene.getStylesheets().add(sheet("square"));
        }
        for (Theme each : Theme.values()) {
            scene.getRoot().getStyleClass().remove(each.id());
        }
        scene.getRoot().getStyleClass().add(theme.id());
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(Themes.class.getResource("/assets/css/" + name + ".css"), name).toExternalForm();
    }
}
