package org.schedscope.experiment.report;

import java.util.List;
import org.schedscope.experiment.figure.Paper;

/**
 * Something that a paper does not say and that has to be something.
 *
 * @param ours what stands for it here
 * @param decides what hangs on it
 * @param varied where it is varied, so that one can see how much: a part of an experiment, or a setting for {@code crossover}
 */
record Silence(Paper paper, String parameter, String ours, String decides, String varied) {
    private static final List<Silence> ALL = List.of(
            new Silence(Paper.PSLR, "range of execution times (\u201ca wide variation\u201d)", "1,000 : 1 (setting spread)",
                    "how much SLR of small and large jobs can differ, and so every tail", "crossover over spread"),
            new Silence(Paper.PSLR, "how arrivals are spread", "even over the run, by load", "transient overload below 100 %",
                    "crossover over load"),
            new Silence(Paper.PSLR, "routing between clusters", "to the shortest queue; [NET] prints random for its own",
                    "how uneven the queues of clusters are", "--set routing=\u2026"),
            new Silence(Paper.MARKET, "total work, and so how long overload lasts against the longest deadline",
                    "10^10 core-ticks, as in Table 2 of [PSLR]", "which policy leads at 140 % load, and how many PVR starves",
                    "part market-horizon"),
            new Silence(Paper.MARKET, "deadline of EDF", "the initial one: only that can pass while a job is queued",
                    "whether EDF falls behind under overload", "policy edf-final beside edf"),
            new Silence(Paper.MARKET, "what PVDSQ squares", "both readings: pvdsq squares the density, pvd-resource-squared the resource",
                    "whether PVDSQ can differ from PVD at all", "both in part market"),
            new Silence(Paper.MARKET, "points of value curves", "uniform, sorted", "how early value is lost", "not varied"),
            new Silence(Paper.NET, "range of execution times", "1,000 : 1 (setting spread)",
                    "from which rounding base on all tasks look alike, and so how far estimates matter", "part net-spread"),
            new Silence(Paper.NET, "bandwidths of the tree in Fig. 1", "the same on every level", "which transfers delay a job",
                    "part net-delays, over the ratio"),
            new Silence(Paper.MOWS, "processors of a task", "1 to 20 (setting max-cores)",
                    "load, queues, and what backfilling and suspension can gain", "part mows-cores"),
            new Silence(Paper.MOWS, "load; an arrival interval says nothing without the processors of tasks", "120 to 30 % in place of"
                    + " intervals",
                    "whether suspension gains or loses", "part mows-load"),
            new Silence(Paper.MOWS, "who may suspend", "the task to be allocated (Fig. 3-10)", "how much MOWS gains over OWM",
                    "part mows-suspension"),
            new Silence(Paper.EET, "what a user may expect (its evaluator takes one number for all)", "cores \u00f7 users, and 28, 56, 80"
                    + " cores",
                    "how many expected end times are violated", "parts eet, eet-28-cores, eet-56-cores, eet-80-cores"),
            new Silence(Paper.EET, "when usage is forgotten", "never; a week and a day beside it", "whom fair share puts first",
                    "part eet-forgetting"),
            new Silence(Paper.EET, "whether jobs span nodes", "no: seven clusters; one pool beside it", "waits of wide jobs", "part"
                    + " eet-pool"));

    static List<Silence> all() {
        return ALL;
    }
}
