package org.schedscope.generate.profile;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The one list of profiles. */
public final class WorkloadProfiles {
    private static final List<WorkloadProfile> ALL = Stream.concat(PslrProfile.all().stream(), Stream.of(
            new MarketProfile(),
            new NetProfile(),
            new MowsProfile())).toList();

    private WorkloadProfiles() {
    }

    public static List<WorkloadProfile> all() {
        return ALL;
    }

    public static List<String> names() {
        return ALL.stream().map(WorkloadProfile::name).toList();
    }

    public static Optional<WorkloadProfile> find(String name) {
        return ALL.stream().filter(profile -> profile.name().equals(name)).findFirst();
    }
}
