package org.schedscope.generate.arrival;

/** How jobs of a drawn workload follow each other. */
public enum ArrivalPattern {
    /** Each as long after the previous job as that job's work takes at a given rate. */
    STEADY,
    /** Equal gaps. */
    CONSTANT,
    /** Gaps with an exponential distribution, so that arrivals are a Poisson process. */
    POISSON,
    /** As {@link #STEADY} (or {@link #CONSTANT}, where work has no rate), but faster in working hours than at other times. */
    WEEKLY
}
