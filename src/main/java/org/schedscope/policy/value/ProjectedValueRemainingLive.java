package org.schedscope.policy.value;

import org.schedscope.policy.PolicyInfo;

/**
 * {@link ProjectedValueRemaining}, but tasks with nothing left to earn go last of those with a curve instead of first: our variant, for
 * schedulers under which jobs do not starve. Not starvation-free: what has nothing left waits while anything else does.
 */
public final class ProjectedValueRemainingLive extends ValueRemaining {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("pvr-live", "As pvr, but tasks with nothing left to earn last.",
                "∫ Vmax · factor dSLR from (now − arrival + R) / CP to D_final, smallest first, 0 last",
                "after Burkimsher, Indrusiak: bidding policies, Algorithm 4", false, "Differs from pvr only in the place of a key of 0.");
    }

    @Override
    public boolean zeroGoesLast() {
        return true;
    }
}
