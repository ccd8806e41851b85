package org.schedscope.ui.state;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.SavedRun;
import org.schedscope.io.SavedSession;

/** By what numbers a user knows the kept runs, and which run each was forked from. */
final class RunFamily {
    private final Map<Integer, OpenRun> parents = new HashMap<>();
    private final Map<Integer, Integer> labels = new HashMap<>();
    private int lastLabel;

    RunFamily(OpenRun first) {
        labels.put(first.number(), ++lastLabel);
    }

    int labelOf(OpenRun run) {
        return labels.get(run.number());
    }

    Optional<OpenRun> parentOf(OpenRun child) {
        return Optional.ofNullable(parents.get(child.number()));
    }

    void forked(OpenRun child, OpenRun parent) {
        parents.put(child.number(), parent);
        labels.put(child.number(), ++lastLabel);
    }

    /** A run takes the place of another and its number; it has the same parent as long as it is forked. */
    void replaced(OpenRun before, OpenRun now) {
        labels.put(now.number(), labels.remove(before.number()));
        Optional.ofNullable(parents.remove(before.number())).filter(parent -> !now.setup().forks().isEmpty())
                .ifPresent(parent -> parents.put(now.number(), parent));
    }

    void forget(OpenRun gone) {
        parents.remove(gone.number());
        labels.remove(gone.number());
    }

    /** Runs of a session come to those there are. */
    void restored(SavedSession saved, List<OpenRun> opened) {
        Map<Integer, OpenRun> byLabel = new HashMap<>();
        lastLabel = 0;
        for (int i = 0; i < opened.size(); i++) {
            int label = saved.runs().get(i).label();
            byLabel.put(label, opened.get(i));
            labels.put(opened.get(i).number(), label);
            lastLabel = Math.max(lastLabel, label);
        }
        for (SavedRun run : saved.runs()) {
            OpenRun child = byLabel.get(run.label());
            run.parent().stream().mapToObj(byLabel::get).filter(parent -> parent != null && parent != child)
                    .forEach(parent -> parents.put(child.number(), parent));
        }
    }
}
