package org.schedscope.ui.view.kit;

import java.util.Optional;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.PartWords;

/** A marked range of the open run in a few words. */
public final class RangeText {
    private RangeText() {
    }

    /** {@code 200–300 · C1, C2}. */
    public static String of(Session session, RunPart part) {
        return words(session).of(part);
    }

    /** Detail of a view: its own, and the marked range if there is one. */
    public static String limited(Session session, String detail, Optional<RunPart> part) {
        return part.map(marked -> words(session).only(detail, marked)).orElse(detail);
    }

    private static PartWords words(Session session) {
        return new PartWords(session.times(), session.runs().run().platform());
    }
}
