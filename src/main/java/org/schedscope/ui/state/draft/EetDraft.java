package org.schedscope.ui.state.draft;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.io.input.InputException;
import org.schedscope.metrics.ViolationView;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.field.Choice;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.field.Form;
import org.schedscope.ui.state.field.Notation;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.Expectations;
import org.schedscope.ui.state.time.TickRange;

/** What users may expect, and the violations that are shown. */
public final class EetDraft extends Form {
    /** Source of the figures of what users may expect. */
    public enum Share {
        /** The same part of the platform for all. */
        EQUAL,
        /** The platform's tree of shares. */
        TREE,
        /** The same number of cores for all. */
        CORES,
        /** A table of users. */
        FILE
    }

    /** What counts as a job. */
    public enum Together {
        /** Each job. */
        EACH,
        /** The jobs of a user that arrive at one tick. */
        BAGS
    }

    private static final Notation<Long> WHOLE = Notation.whole(Long.MIN_VALUE, Long.MAX_VALUE, text -> words("number", text));
    private static final Notation<Path> FILE = new Notation<>(Path::toString, EetDraft::path);

    private final Expectations expectations;
    /** A path of users; empty for all. */
    public final Choice<String> user;
    /** A queue; empty for all. */
    public final Choice<String> queue;
    /** The first tick shown; empty for 0. */
    public final Field<Optional<Long>> from = add(Field.entered("from", Notation.optional(WHOLE), tick -> {}));
    /** The tick before which violations are shown; empty for the end. */
    public final Field<Optional<Long>> to = add(Field.entered("to", Notation.optional(WHOLE), tick -> {}));
    public final Choice<Share> share = choice("share", Share.EQUAL, List.of(Share.values()));
    /** Cores of everyone; counts for {@link Share#CORES}. */
    public final Field<Long> cores = add(Field.entered("cores", WHOLE, EetDraft::capacity));
    /** File {@code user,cores,memory}; counts for {@link Share#FILE}; empty for the one read before. */
    public final Field<Optional<Path>> file = add(Field.entered("file", Notation.optional(FILE), path -> {}));

    public final Choice<Together> together = choice("together", Together.EACH, List.of(Together.values()));
    /** Ticks before an arrival in which past use counts, at least 1; empty for none. */
    public final Field<Optional<Long>> past = add(Field.entered("past", Notation.optional(WHOLE),
            ticks -> EetCapacity.EQUAL_SHARES.withPastWindow(ticks.map(OptionalLong::of).orElse(OptionalLong.empty()))));

    /** Begins with what is chosen. */
    public EetDraft(Expectations expectations, OpenRun run) {
        this.expectations = expectations;
        ViolationView view = expectations.get().view();
        user = choice("user", view.user().orElse(""), allOr(users(run)));
        queue = choice("queue", view.queue().orElse(""),
                allOr(run.workload().jobs().stream().flatMap(job -> job.queue().stream()).collect(Collectors.toCollection(TreeSet::new))));
        from.show(view.from() == 0 ? Optional.empty() : Optional.of(view.from()), true);
        to.show(view.to() == Long.MAX_VALUE ? Optional.empty() : Optional.of(view.to()), true);
        EetCapacity capacity = expectations.get().capacity();
        share.set(!capacity.byUser().isEmpty() ? Share.FILE : capacity.byShares() ? Share.TREE
                : capacity.everyone().isPresent() ? Share.CORES : Share.EQUAL);
        together.set(capacity.bags() ? Together.BAGS : Together.EACH);
        past.show(capacity.pastWindow().stream().boxed().findFirst(), true);
        capacity.everyone().ifPresent(number -> cores.show((long) number, true));
    }

    private static List<String> allOr(SortedSet<String> names) {
        return Stream.concat(Stream.of(""), names.stream()).toList();
    }

    /** All users and the groups above them. */
    private static SortedSet<String> users(OpenRun run) {
        TreeSet<String> paths = new TreeSet<>();
        for (String path : run.jobs().users()) {
            for (int slash = path.length(); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
                paths.add(path.substring(0, slash));
            }
        }
        return paths;
    }

    /** Shows everything and expects an equal share. */
    public void reset() {
        List.of(user, queue).forEach(text -> text.set(""));
        typed().forEach(field -> field.type(""));
        share.set(Share.EQUAL);
        together.set(Together.EACH);
    }

    /** Limits what is shown to the ticks of a range. */
    public void limitTo(TickRange range) {
        from.type(Long.toString(Math.max(0, (long) Math.floor(range.from()))));
        to.type(Long.toString((long) Math.ceil(range.to())));
    }

    /**
     * Applies the choice.
     *
     * @return the complaint, in a sentence; then nothing has changed, and the wrong field is marked
     */
    public Optional<String> apply() {
        try {
            List<Field<?>> counting = share.get() == Share.CORES ? List.of(from, to, past, cores)
                    : share.get() == Share.FILE ? List.of(from, to, past, file) : List.of(from, to, past);
            counting.forEach(Field::read);
            counting.forEach(Field::get);
            ViolationView view = ViolationView.ALL.between(from.get().orElse(0L), to.get().orElse(Long.MAX_VALUE));
            view = user.get().isEmpty() ? view : view.ofUser(user.get());
            view = queue.get().isEmpty() ? view : view.ofQueue(queue.get());
            expect();
            expectations.expect(expectations.get().capacity().withBags(together.get() == Together.BAGS)
                    .withPastWindow(past.get().map(OptionalLong::of).orElse(OptionalLong.empty())));
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
