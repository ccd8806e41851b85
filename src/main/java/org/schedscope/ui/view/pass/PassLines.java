package org.schedscope.ui.view.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.view.kit.TextLine;

/** Lines about a pass: headings, and below each what belongs to it. */
abstract class PassLines {
    final OpenRun run;
    final TimeFigures times;
    private final Texts texts;
    final List<TextLine> lines = new ArrayList<>();

    PassLines(OpenRun run, TimeFigures times, Texts texts) {
        this.run = run;
        this.times = times;
        this.texts = texts;
    }

    final List<TextLine> lines() {
        write();
        return lines;
    }

    abstract void write();

    final void add(boolean heading, String key, Object... values) {
        lines.add(TextLine.of(texts.text(key, values), heading));
    }

    /** Adds a heading about a task. */
    final void add(int task, String key, Object... values) {
        lines.add(new TextLine(texts.text(key, values), true, OptionalInt.of(task)));
    }

    final String label(int task) {
        return run.index().shortLabel(task);
    }

    final String cluster(int number) {
        return run.platform().clusters().get(number).id();
    }
}
