package org.schedscope.policy;

/** What users can be compared by. */
public enum UserCriterion {
    /**
     * The product along the user's path of {@code entitled ÷ max(used, 1 ÷ (cores + 1))}: what the user is entitled to by what it uses
     * at the moment.
     */
    SHARE_FACTOR,

    /**
     * Core-ticks used up to now, running tasks included: {@code ∫ cores in use · 2^−((now − t) ÷ half-life) dt}, or without a half-life
     * {@code ∫ cores in use dt}.
     */
    USAGE
}
