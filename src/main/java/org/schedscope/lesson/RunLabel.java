package org.schedscope.lesson;

import java.util.Map;
import java.util.Optional;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Texts;

/** Short labels for two runs of a lesson, by their difference. */
public final class RunLabel {
    private RunLabel() {
    }

    /** @param words texts of lessons */
    public static String of(RunSpec run, RunSpec other, Texts words) {
        Optional<String> set = run.parameters().entrySet().stream()
                .filter(one -> !one.getValue().equals(other.parameters().get(one.getKey())))
                .map(Map.Entry::getValue).filter(value -> value.matches("[\\p{L} -]{3,}")).findFirst();
        if (set.isPresent()) {
            return set.get();
        }
        long cores = run.platform().totalCores();
        if (run.policy().equals(other.policy()) && cores != other.platform().totalCores()) {
            return words.text("cores", Long.toString(cores));
        }
        return run.policy().equals(other.policy()) && !run.scheduler().equals(other.scheduler()) ? run.scheduler() : run.policy();
    }
}
