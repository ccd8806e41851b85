package org.schedscope.engine.input;

import java.util.Map;
import java.util.OptionalLong;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.QueueRules;
import org.schedscope.model.SiteRules;
import org.schedscope.model.UseLimit;
import org.schedscope.text.Message;

/** Refuses tasks that could never start under the rules of a platform. */
final class QueueChecks {
    private QueueChecks() {
    }

    /** @throws ModelException for the first task, in file order, that its queue or a limit never lets start */
    static void check(SimulationInput input) {
        SiteRules rules = input.platform().rules();
        if (rules.queues().isEmpty() && rules.limits().isEmpty()) {
            return;
        }
        for (int job = 0; job < input.index().jobCount(); job++) {
            Job of = input.index().job(job);
            QueueRules queue = rules.queue(of.queue());
            for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
                String id = input.index().taskId(task);
                long shortest = shortest(input, task);
                if (shortest > queue.time().orElse(Long.MAX_VALUE)) {
                    throw new ModelException(Message.of("model", "queue.time", id, of.id(), shortest, of.queue().orElse(""),
                            queue.time().orElse(0)));
                }
                check(queue.use().cores(), input.cores(task), id, of, Message.of("model", "limit.queue", of.queue().orElse("")));
                for (Map.Entry<String, UseLimit> limit : rules.limits().entrySet()) {
                    if (SiteRules.covers(limit.getKey(), of.user())) {
                        check(limit.getValue().cores(), input.cores(task), id, of, limit.getKey());
                    }
                }
            }
        }
    }

    private static long shortest(SimulationInput input, int task) {
        long shortest = Long.MAX_VALUE;
        for (int cluster : input.eligibility().clusters(task)) {
            shortest = Math.min(shortest, input.times().estimated(task, cluster));
        }
        return shortest;
    }

    private static void check(OptionalLong most, int cores, String task, Job job, Object limited) {
        if (cores > most.orElse(Long.MAX_VALUE)) {
            throw new ModelException(Message.of("model", "limit.wide", task, job.id(), cores, limited, most.getAsLong()));
        }
    }
}
