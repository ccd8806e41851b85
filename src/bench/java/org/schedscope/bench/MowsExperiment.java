package org.schedscope.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventField;
import org.schedscope.event.EventSink;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.profile.GeneratedWorkload;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/**
 * The experiments of Wang 2011, §5-2: mean makespan of workflows under OWM, each single change, and MOWS, over random workloads, by mean
 * interval of arrivals. Arguments: runs, workflows, then intervals.
 */
public final class MowsExperiment {
    private static final List<String> PRESETS = List.of("owm", "owm-swf", "owm-backfilling", "owm-preemptive", "owm-all-eft", "mows");
    private static final WorkloadProfile MOWS = WorkloadProfiles.find("mows").orElseThrow();

    private MowsExperiment() {
    }

    /** Sums up how long jobs took from their arrival, and counts suspensions and what overtook. */
    private static final class Sum implements EventSink {
        private final SimulationInput input;
        private double response;
        private long suspensions;
        private long backfills;

        Sum(SimulationInput input) {
            this.input = input;
        }

        @Override
        public void on(ScheduleEvent event) {
            switch (event.kind()) {
                case JOB_FINISHED -> response += event.tick() - input.index().job(event.get(EventField.JOB)).arrival();
                case TASK_PREEMPTED -> suspensions++;
                case TASK_STARTED -> backfills += event.get(EventField.BACKFILLED);
                default -> {
                    // Not summed up.
                }
            }
        }

        @Override
        public boolean looksAtCores() {
            return false;
        }
    }

    public static void main(String[] arguments) {
        int runs = Integer.parseInt(arguments[0]);
        for (int i = 2; i < arguments.length; i++) {
            compare(runs, arguments[1], arguments[i]);
        }
    }

    private static void compare(int runs, String workflows, String interval) {
        Map<String, double[]> sums = new LinkedHashMap<>();
        PRESETS.forEach(preset -> sums.put(preset, new double[4]));
        for (int seed = 1; seed <= runs; seed++) {
            GeneratedWorkload drawn = MOWS.generate(new SettingValues(MOWS, Map.of("workflows", workflows, "interval", interval)), seed);
            SimulationInput input = SimulationInput.of(drawn.workload(), drawn.platform().orElseThrow());
            for (String preset : PRESETS) {
                Sum sum = new Sum(input);
                long before = System.nanoTime();
                Schedulers.start(new RunSpec(drawn.workload(), drawn.platform().orElseThrow(), preset, "four-phase", seed, new TreeMap<>()),
                        input,
                        Optional.of(sum)).runToEnd();
                double[] totals = sums.get(preset);
                totals[0] += sum.response / drawn.workload().jobs().size() / runs;
                totals[1] += (double) sum.suspensions / runs;
                totals[2] += (double) sum.backfills / runs;
                totals[3] += (System.nanoTime() - before) / 1e9;
            }
        }
        double owm = sums.get("owm")[0];
        sums.forEach((preset, totals) -> System.out.println(String.format(Locale.ROOT,
                "interval %s  %-16s mean makespan %10.0f  ratio %.3f  suspensions %7.1f  backfills %8.1f  seconds %.1f", interval, preset,
                totals[0],
                totals[0] / owm, totals[1], totals[2], totals[3])));
    }
}
