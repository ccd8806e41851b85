package org.schedscope.ui.state.draft;

import java.util.List;
import java.util.stream.Collectors;
import org.schedscope.experiment.change.Change;
import org.schedscope.experiment.change.ChangeReader;
import org.schedscope.model.ModelException;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Message;

/** Fills a fork from changes in words, as far as its form has fields for them. A fork acts at one moment, which one of them may state. */
final class ForkWords {
    private final ForkDraft draft;
    private final RunSpec stage;

    /** @param stage the run that is forked */
    ForkWords(ForkDraft draft, RunSpec stage) {
        this.draft = draft;
        this.stage = stage;
    }

    /** @throws ModelException with a sentence for the user, when a part has no meaning or no field */
    void say(String text) {
        if (text.isBlank()) {
            return;
        }
        List<Change> changes = new ChangeReader(stage, draft.here()).read(text).changes();
        List<Long> begins = changes.stream().flatMap(change -> change.from().stream()).map(Change.Moment::tick).distinct().toList();
        if (begins.size() > 1) {
            throw new ModelException(Message.of("fork", "words.moments"));
        }
        if (begins.isEmpty()) {
            draft.goToStart();
        } else {
            draft.goTo(begins.get(0));
        }
        changes.forEach(this::fill);
    }

    private void fill(Change change) {
        switch (change.kind()) {
            case POLICY -> draft.choices.policy.set(lasting(change).value());
            case SCHEDULER -> draft.choices.scheduler.set(lasting(change).value());
            case SETTING -> set(lasting(change).subject(), change.value());
            case CORES, CORES_OF, GONE -> cores(change);
            case SEED, BANDWIDTH, ALL_ON, WITHOUT_JOB, WITHOUT_USER, JOB_CORES, ARRIVES, TAKES -> throw noField(change);
        }
    }

    private static Change lasting(Change change) {
        if (change.to().isPresent()) {
            throw noField(change);
        }
        return change;
    }

    private static ModelException noField(Change change) {
        return new ModelException(Message.of("fork", "words.field", change.text()));
    }

    private void set(String name, String value) {
        RunSetting setting = draft.choices.parameters.stream().filter(each -> each.name().equalsIgnoreCase(name)).findFirst()
                .orElseThrow(() -> new ModelException(Message.of("fork", "words.setting", name,
                        draft.choices.parameters.stream().map(RunSetting::name).collect(Collectors.joining(", ")))));
        setting.set(value);
    }

    private void cores(Change change) {
        ClusterDraft cluster = draft.clusters.stream()
                .filter(each -> change.subject().isEmpty() || each.now.id().equals(change.subject())).findFirst().orElseThrow();
        long now = cluster.now.cores();
        if (change.to().isPresent()) {
            if (change.kind() == Change.Kind.CORES_OF || change.kind() == Change.Kind.CORES && change.number() > 0) {
                throw new ModelException(Message.of("fork", "words.back"));
            }
            Change.Moment end = change.to().get();
            cluster.out.type(Long.toString(change.kind() == Change.Kind.GONE ? now : -change.number()));
            cluster.until.type(end.isLength() ? "+" + end.text() : end.text());
        } else if (change.kind() == Change.Kind.GONE) {
            throw noField(change);
        } else {
            cluster.cores.type(Long.toString(change.kind() == Change.Kind.CORES ? now + change.number() : change.number()));
        }
    }
}
