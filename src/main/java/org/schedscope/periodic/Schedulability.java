package org.schedscope.periodic;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.schedscope.model.number.BigRatio;
import org.schedscope.periodic.TestResult.Kind;
import org.schedscope.text.Message;

/** All tests of one periodic set. */
public final class Schedulability {
    private static final int DECIMALS = 4;
    private static final int LONGEST_FRACTION = 24;

    private final PeriodicSet set;
    private final BigRatio utilisation;

    private Schedulability(PeriodicSet set) {
        this.set = set;
        utilisation = set.utilisation();
    }

    /** Results for rate monotonic, deadline monotonic and given priorities, if there are any, and for earliest deadline first. */
    public static List<TestResult> of(PeriodicSet set) {
        Schedulability tests = new Schedulability(set);
        List<TestResult> results = new ArrayList<>(List.of(tests.liuLayland(), tests.hyperbolic(),
                tests.responses("rm", PeriodicTask::period), tests.responses("dm", PeriodicTask::deadline)));
        if (set.tasks().stream().map(PeriodicTask::priority).distinct().count() > 1) {
            results.add(tests.responses("priority-preemptive", PeriodicTask::priority));
        }
        results.add(tests.demand());
        return results;
    }

    /** A fraction and its decimal, or the decimal alone where the fraction is long. */
    public static Message text(BigRatio ratio) {
        BigDecimal decimal = new BigDecimal(ratio.numerator()).divide(new BigDecimal(ratio.denominator()), DECIMALS,
                RoundingMode.HALF_EVEN);
        return Message.of("periodic", ratio.toString().length() > LONGEST_FRACTION ? "ratio.long" : "ratio", ratio, decimal);
    }

    private TestResult liuLayland() {
        int tasks = set.tasks().size();
        BigDecimal bound = BigDecimal.valueOf(tasks * (StrictMath.pow(2, 1.0 / tasks) - 1)).setScale(DECIMALS, RoundingMode.HALF_EVEN);
        return bound(Kind.LIU_LAYLAND, isWithinLiuLayland(tasks, utilisation), text(utilisation), bound, tasks);
    }

    /** Decides U ≤ n(2^(1/n) − 1) exactly, as (1 + U ÷ n)^n ≤ 2. */
    static boolean isWithinLiuLayland(int tasks, BigRatio utilisation) {
        BigRatio base = BigRatio.of(1).plus(utilisation.dividedBy(BigRatio.of(tasks)));
        return base.numerator().pow(tasks).compareTo(base.denominator().pow(tasks).multiply(BigInteger.TWO)) <= 0;
    }

    private TestResult hyperbolic() {
        BigRatio product = set.tasks().stream().map(PeriodicSet::utilisation).map(BigRatio.of(1)::plus)
                .reduce(BigRatio.of(1), BigRatio::times);
        return bound(Kind.HYPERBOLIC, product.compareTo(BigRatio.of(2)) <= 0, text(product));
    }

    /** A bound on utilisation is sufficient: what exceeds it is not decided. */
    private TestResult bound(Kind kind, boolean within, Object... values) {
        Outcome outcome = fixed().or(() -> set.nameOf(task -> task.deadline() < task.period()).map(early -> unclear("early", early)))
                .orElseGet(() -> within ? Outcome.of(TestVerdict.SCHEDULABLE, kind + ".within", values)
                        : unclear(kind + ".above", values));
        return new TestResult(kind, "rm", outcome.verdict, outcome.why, List.of(), List.of());
    }

    private TestResult responses(String policy, ToLongFunction<PeriodicTask> key) {
        Optional<Outcome> known = fixed();
        boolean applies = known.isEmpty() || known.get().verdict == TestVerdict.NOT && set.cores() == 1;
        List<ResponseTime> all = applies ? new ResponseTimes(set, key).all() : List.of();
        Outcome outcome = known.orElseGet(() -> judged(all));
        return new TestResult(Kind.RESPONSE_TIMES, policy, outcome.verdict, outcome.why, all, List.of());
    }

    private Outcome judged(List<ResponseTime> all) {
        Optional<ResponseTime> missed = first(all, TestVerdict.NOT);
        Optional<ResponseTime> open = first(all, TestVerdict.NOT_DECIDED);
        return missed.map(one -> Outcome.of(TestVerdict.NOT, "misses", one.task().name(), one.task().deadline()))
                .or(() -> open.map(one -> unclear(!set.isSynchronous() ? "phases"
                        : one.steps().size() == ResponseTimes.MOST_STEPS ? "steps" : "equals", one.task().name())))
                .orElseGet(() -> Outcome.of(TestVerdict.SCHEDULABLE, "responses"));
    }

    private static Optional<ResponseTime> first(List<ResponseTime> all, TestVerdict verdict) {
        return all.stream().filter(one -> one.verdict() == verdict).findFirst();
    }

    private TestResult demand() {
        Optional<Outcome> known = general().or(() -> set.nameOf(task -> task.deadline() < task.period()).isPresent() ? Optional.empty()
                : Optional.of(Outcome.of(TestVerdict.SCHEDULABLE, "utilisation", text(utilisation))));
        if (known.isPresent()) {
            return new TestResult(Kind.PROCESSOR_DEMAND, "edf", known.get().verdict, known.get().why, List.of(), List.of());
        }
        ProcessorDemand demand = new ProcessorDemand(set);
        Outcome outcome = judged(demand);
        return new TestResult(Kind.PROCESSOR_DEMAND, "edf", outcome.verdict, outcome.why, List.of(), demand.points());
    }

    private Outcome judged(ProcessorDemand demand) {
        if (demand.verdict() == TestVerdict.NOT_DECIDED) {
            return unclear("points", ProcessorDemand.MOST_POINTS);
        }
        if (demand.verdict() == TestVerdict.SCHEDULABLE) {
            return Outcome.of(TestVerdict.SCHEDULABLE, "demand", demand.points().size());
        }
        TestResult.Point last = demand.points().get(demand.points().size() - 1);
        return set.isSynchronous() ? Outcome.of(TestVerdict.NOT, "demanded", last.work(), last.tick()) : unclear("phases");
    }

    /** What is known under every policy: a set that needs more than all cores misses deadlines; other tests are for one core. */
    private Optional<Outcome> general() {
        if (set.doubt().isPresent()) {
            return Optional.of(new Outcome(TestVerdict.NOT_DECIDED, set.doubt().get()));
        }
        if (utilisation.compareTo(BigRatio.of(set.cores())) > 0) {
            return Optional.of(Outcome.of(TestVerdict.NOT, "over", text(utilisation), set.cores()));
        }
        return set.cores() == 1 ? Optional.empty() : Optional.of(unclear("cores", set.cores()));
    }

    private Optional<Outcome> fixed() {
        return general().or(() -> set.nameOf(task -> task.deadline() > task.period()).map(late -> unclear("late", late)));
    }

    private static Outcome unclear(String key, Object... values) {
        return Outcome.of(TestVerdict.NOT_DECIDED, key, values);
    }

    /** A verdict with its reason. */
    private record Outcome(TestVerdict verdict, Message why) {
        static Outcome of(TestVerdict verdict, String key, Object... values) {
            return new Outcome(verdict, Message.of("periodic", "why." + key, values));
        }
    }
}
