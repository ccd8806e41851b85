package org.schedscope.audit;

/**
 * An event that a legal schedule cannot have.
 *
 * @param seq number of the event, from 0; for what is missing at the end, the number of events
 * @param tick tick of the event
 * @param rule name of the broken rule, see {@link AuditRule}
 * @param message one sentence
 */
public record Violation(int seq, long tick, String rule, String message) {
    @Override
    public String toString() {
        return "event " + seq + " at " + tick + ": " + message + " [" + rule + "]";
    }
}
