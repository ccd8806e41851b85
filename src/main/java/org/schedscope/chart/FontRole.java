package org.schedscope.chart;

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
    CORE(Face.MONO, 9.5);

    /** A bundled font file. */
    public enum Face {
        SANS("Inter-Regular.otf"), SANS_SEMIBOLD("Inter-SemiBold.otf"), MONO("JetBrainsMono-Regular.ttf"), MONO_SEMIBOLD(
                "JetBrainsMono-SemiBold.ttf");

        private final String file;

        Face(String file) {
            this.file = file;
        }

        /** Where the font lies on the class path. */
        public String resource() {
            return "/assets/fonts/" + file;
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
