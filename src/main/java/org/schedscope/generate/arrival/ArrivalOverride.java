package org.schedscope.generate.arrival;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.generate.RandomStream;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Seed;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/**
 * Ticks of arrival that replace those of a workload's files, for workflows gathered from files that all have 0.
 *
 * @param kind how arrivals follow each other
 * @param ticks between two jobs; of {@link Kind#POISSON} their mean; at least 1 where it counts
 * @param seed seed of the draws
 */
public record ArrivalOverride(Kind kind, long ticks, long seed) {
    private static final long MOST_TICKS = 1L << 40;

    /** How arrivals follow each other. */
    public enum Kind {
        /** All jobs at tick 0. */
        ONCE,
        /** Jobs at a constant interval of ticks, in file order. */
        EVERY,
        /** Gaps with an exponential distribution, so that arrivals are a Poisson process; the first gap begins at tick 0. */
        POISSON
    }

    public ArrivalOverride {
        if (kind != Kind.ONCE && (ticks < 1 || ticks > MOST_TICKS)) {
            throw new ModelException(Message.of("choices", "arrivals.gap", ticks));
        }
    }

    /** An example of each. */
    public static List<String> examples() {
        return List.of("once", "every:600", "poisson:600", "poisson:600:7");
    }

    /**
     * Parses {@code once}, {@code every:600} or {@code poisson:600:7}; the last number is the seed, 1 if omitted.
     *
     * @throws ModelException with a sentence for the user
     */
    public static ArrivalOverride parse(String text) {
        String[] words = text.split(":", -1);
        try {
            if (text.equals("once")) {
                return new ArrivalOverride(Kind.ONCE, 0, 0);
            }
            if (words[0].equals("every") && words.length == 2) {
                return new ArrivalOverride(Kind.EVERY, Long.parseLong(words[1]), 0);
            }
            if (words[0].equals("poisson") && (words.length == 2 || words.length == 3)) {
                return new ArrivalOverride(Kind.POISSON, Long.parseLong(words[1]), words.length == 3
                        ? Seed.parse(words[2]).orElseThrow(() -> unknown(text)) : 1);
            }
        } catch (NumberFormatException e) {
            throw unknown(text);
        }
        throw unknown(text);
    }

    private static ModelException unknown(String text) {
        return new ModelException(Message.of("choices", "arrivals", text, String.join(", ", examples())));
    }

    /** What {@link #parse} reads. */
    public String text() {
        return switch (kind) {
            case ONCE -> "once";
            case EVERY -> "every:" + ticks;
            case POISSON -> "poisson:" + ticks + ":" + seed;
        };
    }

    /** A workload with new arrivals. */
    public Workload applyTo(Workload workload) {
        List<Job> jobs = new ArrayList<>(workload.jobs().size());
        double gone = 0;
        for (Job job : workload.jobs()) {
            int number = jobs.size();
            if (kind == Kind.POISSON) {
                gone -= ticks * StrictMath.log(RandomStream.of(seed, "arrival", number).unit());
            }
            long arrival = kind == Kind.ONCE ? 0 : kind == Kind.EVERY ? Math.multiplyExact(ticks, number) : (long) Math.ceil(gone);
            jobs.add(job.withArrival(arrival));
        }
        return workload.withJobs(jobs);
    }

    /** A workload, with these arrivals if there are any. */
    public static Workload apply(Optional<ArrivalOverride> arrivals, Workload workload) {
        return arrivals.map(some -> some.applyTo(workload)).orElse(workload);
    }
}
