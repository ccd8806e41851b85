package org.schedscope.ui.view;

import java.util.List;
import java.util.Objects;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import org.schedscope.ui.state.Theme;

/** Puts a theme's sheets on a scene: the structure, and the one that sets the colours. */
final class Themes {
    private static final double ANY_SIZE = 13;
    private static final List<String> FONTS =
            List.of("Inter-Regular.otf", "Inter-SemiBold.otf", "JetBrainsMono-Regular.ttf", "JetBrainsMono-SemiBold.ttf");

    private Themes() {
    }

    /** Makes the bundled fonts known by their names. */
    static void loadFonts() {
        for (String font : FONTS) {
            var stream = Themes.class.getResourceAsStream("/assets/fonts/" + font);
            if (stream != null) {
                Font.loadFont(stream, ANY_SIZE);
            }
        }
    }

    static void apply(Scene scene, Theme theme) {
        scene.getStylesheets().setAll(sheet("window"), sheet(theme.id()));
        for (Theme each : Theme.values()) {
            scene.getRoot().getStyleClass().remove(each.id());
        }
        scene.getRoot().getStyleClass().add(theme.id());
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(Themes.class.getResource("/assets/css/" + name + ".css"), name).toExternalForm();
    }
}
