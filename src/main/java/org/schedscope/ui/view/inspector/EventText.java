package org.schedscope.ui.view.inspector;

import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;
import org.schedscope.ui.view.kit.Messages;

/** Recorded events in the user's words. */
final class EventText {
    private static final Texts TEXTS = Messages.WINDOW;

    private final Trace trace;
    private final TimeFigures times;

    EventText(Trace trace, TimeFigures times) {
        this.times = times;
        this.trace = trace;
    }

    String kind(int seq) {
        return TEXTS.text("event." + trace.kind(seq).logName());
    }

    /** The job or task it is about; empty for a pass. */
    String subject(int seq) {
        EventKind kind = trace.kind(seq);
        if (kind.aboutJob()) {
            return trace.index().job(trace.subject(seq)).id();
        }
        return kind.aboutTask() ? trace.index().label(trace.subject(seq)) : "";
    }

    /** Where it happens; the target of a transfer. Empty if it is about no cluster. */
    String cluster(int seq) {
        EventKind kind = trace.kind(seq);
        if (kind.has(EventField.QUEUE)) {
            return queue(trace.queue(seq));
        }
        EventField place = kind.has(EventField.TO) ? EventField.TO : EventField.CLUSTER;
        return kind.has(place) ? name(trace.get(seq, place)) : "";
    }

    private String queue(int queue) {
        return queue < trace.platform().clusters().size() ? name(queue) : TEXTS.text("queue.central");
    }

    String detail(int seq) {
        return switch (trace.kind(seq)) {
            case JOB_ARRIVED -> TEXTS.text("event.detail.user", trace.index().job(trace.subject(seq)).user());
            case TRANSFER_STARTED -> TEXTS.text("event.detail.transfer", trace.index().label(trace.get(seq, EventField.PARENT)),
                    name(trace.get(seq, EventField.FROM)), times.moment(trace.number(seq, EventField.ARRIVAL)));
            case TRANSFER_FINISHED -> TEXTS.text("event.detail.transferred", trace.index().label(trace.get(seq, EventField.PARENT)),
                    name(trace.get(seq, EventField.FROM)));
            case TASK_STARTED -> started(seq);
            case RESERVATION_MADE -> TEXTS.text("event.detail.reserved", times.moment(trace.number(seq, EventField.START)),
                    times.moment(trace.number(seq, EventField.END)));
            case SCHEDULING_PASS -> TEXTS.text("event.detail.pass", Figures.whole(trace.queueLength(seq)));
            case FORKED -> TEXTS.text("event.detail.forked", Figures.whole(trace.subject(seq) + 1L));
            case CORES_GONE -> gone(seq);
            case CORES_BACK -> {
                String cores = cores(trace.cores(seq));
                yield TEXTS.text(isOne(cores) ? "event.detail.back.core" : "event.detail.back", cores);
            }
            case TASK_PREEMPTED -> TEXTS.text("event.detail.preempted", queue(trace.queue(seq)));
            default -> "";
        };
    }

    private String gone(int seq) {
        String cores = cores(trace.cores(seq));
        int fork = trace.get(seq, EventField.FORK);
        String text = TEXTS.text(fork < 0 ? "event.detail.closed" : isOne(cores) ? "event.detail.gone.core" : "event.detail.gone", cores,
                Figures.whole(fork + 1L));
        long until = trace.number(seq, EventField.UNTIL);
        return until == Trace.OPEN ? text : text + TEXTS.text("event.detail.until", times.moment(until));
    }

    private String started(int seq) {
        int piece = trace.piece(seq);
        String key = trace.pieces().key(piece);
        String cores = cores(trace.pieces().cores(piece));
        String text = TEXTS.text(isOne(cores) ? "event.detail.started.core" : "event.detail.started", cores,
                Figures.whole(trace.queueLength(seq)));
        return key.isEmpty() ? text : text + TEXTS.text("event.detail.key", key);
    }

    /** Whether a text of {@link #cores} names a single core. */
    static boolean isOne(String cores) {
        return cores.chars().allMatch(Character::isDigit);
    }

    /** Cores counted from 1, as the rows of the schedule are: {@code 1–4, 7}. */
    static String cores(CoreRanges cores) {
        StringBuilder text = new StringBuilder();
        int count = cores.rangeCount();
        for (int range = 0; range < count; range++) {
            int first = cores.first(range) + 1;
            int last = cores.last(range) + 1;
            text.append(range == 0 ? "" : ", ").append(first);
            if (last > first) {
                text.append('–').append(last);
            }
        }
        return text.toString();
    }

    private String name(int cluster) {
        return trace.platform().clusters().get(cluster).id();
    }
}
