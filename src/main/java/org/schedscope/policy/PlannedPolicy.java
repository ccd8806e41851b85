package org.schedscope.policy;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.text.Message;

/**
 * A plan: some tasks in a given order before all others, which another policy orders. Its name holds all of it, {@code
 * plan:17.12.20:p-slr}: numbers of tasks of the workload, the first to start first, and the policy. So logs, sessions and command lines
 * make the same run again.
 */
public final class PlannedPolicy implements MovingPolicy {
    /** Prefix of the names of such policies. */
    public static final String PREFIX = "plan:";

    private static final Pattern NAME = Pattern.compile(PREFIX + "(\\d{1,9}(?:\\.\\d{1,9})*):(.+)");

    private final Policy after;
    private final Optional<MovingPolicy> moving;
    private final Map<Integer, Integer> planned;
    private final String order;

    private PlannedPolicy(Policy after, String order) {
        this.after = after;
        moving = after instanceof MovingPolicy known ? Optional.of(known) : Optional.empty();
        this.order = order;
        planned = new HashMap<>();
        for (String task : order.split("\\.")) {
            planned.putIfAbsent(Integer.valueOf(task), planned.size());
        }
    }

    /** Whether a name is meant as such a policy, valid or not. */
    public static boolean isMeantBy(String name) {
        return name.startsWith(PREFIX);
    }

    /**
     * The parts of such a name.
     *
     * @param tasks number of planned tasks
     * @param after policy of the remaining tasks
     */
    public record Told(int tasks, String after) {
    }

    /** The parts of a name; nothing if it is not that of a plan. */
    public static Optional<Told> told(String name) {
        Matcher parts = NAME.matcher(name);
        return parts.matches() ? Optional.of(new Told(parts.group(1).split("\\.").length, parts.group(2))) : Optional.empty();
    }

    /** The name of a plan. */
    public static String name(List<Integer> tasks, String after) {
        return PREFIX + tasks.stream().map(String::valueOf).collect(Collectors.joining(".")) + ":" + after;
    }

    /**
     * The policy of a name.
     *
     * @param policies finds the policy of the remaining tasks
     * @return empty if the name is wrong, or that policy compares more than tasks
     */
    public static Optional<Policy> of(String name, Function<String, Optional<Policy>> policies) {
        Matcher parts = NAME.matcher(name);
        return parts.matches() ? policies.apply(parts.group(2)).filter(PlannedPolicy::comparesTasks)
                .map(after -> new PlannedPolicy(after, parts.group(1))) : Optional.empty();
    }

    private static boolean comparesTasks(Policy after) {
        return !after.dependsOn(Dependence.USERS) && !after.dependsOn(Dependence.WORKFLOWS) && !after.dependsOn(Dependence.CORES);
    }

    /**
     * The error in an invalid name.
     *
     * @param policies finds the policy of the remaining tasks
     */
    public static Message complaint(String name, Function<String, Optional<Policy>> policies) {
        Optional<String> known = told(name).map(Told::after).filter(after -> policies.apply(after).isPresent());
        return known.isPresent() ? Message.of("choices", "plan.after", known.get()) : Message.of("choices", "plan.none", name);
    }

    /** The policy of the remaining tasks. */
    public Policy after() {
        return after;
    }

    /** Whether tasks without a place in the plan have the keys of their policy while no planned task waits. */
    public boolean keepsKeys() {
        return moving.isPresent() && !after.dependsOn(Dependence.QUEUE);
    }

    /** Whether a task is in the order. */
    public boolean plans(int task) {
        return planned.containsKey(task);
    }

    /** The place of a planned task in the order, from 0. */
    public int placeOf(int task) {
        return planned.get(task);
    }

    /** Number of tasks in the order. */
    public int size() {
        return planned.size();
    }

    /** The key of the task at a place of a pass, from 0. */
    public long keyOfPlace(int place) {
        return -1L - place;
    }

    @Override
    public PolicyInfo info() {
        PolicyInfo then = after.info();
        return new PolicyInfo(PREFIX + order + ":" + then.name(), "Some tasks in an order of their own before all others, then "
                + then.name() + ".", "minus the place in that order", "found for this run", false, then.remarks());
    }

    @Override
    public List<Parameter> parameters() {
        return after.parameters();
    }

    @Override
    public Policy with(Map<String, String> values) {
        return new PlannedPolicy(after.with(values), order);
    }

    @Override
    public MovingPolicy inPass(TaskView view, int[] tasks) {
        Map<Integer, Integer> places = new HashMap<>();
        int[] rest = Arrays.stream(tasks).filter(task -> !planned.containsKey(task)).toArray();
        if (rest.length == tasks.length && moving.isPresent()) {
            // The plan is done: the policy of the remaining tasks is used with its own keys.
            return moving.get().inPass(view, tasks);
        }
        Arrays.stream(rest).boxed().sorted(after.inPass(view, rest).order(view))
                .forEach(task -> places.put(task, planned.size() + places.size()));
        Arrays.stream(tasks).filter(planned::containsKey).forEach(task -> places.put(task, planned.get(task)));
        return new Placed(this, places);
    }

    @Override
    public Set<Dependence> dependsOn() {
        Set<Dependence> all = EnumSet.of(Dependence.TIME, Dependence.QUEUE);
        all.addAll(after.dependsOn());
        return all;
    }

    /** Only a pass, which shows all tasks, has the places of those that were not planned. */
    @Override
    public void key(TaskView view, int task, ExactKey key) {
        key.setFraction(-1L - planned.getOrDefault(task, planned.size()), 1);
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return planned.containsKey(task) ? Arithmetic.of(String.valueOf(-1L - planned.get(task))) : after.arithmetic(view, task);
    }

    /**
     * The order of one pass as a policy: the key of a task is minus its place. Tasks without a place come last.
     *
     * @param places places of tasks, from 0
     */
    public record Placed(MovingPolicy of, Map<Integer, Integer> places) implements MovingPolicy {
        @Override
        public PolicyInfo info() {
            return of.info();
        }

        @Override
        public void key(TaskView view, int task, ExactKey key) {
            key.setFraction(-1L - places.getOrDefault(task, places.size()), 1);
        }

        @Override
        public Arithmetic arithmetic(TaskView view, int task) {
            return of.arithmetic(view, task);
        }
    }
}
