package org.schedscope.ui.view.help;

import org.schedscope.parameter.Parameter;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.expression.Function;
import org.schedscope.policy.expression.Variable;
import org.schedscope.scheduler.Preset;
import org.schedscope.scheduler.SchedulerKind;
import org.schedscope.slide.SlideTexts;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.kit.Messages;

/**
 * Descriptions of policies, presets and schedulers in the language of the window. In English they come from the objects themselves, as on
 * the command line; an object without a text in another language, such as a plug-in, is explained in English.
 */
public final class LocalisedDescriptions {
    private static final Texts TEXTS = Messages.of("explained");

    private LocalisedDescriptions() {
    }

    public static PolicyInfo policy(Policy policy) {
        return SlideTexts.described(policy, TEXTS);
    }

    public static String preset(Preset preset) {
        return TEXTS.textOr("preset." + preset.name(), preset.summary());
    }

    public static String scheduler(SchedulerKind kind) {
        return TEXTS.textOr("scheduler." + kind.name(), kind.summary());
    }

    /** Parameters of one name that belong to different schedulers differ in their defaults, too. */
    public static String meaning(Parameter parameter) {
        String key = "parameter." + parameter.name();
        return TEXTS.textOr(key + "." + parameter.defaultValue(), TEXTS.textOr(key, parameter.meaning()));
    }

    /** The values that a parameter may have. */
    public static String range(Parameter parameter) {
        if (!(parameter instanceof Parameter.Whole whole)) {
            return parameter.range();
        }
        String numbers = Messages.WINDOW.text("sheet.range.whole", Long.toString(whole.least()), Long.toString(whole.most()),
                unit(whole));
        return whole.none().map(word -> Messages.WINDOW.text("sheet.range.or", numbers, word)).orElse(numbers);
    }

    public static String unit(Parameter.Whole whole) {
        return whole.unit().map(unit -> TEXTS.textOr("unit." + unit, unit)).orElse("");
    }

    public static String variable(Variable variable) {
        return TEXTS.textOr("variable." + variable.word(), variable.meaning());
    }

    public static String function(Function function) {
        return TEXTS.textOr("function." + function.word(), function.meaning());
    }
}
