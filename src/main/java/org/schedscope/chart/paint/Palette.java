package org.schedscope.chart.paint;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All colours of a theme. Identity is for the owner of a task, heat for numbers; neither borrows from the other. */
public final class Palette {
    /** Identities before the order repeats. */
    public static final int IDENTITIES = 8;
    /** Numbers of {@link #fill}: the identities and, after them, the same paler. */
    public static final int FILLS = 2 * IDENTITIES;
    /** Steps of heat; the last one is for its count and more. */
    public static final int HEAT_STEPS = 5;

    /** Quarters of value; before them is step 0, nothing. */
    public static final int VALUE_STEPS = 4;

    /** Text on an identity. */
    public static final int INK = Colours.parse("#0B0E12");
    private static final int PAPER = Colours.parse("#FFFFFF");
    private static final int BLACK = 0xFF000000;
    /** The least contrast of text. */
    private static final double LEGIBLE = 4.5;
    private static final double EDGE_MIX = 0.45;
    private static final double DIM_EDGE_MIX = 0.55;
    /** What any work at all is seen by, and how quickly more of it gets stronger. */
    private static final double LEAST_DENSITY = 0.12;
    private static final double DENSITY_POWER = 1.3;

    private final Theme theme;
    private final int[] tones;
    private final int[] identity;
    private final int[] heat;
    private final int[] value;
    private final int[] shift;
    private final int valueOpen;
    private final double dimMix;
    private final double paleMix;
    private final double restEdgeMix;

    public Palette(Theme theme) {
        this.theme = theme;
        tones = colours(Stream.of(Tone.values()).map(Tone::id));
        identity = colours(IntStream.range(0, IDENTITIES).mapToObj(number -> "identity-" + number));
        heat = colours(IntStream.rangeClosed(1, HEAT_STEPS).mapToObj(step -> "heat-" + step));
        value = colours(IntStream.rangeClosed(0, VALUE_STEPS).mapToObj(step -> "value-" + step));
        shift = colours(Stream.of("shift-earlier", "shift-same", "shift-later"));
        valueOpen = theme.colour("value-open");
        dimMix = theme.number("dim-mix");
        paleMix = theme.number("pale-mix");
        restEdgeMix = theme.number("rest-edge-mix");
    }

    private int[] colours(Stream<String> rows) {
        return rows.mapToInt(theme::colour).toArray();
    }

    public Theme theme() {
        return theme;
    }

    public int of(Tone tone) {
        return tones[tone.ordinal()];
    }

    /** Fill of the identity with a number ≥ 0; numbers from {@link #IDENTITIES} on repeat the order. */
    public int identity(int number) {
        return identity[number % IDENTITIES];
    }

    /** Fill of a number below {@link #FILLS}: an identity, or from {@link #IDENTITIES} on the same hues paler, for names that share one. */
    public int fill(int number) {
        return number < IDENTITIES ? identity[number]
                : Colours.mix(identity[number - IDENTITIES], of(Tone.SURFACE), paleMix);
    }

    /** What is not related to the selection steps back into the surface. */
    public int dim(int fill) {
        return Colours.mix(fill, of(Tone.SURFACE), dimMix);
    }

    /** Edge of a bar with a fill that is dimmed: on light ground edges part it from one that is not, for pale hues are close to it. */
    public int dimEdgeOf(int dimmed) {
        return Colours.mix(edgeOf(dimmed), of(Tone.SURFACE), DIM_EDGE_MIX);
    }

    /** Edge of a bar with a fill: darker on light ground, and on dark ground too, so that neighbours of one hue part. */
    public int edgeOf(int fill) {
        return Colours.mix(fill, BLACK, EDGE_MIX);
    }

    /** Edge of the pale rest of a bar after the playhead: on dark ground the fill itself. */
    public int restEdgeOf(int fill) {
        return Colours.mix(fill, BLACK, restEdgeMix);
    }

    /** Edge of a node of a graph with a fill. */
    public int nodeEdgeOf(int fill) {
        return theme.has("node-edge") ? theme.colour("node-edge") : edgeOf(fill);
    }

    /** Ink or white, whichever contrasts more with a ground; black where neither is enough. */
    public static int labelOn(int ground) {
        int better = Colours.contrast(INK, ground) >= Colours.contrast(PAPER, ground) ? INK : PAPER;
        return Colours.contrast(better, ground) >= LEGIBLE ? better : BLACK;
    }

    /** Fill of heat step 1 to {@link #HEAT_STEPS}. */
    public int heat(int step) {
        return heat[step - 1];
    }

    /** Fill of value step 0, nothing earned, to {@link #VALUE_STEPS}, more than three quarters. */
    public int value(int step) {
        return value[step];
    }

    /** Fill of what has not earned or lost anything yet. */
    public int valueOpen() {
        return valueOpen;
    }

    /** Fill of what starts earlier (−1), as before (0) or later (1) than in another run. */
    public int shift(int sign) {
        return shift[sign + 1];
    }

    /**
     * A pixel of density: idle is the surface, wholly busy is the pure tint.
     *
     * @param tint of what ran there
     * @param busy share of its core-ticks that were busy, 0 to 1
     */
    public int density(int tint, double busy) {
        return busy <= 0 ? of(Tone.SURFACE) : Colours.mix(of(Tone.SURFACE), tint, densityStrength(busy));
    }

    /** Share of the tint in a pixel of density whose core-ticks were busy to a share of more than 0, to 1. */
    public static double densityStrength(double busy) {
        return LEAST_DENSITY + (1 - LEAST_DENSITY) * Math.pow(busy, DENSITY_POWER);
    }
}
