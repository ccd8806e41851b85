package org.schedscope.policy;

/** Criteria by which users can be compared. */
public enum UserCriterion {
    /**
     * The product along the user's path of {@code entitled ÷ max(used, 1 ÷ (cores + 1))}: the entitlement of the user relative to its
     * present use.
     */
    SHARE_FACTOR,

    /**
     * Core-ticks used up to now, running tasks included: {@code ∫ cores in use · 2^−((now − t) ÷ half-life) dt}, or without a half-life
     * {@code ∫ cores in use dt}.
     */
    USAGE
}
