package org.schedscope.experiment.report;

import java.util.List;
import org.schedscope.experiment.figure.Literature;

/** A part of the papers that cannot be reproduced, with the reason. */
record Missing(String what, String why) {
    static List<Missing> all() {
        return Literature.read("missing", Missing[].class, List.of());
    }
}
