package org.schedscope.bench;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.PriorityQueue;

/**
 * What simulating a log first come, first served costs at the least: a page of Java with a heap and a queue, as somebody writes it for one
 * question. Reads {@code arrival,run time,cores} and knows no formats, users, events or metrics but the mean wait. The reference of {@link
 * FileToFiguresBench}; a program of its own, as it is compared by whole processes. Arguments: file, cores.
 */
public final class BareLoop {
    private long[] arrival = new long[16];
    private long[] exec = new long[16];
    private int[] cores = new int[16];
    private int count;

    private BareLoop() {
    }

    public static void main(String[] arguments) throws IOException {
        BareLoop loop = new BareLoop();
        try (InputStream in = new FileInputStream(arguments[0])) {
            loop.read(in);
        }
        loop.run(Integer.parseInt(arguments[1]));
    }

    private void read(InputStream in) throws IOException {
        byte[] block = new byte[1 << 16];
        long value = 0;
        int column = 0;
        for (int length = in.read(block); length > 0; length = in.read(block)) {
            for (int i = 0; i < length; i++) {
                if (block[i] >= '0') {
                    value = value * 10 + block[i] - '0';
                    continue;
                }
                put(column++, value);
                value = 0;
                if (block[i] == '\n') {
                    count++;
                    column = 0;
                }
            }
        }
    }

    private void put(int column, long value) {
        if (count == exec.length) {
            arrival = Arrays.copyOf(arrival, 2 * count);
            exec = Arrays.copyOf(exec, 2 * count);
            cores = Arrays.copyOf(cores, 2 * count);
        }
        if (column == 0) {
            arrival[count] = value;
        } else if (column == 1) {
            exec[count] = value;
        } else {
            cores[count] = (int) value;
        }
    }

    private void run(int allCores) {
        PriorityQueue<long[]> ends = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
        int free = allCores;
        int arrived = 0;
        int started = 0;
        double wait = 0;
        long now = 0;
        while (started < count || !ends.isEmpty()) {
            long next = arrived < count ? arrival[arrived] : Long.MAX_VALUE;
            now = ends.isEmpty() ? next : Math.min(next, ends.peek()[0]);
            while (!ends.isEmpty() && ends.peek()[0] == now) {
                free += (int) ends.poll()[1];
            }
            while (arrived < count && arrival[arrived] == now) {
                arrived++;
            }
            while (started < arrived && cores[started] <= free) {
                free -= cores[started];
                ends.add(new long[] {now + exec[started], cores[started]});
                wait += now - arrival[started++];
            }
        }
        System.out.println(now + " " + wait / count);
    }
}
