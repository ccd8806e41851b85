package org.schedscope.ui.view;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;
import org.schedscope.chart.paint.Colours;

/** Measures texts of a scene against the grounds that they stand on, as styled. */
public final class Contrasts {
    private Contrasts() {
    }

    /**
     * Looks for texts that are hard to read.
     *
     * @param faint gets what they say, and how faint they are
     * @return the number of texts
     */
    public static int faint(Scene scene, double least, Set<String> faint) {
        int ground = scene.getFill() instanceof Color colour ? rgb(colour) : 0xFFFFFFFF;
        return faint(scene.getRoot(), ground, least, faint);
    }

    private static int faint(Node node, int around, double least, Set<String> faint) {
        if (!node.isVisible()) {
            return 0;
        }
        int ground = node instanceof Region region ? over(around, region) : around;
        int read = 0;
        if (node instanceof Text text && !text.getText().isBlank() && text.getFill() instanceof Color fill) {
            read++;
            double contrast = Colours.contrast(over(ground, fill), ground);
            if (contrast < least) {
                faint.add(text.getText() + ": " + Math.round(contrast * 100) / 100.0 + " in " + text.getParent());
            }
        }
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) {
                read += faint(child, ground, least, faint);
            }
        }
        return read;
    }

    private static int over(int around, Region region) {
        int ground = around;
        for (BackgroundFill fill : Optional.ofNullable(region.getBackground()).map(Background::getFills).orElse(List.of())) {
            Paint paint = fill.getFill();
            ground = paint instanceof Color colour ? over(ground, colour) : ground;
        }
        return ground;
    }

    private static int over(int ground, Color colour) {
        return Colours.mix(ground, rgb(colour), colour.getOpacity());
    }

    private static int rgb(Color colour) {
        return 0xFF000000 | channel(colour.getRed()) << 16 | channel(colour.getGreen()) << 8 | channel(colour.getBlue());
    }

    private static int channel(double share) {
        return (int) Math.round(share * 255);
    }
}
