package org.schedscope.experiment.figure;

/** Papers whose evaluations are reproduced. */
public enum Paper {
    PSLR("Burkimsher, Bate, Indrusiak 2013", "A survey of scheduling metrics and an improved ordering policy for list schedulers"),
    MARKET("Burkimsher, Indrusiak", "Bidding policies for market-based HPC workflow scheduling"),
    NET("Burkimsher, Bate, Indrusiak 2014", "Scheduling HPC workflows for responsiveness and fairness with networking delays and "
            + "inaccurate "
            + "estimates of execution times"),
    MOWS("Wang 2011", "A study to online scheduling for mixed-parallel workflow"),
    EET("T\u00f3th, Klus\u00e1\u010dek 2014", "User-aware metrics for measuring quality of parallel job schedules");

    private final String authors;
    private final String title;

    Paper(String authors, String title) {
        this.authors = authors;
        this.title = title;
    }

    public String authors() {
        return authors;
    }

    public String title() {
        return title;
    }
}
