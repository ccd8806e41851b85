package org.schedscope.ui.state.draft;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.schedscope.event.ForkSpec;
import org.schedscope.model.Cluster;
import org.schedscope.model.time.TimeReader;
import org.schedscope.text.Message;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.field.TextInput;

/** A cluster while a fork changes how many cores it has, and how many of them are out of order until when. */
public final class ClusterDraft {
    private final Cluster now;
    private final TextInput<Long> cores;
    private final TextInput<Optional<Long>> out;
    private final TextInput<Optional<Long>> until;

    /** @param times reads the moment at which cores are back */
    ClusterDraft(Cluster now, Supplier<TimeReader> times) {
        this.now = now;
        cores = TextInput.checked("cores", Notation.whole(1, Integer.MAX_VALUE, text -> Message.of("fork", "refused.cores")),
                Integer.toString(now.cores()));
        out = TextInput.checked("out", Notation.optional(Notation.whole(1, Integer.MAX_VALUE, text -> words())), "");
        until = TextInput.checked("until", Notation.optional(Notation.moment(times)), "");
    }

    private static Message words() {
        return Message.of("fork", "refused.outage");
    }

    /** As it is. */
    public Cluster now() {
        return now;
    }

    /** How many cores it has from then on. */
    public TextInput<Long> cores() {
        return cores;
    }

    /** How many of them are out of order; empty for none. */
    public TextInput<Optional<Long>> out() {
        return out;
    }

    /** The tick at which those are back. */
    public TextInput<Optional<Long>> until() {
        return until;
    }

    /** Nothing changes. */
    void toNow() {
        cores.textProperty().set(Integer.toString(now.cores()));
        out.textProperty().set("");
        until.textProperty().set("");
    }

    List<TextInput<?>> inputs() {
        return List.of(cores, out, until);
    }

    /** Reads all again; what is wrong with one in the light of the others is marked there. */
    void read(long forkTick) {
        inputs().forEach(TextInput::read);
        if (cores.isWrong() || out.isWrong() || out.get().isEmpty()) {
            return;
        }
        if (out.get().get() > cores.get()) {
            out.refuse(words());
        } else if (until.isWrong()) {
            return;
        } else if (until.get().isEmpty() || until.get().get() <= forkTick) {
            until.refuse(Message.of("fork", until.get().isEmpty() ? "refused.until" : "refused.until.early"));
        }
    }

    boolean isWrong() {
        return inputs().stream().anyMatch(TextInput::isWrong);
    }

    /** The branch with what becomes of this cluster but for its outage. */
    ForkSpec applyTo(ForkSpec branch) {
        return cores.get() == now.cores() ? branch : branch.withCores(now.id(), cores.get().intValue());
    }

    /** What is out of order, if anything is. */
    Optional<ForkSpec.CoresOut> outage() {
        return out.get().map(count -> new ForkSpec.CoresOut(now.id(), count.intValue(), until.get().orElseThrow()));
    }
}
