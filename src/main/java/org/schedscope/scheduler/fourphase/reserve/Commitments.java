package org.schedscope.scheduler.fourphase.reserve;

import java.util.Arrays;

/** Committed tasks that have not started, in order of planned start, then of commitment. */
public final class Commitments {
    /** Planned starts, by task; whoever changes those of tasks in here sorts them again. */
    private final long[] start;
    /** How many commitments there were before a task's, by task. */
    private final int[] number;
    private int numbers;
    private int[] tasks;
    private int size;

    /** @param start planned starts by task, kept by the caller */
    public Commitments(long[] start) {
        this(start, new int[start.length], new int[16]);
    }

    private Commitments(long[] start, int[] number, int[] tasks) {
        this.start = start;
        this.number = number;
        this.tasks = tasks;
    }

    /** These commitments for a copy of their starts. */
    public Commitments copy(long[] ownStart) {
        Commitments copy = new Commitments(ownStart, number.clone(), tasks.clone());
        copy.numbers = numbers;
        copy.size = size;
        return copy;
    }

    public int size() {
        return size;
    }

    /** The {@code i}-th in order. */
    public int get(int i) {
        return tasks[i];
    }

    /** The earliest planned start; {@link Long#MAX_VALUE} if there is none. */
    public long nextStart() {
        return size == 0 ? Long.MAX_VALUE : start[tasks[0]];
    }

    public void add(int task) {
        number[task] = numbers++;
        if (size == tasks.length) {
            tasks = Arrays.copyOf(tasks, size * 2);
        }
        tasks[size++] = task;
        sift(size - 1);
    }

    public int removeFirst() {
        int first = tasks[0];
        removeAt(0);
        return first;
    }

    /** Takes out a task that is in here. */
    public void remove(int task) {
        int at = 0;
        while (tasks[at] != task) {
            at++;
        }
        removeAt(at);
    }

    private void removeAt(int at) {
        System.arraycopy(tasks, at + 1, tasks, at, --size - at);
    }

    /** Brings into order what has moved; cheap if little has. */
    public void sort() {
        for (int i = 1; i < size; i++) {
            sift(i);
        }
    }

    /** Lets the task at a place come forward to where it belongs. */
    private void sift(int place) {
        int task = tasks[place];
        int at = place;
        while (at > 0 && comesBefore(task, tasks[at - 1])) {
            tasks[at] = tasks[at - 1];
            at--;
        }
        tasks[at] = task;
    }

    private boolean comesBefore(int a, int b) {
        return start[a] < start[b] || start[a] == start[b] && number[a] < number[b];
    }
}
