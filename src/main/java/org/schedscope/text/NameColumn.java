package org.schedscope.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A dictionary-encoded column of texts: their places among the sorted distinct names. */
public final class NameColumn {
    /** Place of a missing name. */
    public static final int NONE = -1;

    private final List<String> names;
    private final int[] places;

    private NameColumn(List<String> names, int[] places) {
        this.names = names;
        this.places = places;
    }

    /** The names, sorted. */
    public List<String> names() {
        return names;
    }

    /** Places among the names, {@link #NONE} where there is none; must not be changed. */
    public int[] places() {
        return places;
    }

    /** The name at a place; null where there is none. */
    public String name(int at) {
        return places[at] == NONE ? null : names.get(places[at]);
    }

    /** Builder of a column, name by name. */
    public static final class Builder {
        private final Map<String, Integer> known = new HashMap<>();
        private String last;
        private int placeOfLast = NONE;
        private int[] places;
        private int count;

        public Builder(int expected) {
            places = new int[Math.max(16, expected)];
        }

        /** @param name null where there is none */
        public void add(String name) {
            add(name == null ? NONE : placeOf(name));
        }

        /** @param place of {@link #placeOf}, or {@link #NONE} */
        public void add(int place) {
            if (count == places.length) {
                places = Arrays.copyOf(places, count + (count >> 1));
            }
            places[count++] = place;
        }

        /** The number of a name in this builder. */
        public int placeOf(String name) {
            if (name != last) {
                last = name;
                Integer first = known.putIfAbsent(name, known.size());
                placeOfLast = first == null ? known.size() - 1 : first;
            }
            return placeOfLast;
        }

        /** Converts places in order of first use to places in the order of names. */
        public NameColumn build() {
            int[] column = places.length == count ? places : Arrays.copyOf(places, count);
            List<String> sorted = new ArrayList<>(known.keySet());
            sorted.sort(null);
            int[] sortedPlace = new int[sorted.size()];
            for (int place = 0; place < sortedPlace.length; place++) {
                sortedPlace[known.get(sorted.get(place))] = place;
            }
            for (int i = 0; i < column.length; i++) {
                column[i] = column[i] == NONE ? NONE : sortedPlace[column[i]];
            }
            return new NameColumn(List.copyOf(sorted), column);
        }
    }
}
