package org.schedscope.trace;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/**
 * An array in pages that copies share: a page is copied when one of its owners first writes to it, so that a copy costs no more than the
 * pages that change.
 *
 * <p>Each copy is used by one thread; its published pages may be read by any.
 *
 * @param <A> arrays of numbers
 */
public final class Pages<A> {
    private static final int BITS = 12;
    private static final int SIZE = 1 << BITS;

    private final A[] pages;
    private final boolean[] given;
    private final UnaryOperator<A> copy;

    /** @param page creates an array of zeros */
    private Pages(int size, IntFunction<A> page, IntFunction<A[]> list, UnaryOperator<A> copy) {
        pages = list.apply((size >> BITS) + 1);
        Arrays.setAll(pages, each -> page.apply(Math.min(SIZE, size - (each << BITS))));
        given = new boolean[pages.length];
        this.copy = copy;
    }

    private Pages(A[] pages, UnaryOperator<A> copy) {
        this.pages = pages;
        given = new boolean[pages.length];
        Arrays.fill(given, true);
        this.copy = copy;
    }

    public static Pages<byte[]> ofBytes(int size) {
        return new Pages<>(size, byte[]::new, byte[][]::new, byte[]::clone);
    }

    public static Pages<int[]> ofInts(int size) {
        return new Pages<>(size, int[]::new, int[][]::new, int[]::clone);
    }

    public static Pages<long[]> ofLongs(int size) {
        return new Pages<>(size, long[]::new, long[][]::new, long[]::clone);
    }

    /** Number of the page of an entry. */
    public static int page(int entry) {
        return entry >> BITS;
    }

    /** Index of an entry in its page. */
    public static int place(int entry) {
        return entry & SIZE - 1;
    }

    /** The page of an entry, for reading. */
    public A of(int entry) {
        return pages[page(entry)];
    }

    /** The page of an entry, for writing. */
    public A own(int entry) {
        int page = page(entry);
        if (given[page]) {
            pages[page] = copy.apply(pages[page]);
            given[page] = false;
        }
        return pages[page];
    }

    /** A copy for another owner; each page is copied by the first owner that writes to it. */
    public Pages<A> copied() {
        return new Pages<>(give(), copy);
    }

    /** All pages in their present state, never written to again. */
    A[] give() {
        Arrays.fill(given, true);
        return pages.clone();
    }
}
