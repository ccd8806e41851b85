package org.schedscope.slide;

import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** What slides say beside what the lesson says, from {@code assets/messages/lesson.properties}, in some language. */
public interface SlideTexts {
    /** A text by its key, with {@code {0}}, {@code {1}}, … filled in. */
    String text(String key, Object... values);

    /** The words of the picture of the run. */
    Texts chart();

    /** How a policy explains itself. */
    PolicyInfo policy(Policy policy);

    /** As the command line speaks. */
    static SlideTexts english() {
        Texts words = Texts.of("lesson", Language.ENGLISH);
        return new SlideTexts() {
            @Override
            public String text(String key, Object... values) {
                return values.length == 0 ? words.text(key) : words.text(key, values);
            }

            @Override
            public Texts chart() {
                return ChartTexts.ENGLISH;
            }

            @Override
            public PolicyInfo policy(Policy policy) {
                return policy.info();
            }
        };
    }
}
