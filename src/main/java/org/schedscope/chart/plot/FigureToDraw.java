package org.schedscope.chart.plot;

import java.util.List;
import java.util.Optional;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.sheet.Sheet;

/**
 * A figure of an experiment.
 *
 * @param subtitle what it was made from
 * @param plot absent if there is nothing to show, and the notes have the reason
 * @param notes sentences below
 */
public record FigureToDraw(String title, String subtitle, Optional<Plot> plot, List<String> notes) {
    public FigureToDraw {
        notes = List.copyOf(notes);
    }

    /** Paints it without its headline on a sheet, from the top. */
    public void paint(Sheet sheet) {
        plot.ifPresent(some -> some.paint(sheet));
        for (String note : notes) {
            sheet.skip(8);
            sheet.sentence(note, FontRole.BODY);
        }
    }
}
