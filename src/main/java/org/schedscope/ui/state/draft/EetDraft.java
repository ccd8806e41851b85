package org.schedscope.ui.state.draft;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
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
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.Expectations;
import org.schedscope.ui.state.time.TickRange;

/** A choice of expectations and filters that is being made; nothing changes before it is applied. */
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

    private static final Notation<Long> WHOLE = Notation.whole(Long.MIN_VALUE, Long.MAX_VALUE, text -> words("number", text));
    private static final Notation<Path> FILE = new Notation<>(Path::toString, EetDraft::path);

    private final Expectations expectations;
    private final OpenRun run;
    private final StringProperty user = new SimpleStringProperty(this, "user", "");
    private final StringProperty queue = new SimpleStringProperty(this, "queue", "");
    private final TextInput<Optional<Long>> from = TextInput.entered("from", Notation.optional(WHOLE), tick -> {});
    private final TextInput<Optional<Long>> to = TextInput.entered("to", Notation.optional(WHOLE), tick -> {});
    private final ObjectProperty<Share> share = new SimpleObjectProperty<>(this, "share", Share.EQUAL);
    private final TextInput<Long> cores = TextInput.entered("cores", WHOLE, number -> capacity(number));
    private final TextInput<Optional<Path>> file = TextInput.entered("file", Notation.optional(FILE), path -> {});

    /** A draft that begins with what is chosen. */
    public EetDraft(Expectations expectations, OpenRun run) {
        this.expectations = expectations;
        this.run = run;
        ViolationView view = expectations.get().view();
        user.set(view.user().orElse(""));
        queue.set(view.queue().orElse(""));
        from.show(view.from() == 0 ? Optional.empty() : Optional.of(view.from()), true);
        to.show(view.to() == Long.MAX_VALUE ? Optional.empty() : Optional.of(view.to()), true);
        EetCapacity capacity = expectations.get().capacity();
        share.set(!capacity.byUser().isEmpty() ? Share.FILE : capacity.byShares() ? Share.TREE
                : capacity.everyone().isPresent() ? Share.CORES : Share.EQUAL);
        capacity.everyone().ifPresent(number -> cores.show((long) number, true));
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
    public TextInput<Optional<Long>> from() {
        return from;
    }

    /** The tick before which violations are shown; empty for the end. */
    public TextInput<Optional<Long>> to() {
        return to;
    }

    public ObjectProperty<Share> shareProperty() {
        return share;
    }

    /** Cores of everyone, if that is chosen. */
    public TextInput<Long> cores() {
        return cores;
    }

    /** Name of a file {@code user,cores,memory}, if that is chosen; empty for the one read before. */
    public TextInput<Optional<Path>> file() {
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
        List.of(user, queue).forEach(text -> text.set(""));
        List.of(from, to, cores, file).forEach(input -> input.textProperty().set(""));
        share.set(Share.EQUAL);
    }

    /** Shows what of the time the schedule shows. */
    public void limitTo(TickRange range) {
        from.textProperty().set(Long.toString(Math.max(0, (long) Math.floor(range.from()))));
        to.textProperty().set(Long.toString((long) Math.ceil(range.to())));
    }

    /**
     * Applies the choice.
     *
     * @return what is wrong, in a sentence; then nothing has changed, and what was typed wrong is marked
     */
    public Optional<String> apply() {
        try {
            List<TextInput<?>> typed = new ArrayList<>(List.of(from, to));
            if (share.get() == Share.CORES || share.get() == Share.FILE) {
                typed.add(share.get() == Share.CORES ? cores : file);
            }
            typed.forEach(TextInput::read);
            typed.forEach(TextInput::get);
            ViolationView view = ViolationView.ALL.between(from.get().orElse(0L), to.get().orElse(Long.MAX_VALUE));
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
            case CORES -> expectations.expect(capacity(cores.get()));
            case FILE -> {
                if (file.get().isPresent()) {
                    expectations.expectFrom(file.get().get());
                } else if (expectations.get().capacity().byUser().isEmpty()) {
                    throw new ModelException(words("none"));
                }
            }
            default -> throw new IllegalStateException(share.get().name());
        }
    }

    private static EetCapacity capacity(long cores) {
        return EetCapacity.of((int) Math.min(Integer.MAX_VALUE, cores));
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException noName) {
            throw new ModelException(words("name", text));
        }
    }

    private static Message words(String key, Object... values) {
        return Message.of("users", "refused." + key, values);
    }
}
