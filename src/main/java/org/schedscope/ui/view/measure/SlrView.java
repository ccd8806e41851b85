package org.schedscope.ui.view.measure;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.plot.SlrScale;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.canvas.ChartRegion;
import org.schedscope.ui.view.kit.Choices;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.RangeText;
import org.schedscope.ui.view.kit.View;

/** Box plots of SLR by decile of job work; they grow as jobs finish. */
public final class SlrView extends View {
    private static final Texts TEXTS = Messages.of("slr");

    private final Session session;
    private final ObjectProperty<SlrScale> scale = new SimpleObjectProperty<>(this, "scale", SlrScale.AUTOMATIC);
    private final ChartRegion plot;
    private boolean shown = true;

    public SlrView(Session session) {
        super("slr", TEXTS.text("title"));
        this.session = session;
        plot = new ChartRegion(session, () -> new SlrPicture(report().byDecile(), detail().get(), scale.get()));
        plot.setId("slr");
        plot.setAccessibleHelp(Messages.WINDOW.text("figures.help"));
        session.states().when(() -> {
            if (shown) {
                describe(report());
            }
        }, WindowState::snapshot);
        scale.addListener(change -> plot.requestLayout());
        describe(report());
        shows(plot, Choices.menu(TEXTS, "slr", "scale", scale, scale::set, SlrScale.values(), SlrScale::name));
    }

    @Override
    public void setShown(boolean now) {
        shown = now;
        if (now) {
            describe(report());
        }
    }

    private RunReport report() {
        return session.snapshot().get().report();
    }

    private void describe(RunReport report) {
        setDetail(RangeText.limited(session, TEXTS.text("detail", Figures.whole(report.finishedJobs()), Figures.whole(report.totalJobs())),
                session.snapshot().get().part().map(PartMeasures::part)));
        plot.setAccessibleText(TEXTS.text("accessible", detail().get()));
        plot.requestLayout();
    }
}
