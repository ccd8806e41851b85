package org.schedscope.generate.profile;

import java.util.Optional;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * A workload drawn by a profile.
 *
 * @param platform intended platform, if the profile draws that too
 */
public record GeneratedWorkload(Workload workload, Optional<Platform> platform) {
}
