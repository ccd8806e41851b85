package org.schedscope.io.log;

/** How the lines of an event log begin, kept from one to the next: the number grows by one, and the tick often stays. */
final class LineStart {
    private static final byte[] SEQ = LineBuffer.plain("{\"seq\":");
    private static final byte[] TICK = LineBuffer.plain(",\"t\":");

    private final byte[] text = new byte[SEQ.length + TICK.length + 2 * Digits.MOST];
    private final Digits digits = new Digits();
    private long seq;
    private long tick;
    private int seqEnd;
    private int length;

    /** Line 0, of tick 0. */
    LineStart() {
        write();
    }

    /** Says the tick, at least 0. */
    void at(long itsTick) {
        if (itsTick != tick) {
            tick = itsTick;
            writeTick();
        }
    }

    /** The line's number: how many there were before it. */
    long seq() {
        return seq;
    }

    /** Moves on to the next line. */
    void next() {
        seq++;
        int at = seqEnd - 1;
        while (text[at] == '9') {
            text[at--] = '0';
        }
        if (at < SEQ.length) {
            write();
        } else {
            text[at]++;
        }
    }

    private void write() {
        System.arraycopy(SEQ, 0, text, 0, SEQ.length);
        digits.set(seq);
        seqEnd = digits.copyTo(text, SEQ.length);
        System.arraycopy(TICK, 0, text, seqEnd, TICK.length);
        writeTick();
    }

    private void writeTick() {
        digits.set(tick);
        length = digits.copyTo(text, seqEnd + TICK.length);
    }

    byte[] text() {
        return text;
    }

    int length() {
        return length;
    }
}
