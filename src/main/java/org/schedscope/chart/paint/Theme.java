package org.schedscope.chart.paint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** A look of the window and of pictures: a column of {@code assets/themes.csv}, which has a row for each colour and size. */
public final class Theme {
    private static final List<Theme> ALL = read();
    public static final Theme LIGHT = of("light");
    public static final Theme DARK = of("dark");
    /** Large type and strong contrast, for a room. */
    public static final Theme PROJECTOR = of("projector");

    /** Height of a window, in pixels, for which sizes are given. */
    private static final double HEIGHT = 720;
    /** Steps in which sizes grow: a window that is drawn larger must not be laid out anew with every pixel. */
    private static final double STEPS = 40;

    private final String id;
    private final Map<String, String> column;

    private Theme(String id, Map<String, String> column) {
        this.id = id;
        this.column = Map.copyOf(column);
    }

    private static List<Theme> read() {
        try (InputStream in = Theme.class.getResourceAsStream("/assets/themes.csv")) {
            List<String[]> rows = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().map(line -> line.split(",", -1)).toList();
            return IntStream.range(1, rows.get(0).length).mapToObj(at -> {
                Map<String, String> column = new HashMap<>();
                rows.forEach(row -> column.put(row[0], row[at]));
                return new Theme(rows.get(0)[at], column);
            }).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the colours of the themes", e);
        }
    }

    private static Theme of(String id) {
        return ALL.stream().filter(theme -> theme.id.equals(id)).findFirst().orElseThrow();
    }

    /** All themes, in the order of their columns. */
    public static Theme[] values() {
        return ALL.toArray(Theme[]::new);
    }

    /**
     * The theme of a stored name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Theme valueOf(String name) {
        return ALL.stream().filter(theme -> theme.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no theme named " + name));
    }

    /** As layouts store it: {@code LIGHT}. */
    public String name() {
        return id.toUpperCase(Locale.ROOT);
    }

    /** As in style sheets, settings and on the command line: {@code light}. */
    public String id() {
        return id;
    }

    /** A number of the column. */
    double number(String row) {
        return Double.parseDouble(column.get(row));
    }

    /** A colour of the column; opaque. */
    int colour(String row) {
        return Colours.parse(column.get(row));
    }

    boolean has(String row) {
        return !column.get(row).isEmpty();
    }

    /** Whether it is read from the last row of a room. */
    public boolean isForRoom() {
        return number("for-a-room") == 1;
    }

    /** Size of body type in the window, in pixels. */
    public double typeSize() {
        return number("type-size");
    }

    /** How much wider texts of the window are than in {@link #LIGHT}. */
    public double typeScale() {
        return typeSize() / LIGHT.typeSize();
    }

    /**
     * How much larger than {@link #typeSize} type is in a window: in a room it is read from the last row, however many pixels the
     * projector has. At least 1.
     *
     * @param height of the window, in pixels
     */
    public double growth(double height) {
        return isForRoom() ? Math.max(1, Math.ceil(height / HEIGHT * STEPS) / STEPS) : 1;
    }

    /** How much larger than laid out everything is drawn: type of 9.5 is then above the 16 that a room needs. */
    public double zoom() {
        return number("zoom");
    }

    @Override
    public String toString() {
        return name();
    }
}
