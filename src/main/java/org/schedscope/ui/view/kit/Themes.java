package org.schedscope.ui.view.kit;

import java.util.Objects;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Scene;
import org.schedscope.ui.state.base.Theme;

/** Puts a theme's sheets on a scene: the structure, and the one that sets the colours. */
public final class Themes {
    private Themes() {
    }

    public static void apply(Scene scene, Theme theme) {
        scene.getStylesheets().setAll(sheet("window"), sheet(theme.id()));
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
