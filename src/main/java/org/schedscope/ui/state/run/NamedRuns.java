package org.schedscope.ui.state.run;

import java.util.stream.Collectors;

/** What the user calls runs, as a text for sessions: a line each, {@code 2=with backfilling}. */
public final class NamedRuns {
    private NamedRuns() {
    }

    public static String text(RunController runs) {
        return runs.names().entrySet().stream().map(name -> name.getKey() + "=" + name.getValue())
                .collect(Collectors.joining("\n"));
    }

    /** Has runs called so again; names of closed runs are left out. */
    public static void restore(RunController runs, String text) {
        for (String line : text.split("\n")) {
            String label = line.replaceAll("=.*", "");
            runs.kept().stream().filter(run -> label.equals(Integer.toString(runs.labelOf(run)))).findFirst()
                    .ifPresent(run -> runs.rename(run, line.substring(label.length() + 1)));
        }
    }
}
