package org.schedscope.ui.state.base;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.model.ModelException;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.text.Message;

/**
 * Searches beside the window, one at a time: whether one goes on, how far it has come, and how it ended. It always ends: also a mistake of
 * ours ends it, with a problem that can be read. All methods are called on the owner's thread.
 *
 * @param <P> how far one has come
 * @param <R> what it finds
 */
public final class LongSearch<P, R> {
    /**
     * State of a search.
     *
     * @param goesOn whether a search is running
     * @param progress of the search that is running, or of the last one; none before its first report
     * @param found result of the last one; none while one is running
     * @param problem why the last one found nothing
     */
    public record State<P, R>(boolean goesOn, Optional<P> progress, Optional<R> found, Optional<String> problem) {
        private static <P, R> State<P, R> idle() {
            return new State<>(false, Optional.empty(), Optional.empty(), Optional.empty());
        }
    }

    /** Link of a search on a worker to its owner. */
    public interface Watch<P> {
        void tell(P progress);

        /** Whether it is to end soon, with what it has found; once true, it stays so. */
        boolean isStopped();
    }

    /** A search, done on a worker. */
    @FunctionalInterface
    public interface Work<P, R> {
        /** @throws CancellationException if it was stopped and has found nothing */
        R find(Watch<P> watch) throws IOException;
    }

    private final Environment environment;
    private final ReadOnlyObjectWrapper<State<P, R>> state = new ReadOnlyObjectWrapper<>(this, "state", State.idle());
    private final BooleanBinding running = Bindings.createBooleanBinding(() -> state.get().goesOn(), state);
    private Optional<Running> last = Optional.empty();

    public LongSearch(Environment environment) {
        this.environment = environment;
    }

    /** Begins a search, unless one goes on. */
    public void begin(Work<P, R> work) {
        begin(work, found -> {
        });
    }

    /** @param then receives the result, once it is in the state */
    public void begin(Work<P, R> work, Consumer<R> then) {
        if (!state.get().goesOn()) {
            Running begun = new Running(then);
            last = Optional.of(begun);
            state.set(new State<>(true, Optional.empty(), Optional.empty(), Optional.empty()));
            environment.beside().execute(() -> begun.work(work));
        }
    }

    /** Reports why none can begin, unless one is running. */
    public void refuse(Message why) {
        if (!state.get().goesOn()) {
            state.set(new State<>(false, Optional.empty(), Optional.empty(), Optional.of(SpokenLanguage.tell(why))));
        }
    }

    /** Ends the search soon, if one goes on; it keeps what it has found. */
    public void stop() {
        last.ifPresent(one -> one.stopped.set(true));
    }

    /** Ends the search, if one goes on, and forgets what was found: another can begin at once. */
    public void forget() {
        stop();
        last = Optional.empty();
        state.set(State.idle());
    }

    public ReadOnlyObjectProperty<State<P, R>> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public State<P, R> get() {
        return state.get();
    }

    /** Whether a search goes on, for what is disabled meanwhile. */
    public BooleanBinding running() {
        return running;
    }

    /** One search; its reports are ignored once another is the last. */
    private final class Running implements Watch<P> {
        private final AtomicBoolean stopped = new AtomicBoolean();
        private final Consumer<R> then;

        Running(Consumer<R> then) {
            this.then = then;
        }

        void work(Work<P, R> work) {
            try {
                R found = work.find(this);
                end(Optional.of(found), Optional.empty());
            } catch (CancellationException nothingFound) {
                end(Optional.empty(), Optional.empty());
            } catch (IOException | ModelException | WorkUndoneException refused) {
                end(Optional.empty(), Optional.of(SpokenLanguage.tell(refused)));
            } catch (RuntimeException | Error mistake) {
                end(Optional.empty(), Optional.of(SpokenLanguage.tell(Message.of("window", "search.failed", mistake))));
                // It shows where uncaught ones do, too.
                throw mistake;
            }
        }

        @Override
        public void tell(P progress) {
            environment.owner().execute(() -> set(new State<>(true, Optional.of(progress), Optional.empty(), Optional.empty())));
        }

        @Override
        public boolean isStopped() {
            return stopped.get();
        }

        private void end(Optional<R> found, Optional<String> problem) {
            environment.owner().execute(() -> {
                if (set(new State<>(false, state.get().progress(), found, problem))) {
                    found.ifPresent(then);
                }
            });
        }

        private boolean set(State<P, R> now) {
            boolean wanted = last.filter(one -> one == this).isPresent();
            if (wanted) {
                state.set(now);
            }
            return wanted;
        }
    }
}
