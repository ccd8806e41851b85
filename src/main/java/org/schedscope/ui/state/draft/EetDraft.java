package org.schedscope.ui.state.draft;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.schedscope.io.input.InputException;
import org.schedscope.metrics.ViolationView;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.Expectations;
import org.schedscope.ui.state.time.TickRange;

/** A choice of expectations and filters that is being made; nothing changes before it is taken. */
public final class EetDraft {
    /** Where the figures come from of what users may expect. */
    public enum Share {
        /** The same part of the platform for all. */
        EQUAL,
        /** As the platform's tree of shares has it. */
        TREE,
        /** The same number of cores for all. */
        CORES,
        /** A table of users. */
        FILE
    }

    private final Expectations expectations;
    private final OpenRun run;
    private final StringProperty user = new SimpleStringProperty(this, "user", "");
    private final StringProperty queue = new SimpleStringProperty(this, "queue", "");
    private final StringProperty from = new SimpleStringProperty(this, "from", "");
    private final StringProperty to = new SimpleStringProperty(this, "to", "");
    private final ObjectProperty<Share> share = new SimpleObjectProperty<>(this, "share", Share.EQUAL);
    private final StringProperty cores = new SimpleStringProperty(this, "cores", "");
    private final StringProperty file = new SimpleStringProperty(this, "file", "");

    /** A draft that begins with what is chosen. */
    public EetDraft(Expectations expectations, OpenRun run) {
        this.expectations = expectations;
        this.run = run;
        ViolationView view = expectations.get().view();
        user.set(view.user().orElse(""));
        queue.set(view.queue().orElse(""));
        from.set(view.from() == 0 ? "" : Long.toString(view.from()));
        to.set(view.to() == Long.MAX_VALUE ? "" : Long.toString(view.to()));
        EetCapacity capacity = expectations.get().capacity();
        share.set(!capacity.byUser().isEmpty() ? Share.FILE : capacity.byShares() ? Share.TREE
                : capacity.everyone().isPresent() ? Share.CORES : Share.EQUAL);
        capacity.everyone().ifPresent(number -> cores.set(Integer.toString(number)));
    }

    /** A path of users; empty for all. */
    public StringProperty userProperty() {
        return user;
    }

    /** A queue; empty for all. */
    public StringProperty queueProperty() {
        return queue;
    }

    /** The first tick shown; empty for 0. */
    public StringProperty fromProperty() {
        return from;
    }

    /** The tick before which violations are shown; empty for the end. */
    public StringProperty toProperty() {
        return to;
    }

    public ObjectProperty<Share> shareProperty() {
        return share;
    }

    /** Cores of everyone, if that is chosen. */
    public StringProperty coresProperty() {
        return cores;
    }

    /** Name of a file {@code user,cores,memory}, if that is chosen; empty for the one read before. */
    public StringProperty fileProperty() {
        return file;
    }

    /** All users and the groups above them, sorted. */
    public List<String> users() {
        TreeSet<String> paths = new TreeSet<>();
        for (String path : run.jobs().users()) {
            for (int slash = path.length(); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
                paths.add(path.substring(0, slash));
            }
        }
        return List.copyOf(paths);
    }

    /** The queues that jobs name, sorted. */
    public List<String> queues() {
        TreeSet<String> names = new TreeSet<>();
        for (Job job : run.workload().jobs()) {
            job.queue().ifPresent(names::add);
        }
        return List.copyOf(names);
    }

    /** Everything is shown, and an equal share is what users may expect. */
    public void reset() {
        List.of(user, queue, from, to, cores, file).forEach(text -> text.set(""));
        share.set(Share.EQUAL);
    }

    /** Shows what of the time the schedule shows. */
    public void limitTo(TickRange range) {
        from.set(Long.toString(Math.max(0, (long) Math.floor(range.from()))));
        to.set(Long.toString((long) Math.ceil(range.to())));
    }

    /**
     * Takes the choice.
     *
     * @return what is wrong, in a sentence; then nothing has changed
     */
    public Optional<String> take() {
        try {
            ViolationView view = ViolationView.ALL.between(tick(from, 0), tick(to, Long.MAX_VALUE));
            view = user.get().isEmpty() ? view : view.ofUser(user.get());
            view = queue.get().isEmpty() ? view : view.ofQueue(queue.get());
            expect();
            expectations.show(view);
            return Optional.empty();
        } catch (ModelException | InputException wrong) {
            return Optional.of(SpokenLanguage.tell(wrong));
        }
    }

    private void expect() throws InputException {
        switch (share.get()) {
            case EQUAL -> expectations.expect(EetCapacity.EQUAL_SHARES);
            case TREE -> expectations.expect(EetCapacity.BY_SHARES);
            case CORES -> expectations.expect(EetCapacity.of((int) Math.min(Integer.MAX_VALUE, number(cores.get()))));
            case FILE -> {
                if (!file.get().isEmpty()) {
                    expectations.expectFrom(path());
                } else if (expectations.get().capacity().byUser().isEmpty()) {
                    throw refused("none");
                }
            }
            default -> throw new IllegalStateException(share.get().name());
        }
    }

    private Path path() {
        try {
            return Path.of(file.get());
        } catch (InvalidPathException noName) {
            throw refused("name", file.get());
        }
    }

    private static ModelException refused(String key, Object... values) {
        return new ModelException(Message.of("users", "refused." + key, values));
    }

    private static long tick(StringProperty text, long otherwise) {
        return text.get().isBlank() ? otherwise : number(text.get());
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException e) {
            throw refused("number", text);
        }
    }
}
