package org.schedscope.ui.state.draft;

import java.util.Optional;
import java.util.function.Supplier;
import org.schedscope.event.ForkSpec;
import org.schedscope.model.Cluster;
import org.schedscope.model.time.TimeReader;
import org.schedscope.text.Message;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.field.Notation;

/** What a fork does to a cluster: another number of cores, and cores that fail for a while. */
public final class ClusterDraft extends Form {
    /** The cluster before the fork. */
    public final Cluster now;
    public final Field<Long> cores;
    /** Number of failed cores; empty for none. */
    public final Field<Optional<Long>> out = typed("out", Notation.optional(Notation.whole(1, Integer.MAX_VALUE, text -> words())), "");
    /** The tick at which those are back. */
    public final Field<Optional<Long>> until;

    /** @param times reads the moment at which cores are back */
    ClusterDraft(Cluster now, Supplier<TimeReader> times) {
        this.now = now;
        cores = typed("cores", Notation.whole(1, Integer.MAX_VALUE, text -> Message.of("fork", "refused.cores")),
                Integer.toString(now.cores()));
        until = typed("until", Notation.optional(Notation.moment(times)), "");
    }

    private static Message words() {
        return Message.of("fork", "refused.outage");
    }

    /** Changes nothing. */
    void toNow() {
        cores.type(Integer.toString(now.cores()));
        out.type("");
        until.type("");
    }

    /** Reads all fields again, each in the light of the others. */
    void read(long forkTick) {
        typed().forEach(Field::read);
        if (cores.isWrong() || out.isWrong() || out.get().isEmpty()) {
            return;
        }
        if (out.get().get() > cores.get()) {
            out.refuse(words());
        } else if (!until.isWrong() && (until.get().isEmpty() || until.get().get() <= forkTick)) {
            until.refuse(Message.of("fork", until.get().isEmpty() ? "refused.until" : "refused.until.early"));
        }
    }

    /** The branch with the cores of this cluster, without its outage. */
    ForkSpec applyTo(ForkSpec branch) {
        return cores.get() == now.cores() ? branch : branch.withCores(now.id(), cores.get().intValue());
    }

    Optional<ForkSpec.CoresOut> outage() {
        return out.get().map(count -> new ForkSpec.CoresOut(now.id(), count.intValue(), until.get().orElseThrow()));
    }
}
