package org.schedscope.chart.picture;

import java.util.Optional;
import java.util.function.Supplier;
import org.schedscope.chart.sheet.RowSink;

/**
 * Something that can be taken out of the window: a picture, the figures behind it, or both. Both are put together when they are taken,
 * perhaps on another thread.
 *
 * @param name of a file, in kebab-case
 * @param title for users
 */
public record Exportable(String name, String title, Optional<Supplier<Picture>> picture, Optional<RowSink.Source> figures) {
    public static Exportable of(String name, String title, Supplier<Picture> picture, RowSink.Source figures) {
        return new Exportable(name, title, Optional.of(picture), Optional.of(figures));
    }

    public static Exportable ofPicture(String name, String title, Supplier<Picture> picture) {
        return new Exportable(name, title, Optional.of(picture), Optional.empty());
    }

    public static Exportable ofFigures(String name, String title, RowSink.Source figures) {
        return new Exportable(name, title, Optional.empty(), Optional.of(figures));
    }
}
