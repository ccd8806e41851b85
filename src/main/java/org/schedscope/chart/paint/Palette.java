package org.schedscope.chart.paint;

import java.util.Arrays;

/** All colours of a theme. Identity says whose task it is, heat how many; neither borrows from the other. */
public final class Palette {
    /** Identities before the order repeats. */
    public static final int IDENTITIES = 8;
    /** Numbers of {@link #fill}: the identities and, after them, the same paler. */
    public static final int FILLS = 2 * IDENTITIES;
    /** Steps of heat; the last one stands for its count and more. */
    public static final int HEAT_STEPS = 5;

    /** Quarters of value; before them stands step 0, nothing. */
    public static final int VALUE_STEPS = 4;

    private static final int[] IDENTITY = parse("#7889D7", "#DAA436", "#35C1E3", "#C8668D", "#EFC3B0", "#9C8B1B", "#A0EDFD", "#E3F091");
    private static final int[] HEAT_LIGHT = parse("#CC7A1F", "#BC4A2B", "#A62C44", "#71174F", "#3A0B3E");
    private static final int[] HEAT_DARK = parse("#A8522A", "#D06A30", "#EA9540", "#F5BD57", "#FFF2B8");
    private static final int[] VALUE_LIGHT = parse("#2B3746", "#CFE8DA", "#8CC7A6", "#4A9C73", "#13693F");
    private static final int[] VALUE_DARK = parse("#E8ECF1", "#24493A", "#33765A", "#4FA67C", "#72D6A2");
    private static final int OPEN_LIGHT = Colours.parse("#DDE4EE");
    private static final int OPEN_DARK = Colours.parse("#2B3442");
    private static final int[] SHIFT_LIGHT = parse("#1B74B5", "#C3CAD4", "#B0590F");
    private static final int[] SHIFT_DARK = parse("#6BB3EA", "#4A5462", "#EFA25A");
    /** Text on an identity. */
    public static final int INK = Colours.parse("#0B0E12");
    private static final int PAPER = Colours.parse("#FFFFFF");
    private static final int BLACK = 0xFF000000;
    /** The least contrast of text. */
    private static final double LEGIBLE = 4.5;
    private static final double DARK_MIX = 0.06;
    private static final double EDGE_MIX = 0.45;
    private static final double DIM_MIX = 0.38;
    /** On dark ground what is dimmed has to be darker than any identity, or those who see few hues take one for the other. */
    private static final double DIM_MIX_DARK = 0.62;
    private static final double DIM_EDGE_MIX = 0.55;
    private static final double PALE_MIX = 0.45;
    /** Dark ground takes more of a hue away than white does. */
    private static final double PALE_MIX_DARK = 0.3;
    /** What any work at all is seen by, and how quickly more of it gets stronger. */
    private static final double LEAST_DENSITY = 0.12;
    private static final double DENSITY_POWER = 1.3;

    private final Theme theme;
    private final int[] identity;

    public Palette(Theme theme) {
        this.theme = theme;
        identity = Arrays.stream(IDENTITY).map(c -> theme == Theme.DARK ? Colours.mix(c, of(Tone.WINDOW), DARK_MIX) : c).toArray();
    }

    private static int[] parse(String... hexes) {
        return Arrays.stream(hexes).mapToInt(Colours::parse).toArray();
    }

    public Theme theme() {
        return theme;
    }

    public int of(Tone tone) {
        return tone.in(theme);
    }

    /** Fill of the identity with a number ≥ 0; numbers from {@link #IDENTITIES} on repeat the order. */
    public int identity(int number) {
        return identity[number % IDENTITIES];
    }

    /** Fill of a number below {@link #FILLS}: an identity, or from {@link #IDENTITIES} on the same hues paler, for those who share one. */
    public int fill(int number) {
        return number < IDENTITIES ? identity[number]
                : Colours.mix(identity[number - IDENTITIES], of(Tone.SURFACE), theme == Theme.DARK ? PALE_MIX_DARK : PALE_MIX);
    }

    /** What is not related to the selection steps back into the surface. */
    public int dim(int fill) {
        return Colours.mix(fill, of(Tone.SURFACE), theme == Theme.DARK ? DIM_MIX_DARK : DIM_MIX);
    }

    /** Edge of a bar with a fill that is dimmed: on light ground edges tell it from one that is not, for pale hues are close to it. */
    public int dimEdgeOf(int dimmed) {
        return Colours.mix(edgeOf(dimmed), of(Tone.SURFACE), DIM_EDGE_MIX);
    }

    /** Edge of a bar with a fill: darker on light ground, and on dark ground too, so that neighbours of one hue part. */
    public int edgeOf(int fill) {
        return Colours.mix(fill, 0xFF000000, EDGE_MIX);
    }

    /** Ink or white, whichever contrasts more with a ground; black where neither is enough. */
    public static int labelOn(int ground) {
        int better = Colours.contrast(INK, ground) >= Colours.contrast(PAPER, ground) ? INK : PAPER;
        return Colours.contrast(better, ground) >= LEGIBLE ? better : BLACK;
    }

    /** Fill of heat step 1 to {@link #HEAT_STEPS}. */
    public int heat(int step) {
        return (theme == Theme.DARK ? HEAT_DARK : HEAT_LIGHT)[step - 1];
    }

    /** Fill of value step 0, nothing earned, to {@link #VALUE_STEPS}, more than three quarters. */
    public int value(int step) {
        return (theme == Theme.DARK ? VALUE_DARK : VALUE_LIGHT)[step];
    }

    /** Fill of what has not earned or lost anything yet. */
    public int valueOpen() {
        return theme == Theme.DARK ? OPEN_DARK : OPEN_LIGHT;
    }

    /** Fill of what starts earlier (−1), as before (0) or later (1) than in another run. */
    public int shift(int sign) {
        return (theme == Theme.DARK ? SHIFT_DARK : SHIFT_LIGHT)[sign + 1];
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
