package org.schedscope.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.imageio.ImageIO;

/** Writes charts as PNG, with headline and legends. Needs no display; the same run gives the same bytes. */
public final class RenderPng {
    /** Width of every picture in pixels; its height is what its contents need. */
    public static final int WIDTH = 1600;

    private RenderPng() {
    }

    /**
     * Writes {@code NAME.png} of every chart into a folder, which is made if it is not there.
     *
     * @return the files, in the order of {@link Charts#all()}
     */
    public static List<Path> writeAll(RunToDraw run, Theme theme, Path folder) throws IOException {
        List<byte[]> pictures = new ArrayList<>();
        for (Chart chart : Charts.all()) {
            pictures.add(png(chart, run, theme));
        }
        Files.createDirectories(folder);
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < pictures.size(); i++) {
            files.add(Files.write(folder.resolve(Charts.all().get(i).name() + ".png"), pictures.get(i)));
        }
        return files;
    }

    /** The bytes of a chart's PNG file. */
    public static byte[] png(Chart chart, RunToDraw run, Theme theme) throws IOException {
        return png(image(chart, run, theme));
    }

    /** The bytes of the PNG file of runs drawn together. */
    public static byte[] png(ComparisonChart chart, ComparisonToDraw comparison, Theme theme) throws IOException {
        Optional<String> nothing = chart.nothingToShow(comparison);
        return png(image(new Page(chart.title(), comparison.subtitle(), nothing, sheet -> chart.paint(comparison, sheet)), theme));
    }

    private static byte[] png(BufferedImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    static BufferedImage image(Chart chart, RunToDraw run, Theme theme) {
        return image(new Page(chart.title(), run.subtitle(), chart.nothingToShow(run), sheet -> chart.paint(run, sheet)), theme);
    }

    /** What stands on a sheet: headlines, and below them a picture or a sentence that says why there is none. */
    private record Page(String title, String subtitle, Optional<String> nothing, Consumer<Sheet> picture) {
    }

    private static BufferedImage image(Page page, Theme theme) {
        // A dry pass on one pixel tells the height.
        int height = paint(page, theme, new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB));
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        paint(page, theme, image);
        return image;
    }

    private static int paint(Page page, Theme theme, BufferedImage image) {
        Palette palette = new Palette(theme);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.scale(theme.zoom(), theme.zoom());
            Painter painter = new Java2dPainter(graphics);
            painter.fill(new Box(0, 0, image.getWidth(), image.getHeight()), palette.of(Tone.SURFACE));
            Sheet sheet = new Sheet(painter, palette, (plot, box) -> plot.draw(graphics,
                    new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height())), WIDTH / theme.zoom());
            sheet.headline(page.title(), page.subtitle());
            if (page.nothing().isPresent()) {
                sheet.skip(20);
                sheet.sentence(page.nothing().get(), FontRole.BODY);
                sheet.skip(20);
            } else {
                page.picture().accept(sheet);
            }
            return (int) Math.ceil(sheet.height() * theme.zoom());
        } finally {
            graphics.dispose();
        }
    }
}
