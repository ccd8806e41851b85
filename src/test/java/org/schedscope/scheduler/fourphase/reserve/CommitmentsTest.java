package org.schedscope.scheduler.fourphase.reserve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Commitments against a list that is sorted, where the first leave mostly, as plans come due. */
class CommitmentsTest {
    private static final int TASKS = 2_000;

    @Test
    void theyStandInOrderOfStartThenOfCommitment() {
        for (int seed = 0; seed < 5; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            long[] start = new long[TASKS];
            Commitments commitments = new Commitments(start);
            List<Integer> plain = new ArrayList<>();
            for (int task = 0; task < TASKS; task++) {
                start[task] = random.nextInt(3) == 0 ? random.nextInt(TASKS) : task;
                commitments.add(task);
                plain.add(task);
                plain.sort(Comparator.comparingLong(each -> start[each]));
                for (int leave = random.nextInt(3); leave > 0 && !plain.isEmpty(); leave--) {
                    if (random.nextInt(4) > 0) {
                        assertEquals(plain.remove(0), commitments.removeFirst());
                    } else {
                        commitments.remove(plain.remove(random.nextInt(plain.size())));
                    }
                }
                if (random.nextInt(50) == 0) {
                    plain.forEach(each -> start[each] += random.nextInt(3));
                    plain.sort(Comparator.<Integer>comparingLong(each -> start[each]).thenComparing(Comparator.naturalOrder()));
                    commitments.sort();
                    commitments = commitments.copy(start);
                }
                check(plain, commitments, start);
            }
        }
    }

    private static void check(List<Integer> plain, Commitments commitments, long[] start) {
        assertEquals(plain.size(), commitments.size());
        for (int i = 0; i < plain.size(); i++) {
            assertEquals(plain.get(i), commitments.get(i));
        }
        assertEquals(plain.isEmpty() ? Long.MAX_VALUE : start[plain.get(0)], commitments.nextStart());
    }
}
