package org.schedscope.chart;

/** Type by what it is for: Inter for words, JetBrains Mono for figures that are compared. */
public enum FontRole {
    HEADLINE(Face.SANS_SEMIBOLD, 19, 30),
    TITLE(Face.SANS_SEMIBOLD, 14, 26),
    SECTION(Face.SANS_SEMIBOLD, 13, 24),
    BODY(Face.SANS, 13, 22),
    ROW(Face.SANS, 12, 20),
    ROW_STRONG(Face.SANS_SEMIBOLD, 12, 20),
    SECONDARY(Face.SANS, 11.5, 18),
    AXIS(Face.MONO, 11, 20),
    AXIS_STRONG(Face.MONO_SEMIBOLD, 11, 20),
    BAR(Face.SANS, 10, 20),
    CORE(Face.MONO, 9.5, 16);

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
    private final double projectorSize;

    FontRole(Face face, double size, double projectorSize) {
        this.face = face;
        this.size = size;
        this.projectorSize = projectorSize;
    }

    public Face face() {
        return face;
    }

    /** Height of the em in pixels. */
    public double size(Theme theme) {
        return theme == Theme.PROJECTOR ? projectorSize : size;
    }
}
