package org.schedscope.ui.view.kit;

import java.util.Objects;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Scene;
import org.schedscope.chart.paint.Theme;

/** Puts a theme on a scene: the style sheet of shapes and the one of colours and type. */
public final class Themes {
    private Themes() {
    }

    public static void apply(Scene scene, Theme theme) {
        scene.getStylesheets().setAll(sheet("window"), ThemeSheet.url(theme));
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
