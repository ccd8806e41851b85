package org.schedscope.slide;

import java.util.function.Function;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/**
 * The texts of slides that are not part of the lesson.
 *
 * @param lesson the words of lessons
 * @param chart the words of the picture of the run
 * @param policy the description of a policy
 */
public record SlideTexts(Texts lesson, Texts chart, Function<Policy, PolicyInfo> policy) {
    /** Texts in a language; policies are described in English. */
    public static SlideTexts in(Language language) {
        return new SlideTexts(Texts.of("lesson", language), ChartTexts.in(language), Policy::info);
    }

    String text(String key) {
        return lesson.text(key);
    }

    String text(String key, Object... values) {
        return lesson.text(key, values);
    }
}
