package org.schedscope.slide;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;

/** What slides say beside what the lesson says, from {@code assets/messages/lesson.properties}, in some language. */
public interface SlideTexts {
    /** A text by its key, with {@code {0}}, {@code {1}}, … filled in. */
    String text(String key, Object... values);

    /** How a policy explains itself. */
    PolicyInfo policy(Policy policy);

    /** As the command line speaks. */
    static SlideTexts english() {
        ResourceBundle bundle = ResourceBundle.getBundle("assets.messages.lesson", Locale.ROOT, SlideTexts.class.getClassLoader());
        return new SlideTexts() {
            @Override
            public String text(String key, Object... values) {
                return values.length == 0 ? bundle.getString(key) : new MessageFormat(bundle.getString(key), Locale.ROOT).format(values);
            }

            @Override
            public PolicyInfo policy(Policy policy) {
                return policy.info();
            }
        };
    }
}
