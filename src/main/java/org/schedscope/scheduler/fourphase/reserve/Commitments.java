package org.schedscope.scheduler.fourphase.reserve;

/** Committed tasks that have not started, in order of planned start, then of commitment. */
public final class Commitments {
    /** Planned starts, by task; after changes to those of tasks in here, {@link #sort} is due. */
    private final long[] start;
    /** How many commitments there were before a task's, by task. */
    private final int[] number;
    private int numbers;
    private int[] tasks;
    /** Place of the first one; those before it have left. */
    private int from;
    private int size;

    /** @param start planned starts by task, changed by the caller */
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
        copy.from = from;
        copy.size = size;
        return copy;
    }

    public int size() {
        return size;
    }

    /** The {@code i}-th in order. */
    public int get(int i) {
        return tasks[from + i];
    }

    /** The earliest planned start; {@link Long#MAX_VALUE} if there is none. */
    public long nextStart() {
        return size == 0 ? Long.MAX_VALUE : start[tasks[from]];
    }

    public void add(int task) {
        number[task] = numbers++;
        if (from + size == tasks.length) {
            int[] room = size > tasks.length / 2 ? new int[size * 2] : tasks;
            System.arraycopy(tasks, from, room, 0, size);
            tasks = room;
            from = 0;
        }
        tasks[from + size++] = task;
        sift(size - 1);
    }

    public int removeFirst() {
        int first = tasks[from];
        removeAt(0);
        return first;
    }

    /** Takes out a task that is in here. */
    public void remove(int task) {
        int at = 0;
        while (tasks[from + at] != task) {
            at++;
        }
        removeAt(at);
    }

    private void removeAt(int at) {
        size--;
        if (at < size / 2) {
            System.arraycopy(tasks, from, tasks, from + 1, at);
            from++;
        } else {
            System.arraycopy(tasks, from + at + 1, tasks, from + at, size - at);
        }
    }

    /** Brings into order what has moved; cheap if little has. */
    public void sort() {
        for (int i = 1; i < size; i++) {
            sift(i);
        }
    }

    /** Lets the task at a place come forward to where it belongs; those before it are in order. */
    private void sift(int place) {
        int task = get(place);
        if (place == 0 || !comesBefore(task, get(place - 1))) {
            return;
        }
        int low = 0;
        int high = place - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (comesBefore(task, get(middle))) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        System.arraycopy(tasks, from + low, tasks, from + low + 1, place - low);
        tasks[from + low] = task;
    }

    private boolean comesBefore(int a, int b) {
        return start[a] < start[b] || start[a] == start[b] && number[a] < number[b];
    }
}
