package org.schedscope.experiment.claim;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.schedscope.experiment.table.Runs;

/** The test of a claim. In the lists of literature the field {@code rule} names its kind. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "rule")
public interface ClaimRule {
    /**
     * Makes the comparisons.
     *
     * @return none without the runs that they need
     */
    List<Finding.Statement> check(Runs runs);

    String words();
}
