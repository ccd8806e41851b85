package org.schedscope.engine;

import java.util.Arrays;

/** Tasks that have become ready in a tick and are in no queue yet. */
final class ReadyTasks {
    private int[] tasks = new int[64];
    private int count;

    void add(int task) {
        if (count == tasks.length) {
            tasks = Arrays.copyOf(tasks, count * 2);
        }
        tasks[count++] = task;
    }

    /** Sorts the tasks by number. */
    void sort() {
        if (count > 1) {
            Arrays.sort(tasks, 0, count);
        }
    }

    int count() {
        return count;
    }

    int task(int place) {
        return tasks[place];
    }

    void clear() {
        count = 0;
    }
}
