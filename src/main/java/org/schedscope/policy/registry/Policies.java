package org.schedscope.policy.registry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.schedscope.model.ModelException;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.PlannedPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.SharingPolicy;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.text.Message;

/** All policies: built-in ones, and those of the folder of plug-ins, if there is one. */
public final class Policies {
    /** The default policy. */
    public static final String DEFAULT = "p-slr";

    private static final List<Policy> ALL = Stream.of(PolicyTable.ROWS, SharingTable.OWN_NAMES, PolicyPlugins.ofProperty())
            .<Policy>flatMap(List::stream).toList();

    private Policies() {
    }

    public static List<Policy> all() {
        return ALL;
    }

    /** Names of those that order any queue; the others need a scheduler of their own. */
    public static List<String> namesForAnyQueue() {
        return ALL.stream().filter(policy -> !policy.dependsOn(Dependence.WORKFLOWS) && !policy.dependsOn(Dependence.CORES))
                .map(Policy::name).toList();
    }

    /**
     * The policy of a name: one of the list, by its own name or an alias, or an ordering or a program that a user typed
     * ({@link ExpressionPolicy}, {@link ProgramPolicy}), or a plan ({@link PlannedPolicy}).
     */
    public static Optional<Policy> find(String nameOrAlias) {
        String name = PolicyAliases.policyOf(nameOrAlias);
        if (ExpressionPolicy.isMeantBy(name)) {
            try {
                return Optional.of(ExpressionPolicy.of(name));
            } catch (ModelException e) {
                return Optional.empty();
            }
        }
        if (ProgramPolicy.isMeantBy(name)) {
            return complaint(name).isPresent() ? Optional.empty() : Optional.of(ProgramPolicy.of(name));
        }
        if (PlannedPolicy.isMeantBy(name)) {
            return PlannedPolicy.of(name, after -> ProgramPolicy.isMeantBy(after) ? Optional.empty() : find(after));
        }
        return ALL.stream().filter(policy -> policy.name().equals(name)).findFirst();
    }

    /** The error of an ordering or a program that a user typed, whatever the platform; none of other names. */
    public static Optional<Message> complaint(String name) {
        return complaint(name, word -> true);
    }

    /**
     * The error of an ordering or a program that a user typed; none of other names.
     *
     * @param resource whether a word is the name of a counted resource
     */
    public static Optional<Message> complaint(String name, Predicate<String> resource) {
        if (ProgramPolicy.isMeantBy(name)) {
            return ProgramPolicy.complaint(name);
        }
        if (PlannedPolicy.isMeantBy(name)) {
            return find(name).isPresent() ? Optional.empty() : Optional.of(PlannedPolicy.complaint(name, Policies::find));
        }
        return ExpressionPolicy.isMeantBy(name) ? ExpressionPolicy.complaint(name, resource) : Optional.empty();
    }

    /** The policies of the scheduler that shares cores; some have names that are those of others in {@link #all}. */
    public static List<SharingPolicy> sharing() {
        return SharingTable.all();
    }

    /** The policy of the scheduler that shares cores with a name. */
    public static Optional<SharingPolicy> findSharing(String name) {
        return SharingTable.find(name);
    }

    /** Names of those of the list. */
    public static List<String> names() {
        return ALL.stream().map(Policy::name).toList();
    }

    /** Splits a list of names at commas, but not at those between the parentheses of an ordering that was typed. */
    public static List<String> split(String list) {
        List<String> names = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int at = 0; at <= list.length(); at++) {
            char here = at < list.length() ? list.charAt(at) : ',';
            depth += here == '(' ? 1 : here == ')' ? -1 : 0;
            if (at == list.length() || here == ',' && depth <= 0) {
                names.add(list.substring(from, at));
                from = at + 1;
            }
        }
        return names;
    }
}
