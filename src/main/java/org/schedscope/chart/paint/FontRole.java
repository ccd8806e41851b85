package org.schedscope.chart.paint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Type by what it is for: Inter for words, JetBrains Mono for figures that are compared. */
public enum FontRole {
    HEADLINE(Face.SANS_SEMIBOLD, 19),
    TITLE(Face.SANS_SEMIBOLD, 14),
    SECTION(Face.SANS_SEMIBOLD, 13),
    BODY(Face.SANS, 13),
    ROW(Face.SANS, 12),
    ROW_STRONG(Face.SANS_SEMIBOLD, 12),
    SECONDARY(Face.SANS, 11.5),
    AXIS(Face.MONO, 11),
    AXIS_STRONG(Face.MONO_SEMIBOLD, 11),
    BAR(Face.SANS, 10),
    /** For bars that a room is to read. */
    BAR_LARGE(Face.SANS_SEMIBOLD, 16),
    CORE(Face.MONO, 9.5);

    /** A bundled font file. Inter is version 3.19 with its outlines in TrueType's curves, so that PDF and SVG can take some letters. */
    public enum Face {
        SANS("Inter", 400, "Inter-Regular.ttf"),
        SANS_SEMIBOLD("Inter", 600, "Inter-SemiBold.ttf"),
        MONO("JetBrains Mono", 400, "JetBrainsMono-Regular.ttf"),
        MONO_SEMIBOLD("JetBrains Mono", 600, "JetBrainsMono-SemiBold.ttf");

        private final String family;
        private final int weight;
        private final String file;

        Face(String family, int weight, String file) {
            this.family = family;
            this.weight = weight;
            this.file = file;
        }

        public String family() {
            return family;
        }

        /** Whether all letters are as wide. */
        public boolean fixed() {
            return this == MONO || this == MONO_SEMIBOLD;
        }

        /** As style sheets count it: 400 is regular, 600 is semibold. */
        public int weight() {
            return weight;
        }

        /** Where the font lies on the class path. */
        public String resource() {
            return "/assets/fonts/" + file;
        }

        /** The font file. */
        public byte[] bytes() {
            try (InputStream in = Face.class.getResourceAsStream(resource())) {
                if (in == null) {
                    throw new IllegalStateException("the font " + resource() + " is missing from the program");
                }
                return in.readAllBytes();
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read the font " + resource(), e);
            }
        }
    }

    private final Face face;
    private final double size;

    FontRole(Face face, double size) {
        this.face = face;
        this.size = size;
    }

    public Face face() {
        return face;
    }

    /** Height of the em in pixels, before a theme's zoom. */
    public double size() {
        return size;
    }
}
