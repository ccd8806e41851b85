package org.schedscope.ui.view.table;

import java.util.List;

/** A list that can be had as it is now for the price of nothing, for another thread. */
interface Frozen<T> {
    List<T> frozen();
}
