package org.schedscope.io.live;

import org.schedscope.io.input.InputException;

/** Text that another program is still writing, taken line by line as it comes. */
public interface LineSource {
    /** Its name as the user wrote it, for messages. */
    String name();

    /**
     * The whole lines that have come since this was last called; a line that is half written waits, unless nothing more will come.
     *
     * @return empty if there are none
     * @throws InputException if reading has failed, once all that came before is taken
     */
    byte[] take() throws InputException;

    /** Whether nothing has come for so long that the rest of an instant is not worth waiting for. */
    boolean isQuiet();

    /** Whether all was taken, and nothing more will come. */
    boolean hasEnded();

    /** @param told from now on, on some other thread, when there is more, or silence, or an end */
    void whenMore(Runnable told);

    /** No more of it is wanted. */
    void close();
}
