package org.schedscope.ui.view.kit;

import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.model.number.BigRatio;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.ui.state.base.SpokenLanguage;

/** Keys of policies in words: times in the format of the window, where ticks have a length. */
public final class KeyTexts {
    private static final String NONE = "\u2013";

    private KeyTexts() {
    }

    /** The key of a task that waits. */
    public static String key(QueuedTask queued, TimeFigures times) {
        return key(queued.key(), queued, times);
    }

    /** @param like a task whose key is of the same policy */
    public static String key(String key, QueuedTask like, TimeFigures times) {
        return !key.isEmpty() && isTime(like, times) ? times.arithmetic(like.arithmetic().sameWith(BigRatio.parse(key))) : key(key);
    }

    /** Whether keys of a policy are shown as times. */
    public static boolean isTime(QueuedTask like, TimeFigures times) {
        return !times.areTicks() && like.arithmetic().isTime();
    }

    /** A fraction as a decimal: 12503/8461 is hard to read. */
    public static String key(String key) {
        int slash = key.indexOf('/');
        try {
            return key.isEmpty() ? NONE : slash < 0 ? key : Figures.decimal(BigRatio.parse(key).toDouble(), 2, SpokenLanguage.now());
        } catch (NumberFormatException notAFraction) {
            return key;
        }
    }

    /** How the key of a task comes about. */
    public static String terms(QueuedTask queued, TimeFigures times) {
        String terms = times.arithmetic(queued.arithmetic());
        return queued.saysKey() ? terms : terms + " = " + key(queued, times);
    }
}
