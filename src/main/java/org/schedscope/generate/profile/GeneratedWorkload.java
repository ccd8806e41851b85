package org.schedscope.generate.profile;

import java.util.Optional;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * What a profile has drawn.
 *
 * @param platform where the workload is meant to run, if the profile draws that too
 */
public record GeneratedWorkload(Workload workload, Optional<Platform> platform) {
}
