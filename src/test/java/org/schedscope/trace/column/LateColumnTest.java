package org.schedscope.trace.column;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.SynchronousQueue;
import org.junit.jupiter.api.Test;

class LateColumnTest {
    private static final int MOST = 10 * LateColumn.CHUNK + 5;

    @Test
    void intsAreUnknownUntilTheyAreSetInWhateverOrder() {
        LateColumn column = new LateColumn();
        SplittableRandom random = new SplittableRandom(3);
        int[] expected = new int[MOST];
        for (int place = 0; place < MOST; place++) {
            column.add();
            expected[place] = Integer.MAX_VALUE;
            int late = random.nextInt(place + 1);
            expected[late] = place;
            column.set(late, place, -place);
        }
        assertEquals(MOST, column.size());
        for (int place = 0; place < MOST; place++) {
            assertEquals(expected[place], column.get(place));
            assertEquals(expected[place] == Integer.MAX_VALUE ? Integer.MAX_VALUE : -expected[place], column.beside(place));
        }
    }

    /** Place i is set when there are 50 more; a view of n places may only miss what was set later. */
    @Test
    void viewsAreReadWhileTheColumnGrows() throws InterruptedException {
        SynchronousQueue<LateColumn> views = new SynchronousQueue<>();
        List<String> wrong = new ArrayList<>();
        Thread reader = new Thread(() -> {
            try {
                for (int seen = 0; seen < MOST;) {
                    LateColumn view = views.take();
                    seen = view.size();
                    for (int place = 0; place < seen; place++) {
                        int read = view.get(place);
                        if (read != place && (read != Integer.MAX_VALUE || place < seen - 50)) {
                            wrong.add(place + " of " + seen + " is " + read);
                        }
                    }
                }
            } catch (InterruptedException ended) {
                wrong.add("interrupted");
            }
        });
        reader.start();
        LateColumn column = new LateColumn();
        for (int place = 0; place < MOST; place++) {
            column.add();
            if (place >= 49) {
                column.set(place - 49, place - 49, place);
            }
            if (place % 7 == 0) {
                views.offer(column.view());
            }
        }
        views.put(column.view());
        reader.join();
        assertEquals(List.of(), wrong);
    }
}
