package org.schedscope.slide;

import java.util.function.Function;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.PlannedPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.SharingPolicy;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/**
 * The texts of slides that are not part of the lesson.
 *
 * @param lesson texts of lessons
 * @param chart texts of charts
 * @param policy the description of a policy
 */
public record SlideTexts(Texts lesson, Texts chart, Function<Policy, PolicyInfo> policy) {
    public static SlideTexts in(Language language) {
        Texts explained = Texts.of("explained", language);
        return new SlideTexts(Texts.of("lesson", language), ChartTexts.in(language), policy -> described(policy, explained));
    }

    /**
     * The description of a policy, in English if there is no translation.
     *
     * @param explained the bundle of descriptions
     */
    public static PolicyInfo described(Policy policy, Texts explained) {
        PolicyInfo info = policy.info();
        String key = "policy." + (ExpressionPolicy.isMeantBy(info.name()) ? "own"
                : ProgramPolicy.isMeantBy(info.name()) ? "program" : PlannedPolicy.isMeantBy(info.name()) ? "plan"
                : policy instanceof SharingPolicy sharing && !sharing.ownName() ? "time-sharing." + info.name() : info.name());
        return new PolicyInfo(info.name(), explained.textOr(key + ".summary", info.summary()),
                explained.textOr(key + ".formula", info.formula()), explained.textOr(key + ".source", info.source()),
                info.starvationFree(), explained.textOr(key + ".remarks", info.remarks()),
                explained.textOr(key + ".textbook", info.textbook()));
    }

    String text(String key) {
        return lesson.text(key);
    }

    String text(String key, Object... values) {
        return lesson.text(key, values);
    }
}
