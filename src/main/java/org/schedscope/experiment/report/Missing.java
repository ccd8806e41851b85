package org.schedscope.experiment.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What of the papers cannot be done again, and why. */
final class Missing {
    private static final Map<String, String> ALL = new LinkedHashMap<>();

    static {
        ALL.put("Burkimsher, Bate, Indrusiak 2013, 4.5: Table 5, Fig. 13, 14", "The trace of the industrial cluster is not public.");
        ALL.put("Pictures of all figures", "The papers' texts survive without them: numbers that are only in a picture cannot be"
                + " compared.");
        ALL.put("Burkimsher, Bate, Indrusiak 2013: which printed shares are bold", "The marks of significance in Tables 3 and 4 are lost.");
        ALL.put("T\u00f3th, Klus\u00e1\u010dek 2014: the trace of zewura in 2013", "17,250 jobs in five months are not public; a cut of"
                + " the public"
                + " log wagap-2013 to the nodes of that machine has 5,544 of its jobs. The capacity that users may expect is not printed.");
        ALL.put("Wang 2011, Fig. 2-2, 3-9, 3-12, 3-15", "Tables of times and ranks are printed, but edges with their data were drawn"
                + " and are"
                + " lost, and for most the processors of the clusters, too: several graphs have the printed ranks. Examples of our own, in"
                + " which each phase does what the thesis says, are among the samples.");
        ALL.put("Wang 2011: the clusters", "Five clusters of 50 to 70 processors are printed; bandwidths and the processors of tasks are"
                + " not.");
        ALL.put("Starvation freedom of P-SLR", "It is proved, not measured; finite runs end.");
    }

    private Missing() {
    }

    static Map<String, String> all() {
        return Collections.unmodifiableMap(ALL);
    }
}
