package org.schedscope.chart.picture;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** Pixels. */
public final class PngFormat {
    /** 400 megapixels take 1.6 GB while they are drawn. */
    private static final double MOST_PIXELS = 4e8;
    /** Bytes of all memory that there must be for each: 4 of the image, and as much again for what is drawn and packed. */
    private static final double MEMORY_OF_A_PIXEL = 8;
    private static final double POINTS_OF_METRE = 72 / 0.0254;

    private PngFormat() {
    }

    static byte[] bytes(Picture picture, PictureLook look) throws IOException {
        BufferedImage image = image(picture, look);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (ImageOutputStream bytes = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(bytes);
            writer.write(new IIOImage(image, List.of(), look.isOnPaper() ? size(writer, image, look) : null));
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }

    /** The size of the image on paper: pixels of a metre, which typesetters and word processors go by. */
    private static IIOMetadata size(ImageWriter writer, BufferedImage image, PictureLook look) throws IOException {
        String pixels = Long.toString(Math.round(look.pixels() / look.points() * POINTS_OF_METRE));
        IIOMetadataNode size = new IIOMetadataNode("pHYs");
        size.setAttribute("pixelsPerUnitXAxis", pixels);
        size.setAttribute("pixelsPerUnitYAxis", pixels);
        size.setAttribute("unitSpecifier", "meter");
        IIOMetadata metadata = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
        IIOMetadataNode root = new IIOMetadataNode(metadata.getNativeMetadataFormatName());
        root.appendChild(size);
        metadata.mergeTree(metadata.getNativeMetadataFormatName(), root);
        return metadata;
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
            picture.paint(graphics, look, height, scale);
        } finally {
            graphics.dispose();
        }
        return image;
    }

    private static int side(double length, double scale) {
        return Math.max(1, (int) Math.round(length * scale));
    }
}
