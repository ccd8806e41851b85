package org.schedscope.scheduler.timesharing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.parameter.Parameter;
import org.schedscope.text.Message;

/**
 * The values of the parameters of time sharing.
 *
 * @param switchTicks ticks of a switch to another task
 * @param quantum ticks of work of a turn, or between looks at laxities
 * @param expiredFirst whether tasks whose quantum has ended enter before ready ones of the same tick
 * @param preemptedLast whether a preempted task gets a new position
 * @param ageing ticks of waiting that take 1 off a priority; 0 for none
 * @param slice ticks of work after which a task goes behind its equals; 0 for none
 * @param quanta by level; further levels have {@link #quantum}
 * @param allotments by level, quanta before a job goes down; further levels have 1
 * @param boost ticks between moves of all jobs to the first level; 0 for none
 * @param stay whether a task that ends before its quantum gives its job a new one
 * @param ioBump whether tasks of jobs that have run enter at the head of their level
 * @param draws first draws of lotteries
 */
public record SharingRules(long switchTicks, long quantum, boolean expiredFirst, boolean preemptedLast, long ageing, long slice, int levels,
        List<Long> quanta, List<Long> allotments, long boost, boolean stay, boolean ioBump, List<Long> draws) {
    /** Place of tasks that enter a queue again. */
    public enum ExpiredPlace {
        LAST, FIRST
    }

    /** Place of a task that is suspended for another one. */
    public enum PreemptedPlace {
        HEAD, TAIL
    }

    private enum Switch {
        OFF, ON
    }

    private static final long MOST_TICKS = 1L << 40;
    private static final String DEFAULT = "default";

    private static final Parameter.Whole SWITCH = ticks("switch", 0,
            "Ticks that a core needs to switch to a task that it did not run last.");
    private static final Parameter.Whole QUANTUM = turn(4);
    private static final Parameter.Choice<ExpiredPlace> EXPIRED = expired(ExpiredPlace.LAST, ExpiredPlace.FIRST);
    private static final Parameter.Choice<PreemptedPlace> PREEMPTED = Parameter.Choice.of("preempted", PreemptedPlace.class,
            "The place of a preempted task: where it was in the queue, or its end.");
    private static final Parameter.Whole AGEING = ticks("ageing", 0,
            "Ticks of waiting that take 1 off the priority of a task; 0 for none.");
    private static final Parameter.Whole SLICE = ticks("slice", 0,
            "Ticks of work after which a task goes behind others of its priority; 0 for none.");
    private static final Parameter.Whole LEVELS = new Parameter.Whole("levels", 1, 1000, Optional.of("levels"), OptionalLong.of(3),
            Optional.empty(), "Number of levels of feedback queues.");
    private static final Parameter.Wholes QUANTA = new Parameter.Wholes("quanta", DEFAULT, 1, MOST_TICKS,
            "Ticks of work of a turn on each level; by default those of quantum.");
    private static final Parameter.Wholes ALLOTMENTS = new Parameter.Wholes("allotments", DEFAULT, 1, MOST_TICKS,
            "Turns on each level before a job goes one down; by default 1.");
    private static final Parameter.Whole BOOST = ticks("boost", 0,
            "Ticks from one move of all jobs to the highest level to the next; 0 for never.");
    private static final Parameter.Choice<Switch> STAY = Parameter.Choice.of("stay", Switch.class,
            "Whether a job whose task ends before its turn is over begins its turns on the level anew.");
    private static final Parameter.Choice<Switch> IO_BUMP = Parameter.Choice.of("iobump", Switch.class,
            "Whether later tasks of a job enter their level at its head.");
    private static final Parameter.Wholes DRAWS = new Parameter.Wholes("draws", "random", 0, Long.MAX_VALUE,
            "The first draws of lotteries; the winner is the remainder of a draw and the sum of tickets.");

    /** The parameters, in order of their names. */
    public static final List<Parameter> PARAMETERS = List.of(AGEING, ALLOTMENTS, BOOST, DRAWS, EXPIRED, IO_BUMP, LEVELS, PREEMPTED, QUANTA,
            QUANTUM, SLICE, STAY, SWITCH);

    private static Parameter.Whole ticks(String name, long usual, String meaning) {
        return new Parameter.Whole(name, 0, MOST_TICKS, Optional.of("ticks"), OptionalLong.of(usual), Optional.empty(), meaning);
    }

    private static Parameter.Whole turn(long usual) {
        return new Parameter.Whole("quantum", 1, MOST_TICKS, Optional.of("ticks"), OptionalLong.of(usual), Optional.empty(),
                "Ticks of work of a turn; under llf the ticks between looks at laxities.");
    }

    private static Parameter.Choice<ExpiredPlace> expired(ExpiredPlace usual, ExpiredPlace other) {
        return new Parameter.Choice<>("expired", List.of(usual, other), usual,
                "Whether tasks whose turn is over enter the queue before or after those that become ready in the same tick.");
    }

    /** A parameter with its default under a policy. */
    public static Parameter under(String policy, Parameter parameter) {
        if (parameter == QUANTUM && policy.equals("llf")) {
            return turn(1);
        }
        return parameter == EXPIRED && policy.equals("mlfq") ? expired(ExpiredPlace.FIRST, ExpiredPlace.LAST) : parameter;
    }

    /**
     * The rules of a run.
     *
     * @param values value of each parameter
     * @throws ModelException if there are more quanta or allotments than levels
     */
    public static SharingRules of(Function<Parameter, String> values) {
        SharingRules rules = new SharingRules(number(SWITCH, values), number(QUANTUM, values),
                EXPIRED.chosen(values.apply(EXPIRED)) == ExpiredPlace.FIRST,
                PREEMPTED.chosen(values.apply(PREEMPTED)) == PreemptedPlace.TAIL, number(AGEING, values), number(SLICE, values),
                (int) number(LEVELS, values), numbers(QUANTA, values), numbers(ALLOTMENTS, values), number(BOOST, values),
                STAY.chosen(values.apply(STAY)) == Switch.ON, IO_BUMP.chosen(values.apply(IO_BUMP)) == Switch.ON, numbers(DRAWS, values));
        if (Math.max(rules.quanta.size(), rules.allotments.size()) > rules.levels) {
            throw new ModelException(Message.of("choices", "levels", Math.max(rules.quanta.size(), rules.allotments.size()), rules.levels));
        }
        return rules;
    }

    private static long number(Parameter.Whole parameter, Function<Parameter, String> values) {
        return parameter.number(values.apply(parameter)).orElseThrow();
    }

    private static List<Long> numbers(Parameter.Wholes parameter, Function<Parameter, String> values) {
        return parameter.numbers(values.apply(parameter)).stream().map(Ratio::numerator).toList();
    }

    /** Rules of devices: in order of arrival, without switches. */
    SharingRules ofDevices() {
        return new SharingRules(0, 1, false, false, 0, 0, 1, List.of(), List.of(), 0, false, false, List.of());
    }

    /** Ticks of work of a turn on a level. */
    long quantumOn(int level) {
        return level < quanta.size() ? quanta.get(level) : quantum;
    }

    /** Turns on a level before a job goes down. */
    long allotmentOn(int level) {
        return level < allotments.size() ? allotments.get(level) : 1;
    }
}
