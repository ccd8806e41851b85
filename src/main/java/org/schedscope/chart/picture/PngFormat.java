package org.schedscope.chart.picture;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** Pixels. */
public final class PngFormat implements PictureFormat {
    /** 400 megapixels take 1.6 GB while they are drawn. */
    private static final double MOST_PIXELS = 4e8;
    /** Bytes of all memory that there must be for each: 4 of the image, and as much again for what is drawn and packed. */
    private static final double MEMORY_OF_A_PIXEL = 8;

    @Override
    public String name() {
        return "png";
    }

    @Override
    public String title() {
        return "PNG image";
    }

    @Override
    public boolean hasPixels() {
        return true;
    }

    @Override
    public byte[] bytes(Picture picture, PictureLook look) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image(picture, look), "png", out);
        return out.toByteArray();
    }

    /**
     * The picture as an image.
     *
     * @throws ModelException if it would have more pixels than memory is likely to hold
     */
    public static BufferedImage image(Picture picture, PictureLook look) {
        int height = picture.height(look);
        double scale = look.pixels();
        double most = Math.min(MOST_PIXELS, Runtime.getRuntime().maxMemory() / MEMORY_OF_A_PIXEL);
        if (scale * scale * look.width() * height > most) {
            throw new ModelException(Message.of("picture", "large", look.units(), height, scale, (long) most));
        }
        BufferedImage image = new BufferedImage(side(look.width(), scale), side(height, scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.scale(scale, scale);
            picture.paint(graphics, look, height);
        } finally {
            graphics.dispose();
        }
        return image;
    }

    private static int side(double length, double scale) {
        return Math.max(1, (int) Math.round(length * scale));
    }
}
