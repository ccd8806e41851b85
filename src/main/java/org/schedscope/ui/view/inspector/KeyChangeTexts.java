package org.schedscope.ui.view.inspector;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.BigRatio;
import org.schedscope.scheduler.probe.KeyChange;
import org.schedscope.scheduler.probe.OrderSensitivity;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.view.kit.Messages;

/** What would have to be otherwise, in words. */
public final class KeyChangeTexts {
    private static final Texts TEXTS = Messages.of("why");

    private static final Set<KeyChange.Term> MOMENTS = EnumSet.of(KeyChange.Term.ARRIVAL, KeyChange.Term.READY);
    /** Lengths that every policy has without a unit. */
    private static final Set<KeyChange.Term> LENGTHS = EnumSet.of(KeyChange.Term.RANK, KeyChange.Term.CRITICAL_PATH,
            KeyChange.Term.MEAN_RANK);

    private KeyChangeTexts() {
    }

    /** A sentence over some lines: the new place, and one change that leads to it a line. */
    static List<String> lines(OrderSensitivity distance, WorkloadIndex index, TimeFigures times) {
        String task = index.shortLabel(distance.task());
        String other = index.shortLabel(distance.other());
        String kind = distance.first() ? "next" : "lose";
        if (distance.changes().isEmpty()) {
            return List.of(TEXTS.text("flips.none." + kind, task, other));
        }
        List<String> lines = new ArrayList<>(List.of(TEXTS.text("flips." + kind, task, other)));
        for (KeyChange flip : distance.changes()) {
            String change = change(flip, index.job(index.jobOf(distance.task())).user(), times);
            lines.add(lines.size() == 1 ? change : TEXTS.text("flips.or", change));
        }
        return lines;
    }

    /** The same in one line. */
    public static String line(OrderSensitivity distance, WorkloadIndex index, TimeFigures times) {
        return String.join(" ", lines(distance, index, times));
    }

    private static String change(KeyChange flip, String user, TimeFigures times) {
        String name = flip.term().name().toLowerCase(Locale.ROOT).replace('_', '-');
        boolean isTime = MOMENTS.contains(flip.term()) || !times.areTicks() && LENGTHS.contains(flip.term());
        String amount = isTime ? length(flip.amount(), times) : amount(flip.amount());
        String key = "flip." + name + (flip.more() ? ".more" : ".less");
        String one = key + ".one";
        return TEXTS.text(!flip.strictly() && amount.equals("1") && TEXTS.has(one) ? one : key,
                flip.strictly() ? TEXTS.text("amount.strictly", amount) : amount, user);
    }

    private static String length(BigRatio ticks, TimeFigures times) {
        boolean whole = ticks.denominator().bitLength() == 1;
        return whole ? times.length(ticks.numerator().longValue()) : times.areTicks() ? TEXTS.text("amount.ticks", amount(ticks))
                : times.figure(ticks.toDouble(), 2);
    }

    /** Whole numbers as they are, fractions also rounded: so that no division is left to the reader. */
    private static String amount(BigRatio amount) {
        return amount.denominator().bitLength() == 1 ? Figures.whole(amount.numerator().longValue())
                : amount + " (" + Figures.decimal(amount.toDouble(), 2, SpokenLanguage.now()) + ")";
    }
}
