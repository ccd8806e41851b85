package org.schedscope.ui.state.session;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.schedscope.ui.state.base.StateChanges;

/** Publishes the window's state once per change. */
public final class WindowStates {
    private final Supplier<WindowState> reader;
    private final List<Runnable> observers = new ArrayList<>();
    private WindowState now;

    /** @param reader puts together the state as it is */
    WindowStates(StateChanges changes, Supplier<WindowState> reader) {
        this.reader = reader;
        now = reader.get();
        changes.afterEach(this::publish);
    }

    /** The state as of the last complete change. */
    public WindowState now() {
        return now;
    }

    /** Has each change shown from now on. Of changes made while others are shown, each observer gets a single one. */
    public void show(WindowState.Observer observer) {
        observers.add(new Runnable() {
            private WindowState shown = now;

            @Override
            public void run() {
                WindowState before = shown;
                shown = now;
                if (before != shown) {
                    observer.show(before, shown);
                }
            }
        });
    }

    /** Runs an action after each change of one of some parts of the state. */
    @SafeVarargs
    public final void when(Runnable action, Function<WindowState, ?>... parts) {
        show((before, after) -> {
            if (after.differs(before, parts)) {
                action.run();
            }
        });
    }

    /** Passes a part of the state on, now and after each change of it. */
    public <T> void follow(Function<WindowState, T> part, Consumer<? super T> follower) {
        when(() -> follower.accept(part.apply(now)), part);
        follower.accept(part.apply(now));
    }

    private void publish() {
        now = reader.get();
        for (Runnable observer : List.copyOf(observers)) {
            try {
                observer.run();
            } catch (RuntimeException broken) {
                // One view's mistake is reported and leaves the others working, as with any listener.
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, broken);
            }
        }
    }
}
