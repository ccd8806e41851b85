package org.schedscope.engine.input;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.schedscope.model.Jobs;
import org.schedscope.model.SiteRules;
import org.schedscope.text.NameColumn;

/** The tiers of the queues that jobs name, from the largest down. */
public final class Tiers {
    private final int count;
    private final int[] queueOf;
    /** By place of the queue in the workload, and last for jobs without one. */
    private final int[] placeOf;

    Tiers(Jobs jobs, SiteRules rules) {
        queueOf = jobs.queueOf();
        long[] tiers = new long[jobs.queues().size() + 1];
        for (int queue = 0; queue < jobs.queues().size(); queue++) {
            tiers[queue] = rules.queue(Optional.of(jobs.queues().get(queue))).tier();
        }
        TreeSet<Long> distinct = new TreeSet<>(Collections.reverseOrder());
        for (long tier : tiers) {
            distinct.add(tier);
        }
        List<Long> places = List.copyOf(distinct);
        count = places.size();
        placeOf = new int[tiers.length];
        for (int queue = 0; queue < tiers.length; queue++) {
            placeOf[queue] = places.indexOf(tiers[queue]);
        }
    }

    public int count() {
        return count;
    }

    /** Place of the tier of a job, from 0 for the largest. */
    public int placeOf(int job) {
        return count == 1 ? 0 : placeOf[queueOf[job] == NameColumn.NONE ? placeOf.length - 1 : queueOf[job]];
    }
}
