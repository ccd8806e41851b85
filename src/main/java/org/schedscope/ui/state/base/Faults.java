package org.schedscope.ui.state.base;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Uncaught exceptions of the program, on any thread. Each is logged and reported once, however often it occurs. */
public final class Faults implements Thread.UncaughtExceptionHandler {
    /**
     * An uncaught exception.
     *
     * @param what its kind and its message, in a line
     * @param details its stack trace, for developers
     */
    public record Fault(String what, String details) {
    }

    private static final System.Logger LOG = System.getLogger("org.schedscope");

    private final Executor owner;
    private final Runnable afterwards;
    private final Set<String> known = ConcurrentHashMap.newKeySet();
    private final ReadOnlyObjectWrapper<Optional<Fault>> latest = new ReadOnlyObjectWrapper<>(this, "latest", Optional.empty());

    /**
     * @param owner the thread that owns the property
     * @param afterwards called by the owner after every one, also after those that are known
     */
    public Faults(Executor owner, Runnable afterwards) {
        this.owner = owner;
        this.afterwards = afterwards;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable broken) {
        owner.execute(afterwards);
        if (known.add(broken.getClass().getName() + place(broken))) {
            LOG.log(System.Logger.Level.ERROR, "A mistake in SchedScope, on thread " + thread.getName(), broken);
            Fault fault = new Fault(what(broken), details(broken));
            owner.execute(() -> latest.set(Optional.of(fault)));
        }
    }

    /** The last one that was not known before, until it is dismissed. */
    public ReadOnlyObjectProperty<Optional<Fault>> latestProperty() {
        return latest.getReadOnlyProperty();
    }

    /** The user has seen it. */
    public void dismiss() {
        latest.set(Optional.empty());
    }

    /** The innermost line of ours: the same mistake comes by many ways. */
    private static String place(Throwable broken) {
        return Arrays.stream(broken.getStackTrace()).filter(line -> line.getClassName().startsWith("org.schedscope.")).findFirst()
                .map(StackTraceElement::toString).orElse("");
    }

    private static String what(Throwable broken) {
        String words = broken.getMessage() == null ? "" : ": " + broken.getMessage().lines().findFirst().orElse("");
        return broken.getClass().getSimpleName() + words;
    }

    private static String details(Throwable broken) {
        StringWriter text = new StringWriter();
        broken.printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }
}
