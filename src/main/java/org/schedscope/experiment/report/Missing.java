package org.schedscope.experiment.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What of the papers cannot be done again, and why. */
final class Missing {
    private static final Map<String, String> ALL = new LinkedHashMap<>();

    static {
        ALL.put("Burkimsher, Bate, Indrusiak 2013, 4.5: Table 5, Fig. 13, 14", "The trace of the industrial cluster is not public. All"
                + " of SDSC-SP2 stands in its place, with the printed numbers of Table 5 beside it.");
        ALL.put("Pictures of all figures", "The papers' texts survive without them: numbers that are only in a picture cannot be"
                + " compared.");
        ALL.put("Burkimsher, Bate, Indrusiak 2013: which printed shares are bold", "The marks of significance in Tables 3 and 4 are lost.");
        ALL.put("T\u00f3th, Klus\u00e1\u010dek 2014: the trace of zewura in 2013", "17,250 jobs in five months are not public; a cut of"
                + " the public log wagap-2013 to the nodes of that machine has 5,544 of its jobs. The capacity that users may expect is"
                + " not printed.");
        ALL.put("Wang 2011, Fig. 2-2", "The text has no number of it; HEFT's own example of ten tasks stands among the worked ones.");
        ALL.put("Wang 2011, Fig. 3-8, 3-9", "Times, processors, ranks and clusters of 14 and 12 processors are printed, edges and their"
                + " data are not. Ranks fix some: A1 sends 30 to A4, A4 15 to A6, A3 10 to A6, A6 15 and A5 5 to A7. What A1 sends to"
                + " A2 and A3, and most of B, are open: B4's rank of 75 comes from B7 with data 0 or from B8 with 25, B5's from B7 with"
                + " 5 or from B8 with 30, B2's from B6 with 10 or from B4 or B5 with 45. Graphs with all printed ranks gain nothing"
                + " from backfilling, or lose, or gain up to a fifth, so that the printed 20\u2009% picks none of them.");
        ALL.put("Wang 2011, Fig. 3-11, 3-12", "Only the order of ranks, the makespans 90, 70 and 65 and the suspension from 35 to 40"
                + " are printed; times, processors, edges and clusters were in a picture. suspend-and-resume among the samples has the"
                + " same three steps.");
        ALL.put("Wang 2011, Fig. 3-14, 3-15", "Only the order of ranks, that three tasks become ready at 15 and A2 starts at 20, and a"
                + " gain of 15\u2009% are printed. wait-for-the-fast among the samples shows the same choice.");
        ALL.put("Wang 2011: allocations that have not begun", "In the thesis an allocated task counts as running, so that a higher rank"
                + " could take its place before it starts. Under the rules of simulated time a commitment is moved in time and never"
                + " taken back; no event says so, and every reader of logs, verification and forks would need one. Not tried.");
        ALL.put("Wang 2011: the clusters", "Five clusters of 50 to 70 processors are printed; bandwidths and the processors of tasks"
                + " are not.");
        ALL.put("Starvation freedom of P-SLR", "It is proved, not measured; finite runs end.");
    }

    private Missing() {
    }

    static Map<String, String> all() {
        return Collections.unmodifiableMap(ALL);
    }
}
