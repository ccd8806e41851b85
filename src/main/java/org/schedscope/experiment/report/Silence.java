package org.schedscope.experiment.report;

import java.util.List;
import java.util.stream.Stream;
import org.schedscope.experiment.claim.ClaimRule;
import org.schedscope.experiment.claim.cause.Probe;
import org.schedscope.experiment.claim.rule.Order;
import org.schedscope.experiment.claim.rule.Single;
import org.schedscope.experiment.figure.Paper;

/**
 * Something that a paper does not say and that has to be something.
 *
 * @param ours what stands for it here
 * @param decides what hangs on it
 * @param varied where it is varied, with a comparison that shows how much hangs on it
 */
public record Silence(Paper paper, String parameter, String ours, String decides, List<Probe> varied) {
    private static final String VALUE = "valueProportion";
    private static final String WORST = "worstSlr";
    private static final String GINI = "giniSlr";
    private static final String TURNAROUND = "meanResponse";
    private static final List<Silence> ALL = Stream.of(survey(), market(), network(), workflows(), users()).flatMap(List::stream).toList();

    public Silence {
        varied = List.copyOf(varied);
    }

    private static Silence of(Paper paper, String parameter, String ours, String decides, ClaimRule shown, String... parts) {
        return new Silence(paper, parameter, ours, decides, Stream.of(parts).map(part -> Probe.of(shown, part)).toList());
    }

    private static List<Silence> survey() {
        return List.of(
                of(Paper.PSLR, "range of execution times (\u201ca wide variation\u201d)", "1,000 : 1 (setting spread)",
                        "how much SLR of small and large jobs can differ, and so every tail",
                        Order.less(WORST, "p-slr", "srtf", "fifo-job").at("spread"), "pslr-spread"),
                of(Paper.PSLR, "how arrivals are spread", "even over the run, by load", "how long queues become",
                        Order.less(WORST, "p-slr", "srtf").at("arrivals"), "pslr-arrivals"),
                of(Paper.PSLR, "routing between clusters", "to the shortest queue; [NET] prints random for its own",
                        "how uneven the queues of clusters are", Order.less(WORST, "p-slr, routed at random", "p-slr").at("load"),
                        "pslr-routing"));
    }

    private static List<Silence> market() {
        return List.of(
                of(Paper.MARKET, "total work, and so how long overload lasts against the longest deadline",
                        "10^10 ticks of tasks, as in Table 2 of [PSLR]", "which policy leads at 140 % load, and how many PVR starves",
                        Order.more(VALUE, "pvr", "srtf").at("workload"), "market-horizon"),
                of(Paper.MARKET, "cores of a task", "1 to 20, as in Table 2 of [PSLR], on clusters of 1,000; ten times as wide beside it",
                        "whether jobs near a deadline miss it in masses", Order.more(VALUE, "pvr", "edf").at("load"), "market-wide"),
                of(Paper.MARKET, "length of a day in terms of jobs", "86,400 ticks; most jobs last longer",
                        "whether value is lost below saturation", Order.less(VALUE, "srtf", "pvr").at("day"), "market-days"),
                of(Paper.MARKET, "deadline of EDF", "the initial one: only that can pass while a job is queued",
                        "whether EDF falls behind under overload", Order.less(VALUE, "edf", "edf-final").at("load"), "market-edf"),
                of(Paper.MARKET, "what PVDSQ squares", "both readings: pvdsq squares the density, pvd-resource-squared the resource",
                        "whether PVDSQ can differ from PVD at all", Order.more(VALUE, "pvd-resource-squared", "pvdsq").at("load"),
                                "market"),
                of(Paper.MARKET, "points of value curves", "uniform, sorted, 5 to 10 of them; 1 and 50 beside it", "how early value is"
                        + " lost",
                        Order.more(VALUE, "pvr", "srtf").at("points"), "market-points"));
    }

    private static List<Silence> network() {
        return List.of(
                of(Paper.NET, "cores of a task", "1 to 20, as in [PSLR]", "how long queues are beside jobs, and so which policy is least"
                        + " fair",
                        Order.more(GINI, "lrtf", "random").at("task-cores"), "net-cores-normal"),
                of(Paper.NET, "range of execution times", "1,000 : 1 (setting spread)",
                        "from which rounding base on all tasks look alike, and so how far estimates matter",
                        Order.less(GINI, "p-slr", "srtf").at("spread"), "net-spread"),
                of(Paper.NET, "bandwidths of the tree in Fig. 1", "exponent \u22121: upper levels are slower", "which transfers delay a"
                        + " job",
                        Order.less(WORST, "p-slr", "srtf").at("network"), "net-levels"));
    }

    private static List<Silence> workflows() {
        return List.of(
                of(Paper.MOWS, "processors of a task", "1 to 20 (setting max-cores)",
                        "load, queues, and what backfilling and suspension can gain",
                        Order.less(TURNAROUND, "owm-preemptive", "owm").at("max-cores"), "mows-cores"),
                of(Paper.MOWS, "load; an arrival interval says nothing without the processors of tasks", "120 to 30 % in place of"
                        + " intervals",
                        "whether suspension gains or loses", Order.less(TURNAROUND, "owm-preemptive", "owm").at("load"), "mows-load"),
                of(Paper.MOWS, "who may suspend", "the task to be allocated (Fig. 3-10)", "how much MOWS gains over OWM",
                        Order.less(TURNAROUND, "suspend: all that wait", "suspend: candidates").at("load"), "mows-suspension"));
    }

    private static List<Silence> users() {
        return List.of(
                of(Paper.EET, "what a user may expect (its evaluator takes one number for all)", "cores \u00f7 users, and 28, 56, 80 cores",
                        "how many expected end times are violated", Single.less("violatedEetPercent", "fairshare-fifo", "easy"), "eet",
                        "eet-28-cores", "eet-56-cores", "eet-80-cores"),
                of(Paper.EET, "when usage is forgotten", "never; a week and a day beside it", "whom fair share puts first",
                        Single.less("meanWait", "fairshare-fifo, half-life of a week", "fairshare-fifo"), "eet-forgetting"),
                of(Paper.EET, "whether jobs span nodes", "no: seven clusters; one pool beside it", "waits of wide jobs",
                        Single.less("meanWait", "easy", "fairshare-fifo"), "eet", "eet-pool"));
    }

    public static List<Silence> all() {
        return ALL;
    }
}
