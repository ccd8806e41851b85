package org.schedscope.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.schedscope.policy.Parameter;
import org.schedscope.policy.Policies;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.scheduler.Schedulers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code policies}: what there is to choose from. */
@Command(name = "policies", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Lists every policy, or explains one.")
final class PoliciesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "NAME", arity = "0..1", description = "The policy to explain.")
    private String name;

    /** Gives the policy of a name, or tells which one may have been meant. */
    static Policy require(String name) {
        return Policies.find(name).orElseThrow(() ->
                new UsageException(Suggestions.unknown("policy", name, Policies.names(), "policies", "schedscope policies")));
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if (name != null) {
            explain(require(name).info(), out);
            return 0;
        }
        int width = Policies.names().stream().mapToInt(String::length).max().orElse(0);
        for (Policy policy : Policies.all()) {
            PolicyInfo info = policy.info();
            out.println(info.name() + " ".repeat(width - info.name().length() + 2) + info.summary()
                    + (info.name().equals(Policies.DEFAULT) ? " (default)" : ""));
        }
        out.println();
        out.println("schedscope policies NAME tells more about one.");
        return 0;
    }

    private static void explain(PolicyInfo info, PrintWriter out) {
        out.println(info.name());
        out.println("  " + info.summary());
        out.println();
        out.println("  Order         " + info.formula());
        out.println("  Source        " + info.source());
        out.println("  Starvation    " + (info.starvationFree() ? "every task gets its turn" : "a task may wait for ever under overload"));
        if (!info.remarks().isEmpty()) {
            out.println("  Remarks       " + info.remarks());
        }
        out.println();
        out.println("Parameters, with --set name=value:");
        for (Parameter parameter : Schedulers.parameters(Schedulers.HIERARCHICAL)) {
            out.println("  " + parameter.name() + ": " + parameter.range() + " (default: " + parameter.defaultValue() + ")");
            out.println("      " + parameter.meaning());
        }
    }
}
