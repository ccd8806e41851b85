package org.schedscope.experiment.claim;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.schedscope.experiment.table.Runs;

/** What must hold for a claim. In the lists of literature the field {@code rule} names its kind. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "rule")
public interface ClaimRule {
    /**
     * Makes the comparisons.
     *
     * @return none if what they need has not run
     */
    List<Finding.Statement> check(Runs runs);

    /** The rule in a sentence. */
    String words();
}
