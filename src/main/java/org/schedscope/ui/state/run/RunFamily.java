package org.schedscope.ui.state.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.schedscope.experiment.session.SavedRun;
import org.schedscope.experiment.session.SavedSession;

/** By what numbers a user knows the kept runs, which run each was forked from, and what was open in its place before. */
final class RunFamily {
    private final Map<Integer, OpenRun> parents = new HashMap<>();
    private final Map<Integer, Integer> labels = new HashMap<>();
    private final Map<Integer, RunHistory> histories = new HashMap<>();
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

    /** What was open in the place of a run, and what was gone back from. */
    RunHistory historyOf(OpenRun run) {
        return histories.computeIfAbsent(labelOf(run), label -> new RunHistory());
    }

    /** A run opened beside the others. */
    void opened(OpenRun child, Optional<OpenRun> parent) {
        parent.ifPresent(from -> parents.put(child.number(), from));
        labels.put(child.number(), ++lastLabel);
    }

    /** A kept run is a fork of another one. */
    void forked(OpenRun child, OpenRun parent) {
        parents.put(child.number(), parent);
    }

    /** A run takes the place of another and its number; it has the same parent as long as it is forked. */
    void replaced(OpenRun before, OpenRun now) {
        historyOf(before).opened(before.setup(), now.setup());
        labels.put(now.number(), labels.remove(before.number()));
        Optional.ofNullable(parents.remove(before.number())).filter(parent -> !now.setup().choices().forks().isEmpty())
                .ifPresent(parent -> parents.put(now.number(), parent));
    }

    void forget(OpenRun gone) {
        parents.remove(gone.number());
        histories.remove(labels.remove(gone.number()));
        lastLabel = labels.isEmpty() ? 0 : lastLabel;
    }

    /**
     * Runs of a session open beside those there are, under their own numbers if there are none.
     *
     * @return the one that was in front
     */
    OpenRun restored(SavedSession saved, List<OpenRun> opened) {
        Map<Integer, OpenRun> byLabel = new HashMap<>();
        int before = lastLabel;
        for (int i = 0; i < opened.size(); i++) {
            int label = saved.runs().get(i).label();
            byLabel.put(label, opened.get(i));
            labels.put(opened.get(i).number(), before + label);
            lastLabel = Math.max(lastLabel, before + label);
        }
        for (SavedRun run : saved.runs()) {
            OpenRun child = byLabel.get(run.label());
            run.parent().stream().mapToObj(byLabel::get).filter(parent -> parent != null && parent != child)
                    .forEach(parent -> parents.put(child.number(), parent));
        }
        return Objects.requireNonNull(byLabel.get(saved.open()));
    }
}
