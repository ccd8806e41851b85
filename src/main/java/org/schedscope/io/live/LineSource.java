package org.schedscope.io.live;

import org.schedscope.io.input.InputException;

/** Lines of a text that another program is still writing. */
public interface LineSource {
    /** Its name as the user wrote it, for messages. */
    String name();

    /**
     * The complete lines since the last call; an incomplete line is held back, unless nothing more will come.
     *
     * @return empty if there are none
     * @throws InputException if reading has failed, after all text before the failure was taken
     */
    byte[] take() throws InputException;

    /** Whether no text has come for so long that the rest of an instant is not worth waiting for. */
    boolean isQuiet();

    /** Whether all text was taken, and nothing more will come. */
    boolean hasEnded();

    /** @param told called from now on, on another thread, at new text, at silence and at the end */
    void whenMore(Runnable told);

    /** Ends reading. */
    void close();
}
