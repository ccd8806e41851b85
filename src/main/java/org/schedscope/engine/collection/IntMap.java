package org.schedscope.engine.collection;

import java.util.Arrays;

/** From an int of at least 0 to an int of at least 0, by open addressing. Never iterated, so its order shows nowhere. */
public final class IntMap {
    private static final int NONE = -1;

    private int[] keys = emptied(16);
    private int[] values = new int[16];
    private int size;

    public IntMap copy() {
        IntMap copy = new IntMap();
        copy.keys = keys.clone();
        copy.values = values.clone();
        copy.size = size;
        return copy;
    }

    private static int[] emptied(int capacity) {
        int[] keys = new int[capacity];
        Arrays.fill(keys, NONE);
        return keys;
    }

    private int home(int key) {
        // Fibonacci hashing, since the keys of jobs are runs of neighbouring numbers.
        return (key * 0x9e3779b9) >>> (Integer.numberOfLeadingZeros(keys.length) + 1);
    }

    /** Index of a key, or of the free place for it. */
    private int find(int key) {
        int at = home(key);
        while (keys[at] != NONE && keys[at] != key) {
            at = (at + 1) & (keys.length - 1);
        }
        return at;
    }

    /** The value of a key; −1 if absent. */
    public int get(int key) {
        int at = find(key);
        return keys[at] == NONE ? NONE : values[at];
    }

    public void put(int key, int value) {
        int at = find(key);
        if (keys[at] == NONE) {
            if (2 * ++size > keys.length) {
                grow();
                at = find(key);
            }
            keys[at] = key;
        }
        values[at] = value;
    }

    private void grow() {
        int[] oldKeys = keys;
        int[] oldValues = values;
        keys = emptied(oldKeys.length * 2);
        values = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != NONE) {
                int at = find(oldKeys[i]);
                keys[at] = oldKeys[i];
                values[at] = oldValues[i];
            }
        }
    }

    /** Removes a key and closes the gap behind it. */
    public void remove(int key) {
        int gap = find(key);
        if (keys[gap] == NONE) {
            return;
        }
        size--;
        int mask = keys.length - 1;
        for (int at = (gap + 1) & mask; keys[at] != NONE; at = (at + 1) & mask) {
            if (((at - home(keys[at])) & mask) >= ((at - gap) & mask)) {
                keys[gap] = keys[at];
                values[gap] = values[at];
                gap = at;
            }
        }
        keys[gap] = NONE;
    }
}
