package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.PolicyNames;
import org.schedscope.cli.option.PolicyWords;
import org.schedscope.cli.summary.PolicyJson;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.registry.Policies;
import org.schedscope.policy.registry.PolicyAliases;
import org.schedscope.scheduler.Preset;
import org.schedscope.scheduler.SchedulerKind;
import org.schedscope.scheduler.Schedulers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code policies}: what there is to choose from. */
@Command(name = "policies", description = "Lists every policy, preset and scheduler, or explains one policy or preset.")
public final class PoliciesCommand extends ConsoleCommand {
    @Parameters(arity = "0..1", paramLabel = "NAME", completionCandidates = PolicyWords.class,
            description = "The policy or preset to explain.")
    private String name;

    @Mixin
    private final JsonOption json = new JsonOption();

    @Override
    public Integer call() {
        if (name == null) {
            json.print(out(), PolicyJson::all, PoliciesCommand::list);
        } else {
            PolicyNames.require(name);
            json.print(out(), () -> PolicyJson.one(name), this::explain);
        }
        return 0;
    }

    private void explain(PrintWriter out) {
        PolicyAliases.all().stream().filter(alias -> alias.name().equals(name))
                .forEach(alias -> out.println(name + ", " + alias.meaning() + ", stands for " + alias.policy() + "."));
        Optional<Preset> preset = Preset.find(name);
        if (preset.isPresent()) {
            explain(preset.get(), out);
        } else {
            explain(Policies.find(name).orElseThrow(), out);
        }
        Policies.findSharing(name).filter(sharing -> !sharing.ownName()).ifPresent(sharing -> {
            out.println();
            out.println("With --scheduler " + Schedulers.TIME_SHARING + ":");
            out.println();
            explain(sharing, out);
        });
    }

    /** Prints all of them. */
    public static void list(PrintWriter out) {
        int width = Schedulers.policyNames().stream().mapToInt(String::length).max().orElse(0) + 2;
        out.println("Policies, each an order of the tasks that are ready:");
        for (Policy policy : Policies.all()) {
            row(out, width, policy.name(), policy.info().summary() + (policy.name().equals(Policies.DEFAULT) ? " (default)" : "")
                    + (policy.info().textbook().isEmpty() ? "" : " " + policy.info().textbook()));
        }
        out.println();
        out.println("With --scheduler " + Schedulers.TIME_SHARING + ", names that are also those of other policies:");
        Policies.sharing().stream().filter(policy -> !policy.ownName())
                .forEach(policy -> row(out, width, policy.name(), policy.info().summary()));
        out.println();
        out.println("Presets, each a policy in a scheduler of its own:");
        Preset.all().forEach(preset -> row(out, width, preset.name(), preset.summary()));
        out.println();
        out.println("Names from textbooks, for the same policies:");
        PolicyAliases.all().forEach(alias -> row(out, width, alias.name(), alias.policy() + ": " + alias.meaning()));
        out.println();
        out.println("Schedulers, for --scheduler:");
        Schedulers.all().forEach(kind -> row(out, width, kind.name(), kind.summary()));
        out.println();
        out.println("schedscope policies NAME explains one of them.");
    }

    private static void row(PrintWriter out, int width, String first, String second) {
        out.println("  " + first + " ".repeat(width - first.length()) + second);
    }

    private static void explain(Policy policy, PrintWriter out) {
        PolicyInfo info = policy.info();
        out.println(info.name());
        out.println("  " + info.summary());
        out.println();
        out.println("  Order         " + info.formula());
        out.println("  Source        " + info.source());
        out.println("  Starvation    " + (info.starvationFree() ? "every task gets its turn" : "a task may wait for ever under overload"));
        if (!info.remarks().isEmpty()) {
            out.println("  Remarks       " + info.remarks());
        }
        if (!info.textbook().isEmpty()) {
            out.println("  In textbooks  " + info.textbook());
        }
        out.println();
        if (policy.dependsOn(Dependence.CORES)) {
            out.println("Parameters, with --set name=value:");
            Schedulers.parameters(info.name(), Schedulers.TIME_SHARING).forEach(parameter -> parameter(parameter, Map.of(), out));
        } else {
            parameters(policy, Schedulers.impliedBy(info.name()), Map.of(), out);
        }
    }

    private static void explain(Preset preset, PrintWriter out) {
        out.println(preset.name());
        out.println("  " + preset.summary());
        out.println();
        out.println("  Policy        " + preset.policy());
        out.println("  Scheduler     " + preset.scheduler());
        if (!preset.parameters().isEmpty()) {
            out.println("  Sets          " + preset.parameters().entrySet().stream().map(set -> set.getKey() + "=" + set.getValue())
                    .collect(Collectors.joining(", ")));
        }
        out.println("  Source        " + preset.source());
        out.println();
        parameters(Policies.find(preset.policy()).orElseThrow(), preset.scheduler(), preset.parameters(), out);
    }

    /** What can be set for a policy: its own parameters first, then those of the scheduler that it usually runs in, then of the others. */
    private static void parameters(Policy policy, String usual, Map<String, String> set, PrintWriter out) {
        out.println("Parameters, with --set name=value:");
        policy.parameters().forEach(parameter -> parameter(parameter, set, out));
        List<SchedulerKind> kinds = new ArrayList<>(Schedulers.all());
        kinds.removeIf(kind -> kind.name().equals(Schedulers.TIME_SHARING));
        kinds.sort((a, b) -> Boolean.compare(b.name().equals(usual), a.name().equals(usual)));
        for (SchedulerKind kind : kinds) {
            out.println(kind.name().equals(usual) ? " of the scheduler " + kind.name() + ", in which it runs unless another is named:"
                    : " with --scheduler " + kind.name() + ":");
            kind.parameters().forEach(parameter -> parameter(parameter, kind.name().equals(usual) ? set : Map.of(), out));
        }
    }

    private static void parameter(Parameter parameter, Map<String, String> set, PrintWriter out) {
        out.println("  " + parameter.name() + ": " + parameter.range() + " (default: "
                + set.getOrDefault(parameter.name(), parameter.defaultValue()) + ")");
        out.println("      " + parameter.meaning());
    }
}
