package org.schedscope.syntax;

import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** A mistake in a typed text, with its place. */
public final class SyntaxException extends ModelException {
    private static final long serialVersionUID = 1L;

    private final transient Message what;
    private final int from;
    private final int to;

    /**
     * @param from index of the first wrong character, from 0; the length of the text if something is missing at its end
     * @param to index after the last wrong character
     */
    public SyntaxException(Message what, int from, int to) {
        super(Message.of("expressions", "column", from + 1, what));
        this.what = what;
        this.from = from;
        this.to = Math.max(to, from + 1);
    }

    /** A mistake at a word or a part of the text. */
    public SyntaxException(Message what, Placed place) {
        this(what, place.from(), place.to());
    }

    /** The mistake without its place. */
    public Message what() {
        return what;
    }

    /** Index of the first wrong character, from 0; the length of the text if something is missing at its end. */
    public int from() {
        return from;
    }

    /** Index after the last wrong character, above {@link #from}. */
    public int to() {
        return to;
    }

    /** Column of the first wrong character, from 1. */
    public int column() {
        return from + 1;
    }
}
