package org.schedscope.io.format;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What a log calls the state of a job, in the words of batch systems, workflow engines and clusters of containers. */
public enum LogState {
    COMPLETED("completed complete cd c done finished finish success successful succeeded ok pass passed terminated"
            + " completed_successfully exited abgeschlossen beendet fertig erfolgreich"),
    FAILED("failed fail failure f error err boot_fail bf node_fail nf out_of_memory oom oomkilled lost interrupted exit"
            + " preempted pr special_exit se completed_failed crashloopbackoff fehlgeschlagen gescheitert"),
    CANCELLED("cancelled canceled cancel ca killed kill aborted abort deleted removed revoked rv rejected skipped x completed_killed"
            + " dt dr evicted evict upstream_failed not_run never_run abgebrochen storniert abgelehnt \u00fcbersprungen"),
    TIMEOUT("timeout to timed timed_out deadline dl completed_walltime_reached"),
    RUNNING("running r run rr completing cg exiting e started starting in_progress resizing rs signaling si stage_out so terminating"
            + " begun b l\u00e4uft laeuft laufend gestartet"),
    PENDING("pending pd pend psusp queued q qw hqw waiting wait w h held hold idle i configuring cf submitted scheduled ready new runnable"
            + " resv_del_hold rd requeue_fed rf requeue_hold rh eqw t created init containercreating podinitializing imagepullbackoff"
            + " errimagepull up_for_retry deferred blocked manual not_started unschedulable wartend wartet geplant eingereiht"),
    SUSPENDED("suspended s stopped st ususp ssusp u paused angehalten"),
    REQUEUED("requeued rq hrwq up_for_reschedule"),
    /** The log does not say, or in a word that is not known. */
    UNKNOWN("");

    private static final int SHORTEST_CUT = 4;
    private static final Map<String, LogState> OF_WORDS = Arrays.stream(values()).flatMap(state -> Arrays.stream(state.words.split(" "))
            .map(word -> Map.entry(word, state))).collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private final String words;

    LogState(String words) {
        this.words = words;
    }

    /** The state that a text begins with, as in {@code CANCELLED by 1001}; of a word that ends in a plus sign, the beginning is enough. */
    public static LogState of(String text) {
        LogState known = OF_WORDS.get(text.toLowerCase(Locale.ROOT));
        if (known != null) {
            return known;
        }
        String whole = text.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s-]+", "_");
        String first = whole.split("[_,:(+]", 2)[0];
        LogState state = OF_WORDS.getOrDefault(whole, OF_WORDS.getOrDefault(first, UNKNOWN));
        String cut = whole.endsWith("+") ? whole.substring(0, whole.length() - 1) : "";
        return state != UNKNOWN || cut.length() < SHORTEST_CUT ? state
                : OF_WORDS.entrySet().stream().filter(word -> word.getKey().startsWith(cut)).map(Map.Entry::getValue).findFirst()
                        .orElse(UNKNOWN);
    }

    /** Whether a job in this state has its end before it. */
    public boolean isOpen() {
        return this == RUNNING || this == PENDING || this == SUSPENDED || this == REQUEUED;
    }

    /** Whether a job in this state has run to some end. */
    boolean hasRun() {
        return this == COMPLETED || this == FAILED || this == TIMEOUT;
    }
}
