package org.schedscope.bench;

import java.nio.file.*;
import java.util.*;
import org.schedscope.io.*;
import org.schedscope.engine.*;
import org.schedscope.event.*;
import org.schedscope.scheduler.*;

class Probe {
    public static void main(String[] a) throws Exception {
        InputFile file = InputFile.of(Path.of("/work/shared/data/swf/SDSC-SP2-1998-4.2-cln.swf.gz"));
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        var platform = PlatformChoice.of(loaded, file, Optional.empty(), Limits.DEFAULT).platform();
        SimulationInput input = SimulationInput.of(loaded.workload(), platform);
        String policy = a[0];
        int rounds = Integer.parseInt(a[1]);
        for (String r : List.of("none", "easy", "conservative")) {
            TreeMap<String, String> p = new TreeMap<>(Map.of("rearrangement", r));
            RunSpec spec = new RunSpec(loaded.workload(), platform, policy, "hierarchical", 1, p);
            long[] count = new long[8];
            Schedulers.start(spec, input, Optional.of(new SinkAdapter() {
                long last = -1;
                @Override public void schedulingPass(long t, int c, int q) { count[0]++; count[1] += q; count[2]=Math.max(count[2],q);}
                @Override public void reservationMade(long t, int task, int c, long s, long e) { count[3]++; }
            })).runToEnd();
            System.out.println(r + " passes " + count[0] + " meanq " + count[1] / (double) count[0] + " max " + count[2] + " promises " + count[3]);
        }
        for (int i = 0; i < rounds; i++) {
            StringBuilder b = new StringBuilder();
            double base = 0;
            for (String r : List.of("none", "easy", "conservative")) {
                TreeMap<String, String> p = new TreeMap<>(Map.of("rearrangement", r));
                RunSpec spec = new RunSpec(loaded.workload(), platform, policy, "hierarchical", 1, p);
                long t0 = System.nanoTime();
                Schedulers.start(spec, input, Optional.empty()).runToEnd();
                double ms = (System.nanoTime() - t0) / 1e6;
                if (r.equals("none")) base = ms;
                b.append(String.format("%s %.1f ms (%.1fx)  ", r, ms, ms / base));
            }
            System.out.println(b);
        }
    }
}
