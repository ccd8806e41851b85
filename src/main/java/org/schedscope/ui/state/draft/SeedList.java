package org.schedscope.ui.state.draft;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** Seeds as one types them: {@code 1-30}, {@code 1, 2, 5}. */
final class SeedList {
    private SeedList() {
    }

    static List<String> read(String text) {
        List<String> seeds = new ArrayList<>();
        for (String part : text.split(",")) {
            String each = part.strip();
            if (!each.matches("[0-9]{1,15}(\\s*-\\s*[0-9]{1,15})?")) {
                throw new ModelException(Message.of("experiments", "new.seeds.wrong"));
            }
            String[] ends = each.split("\\s*-\\s*");
            long from = Long.parseLong(ends[0]);
            long to = Long.parseLong(ends[ends.length - 1]);
            if (from > to || to - from + seeds.size() >= Experiment.MOST_RUNS) {
                throw new ModelException(Message.of("experiments", "new.seeds.wrong"));
            }
            for (long seed = from; seed <= to; seed++) {
                seeds.add(Long.toString(seed));
            }
        }
        return seeds;
    }
}
