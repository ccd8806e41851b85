package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.schedscope.model.number.Ratio;

/**
 * Cores of one kind and speed.
 *
 * @param id unique in the platform
 * @param cores at least 1
 * @param kind the one kind of task, besides {@link Task#ANY_KIND}, that runs here
 * @param speed greater than 0; a task of exec e runs for ceil(e ÷ speed) ticks
 * @param memory shared by the running tasks; absent: it never binds
 * @param resources counts by name, at least 0, shared by the running tasks; it has none of those that are absent here and below
 * @param licences counts by name of what it has not itself and shares with other clusters; the platform sets them
 */
public record Cluster(String id, int cores, String kind, Ratio speed, OptionalLong memory, Map<String, Long> resources,
        Map<String, Long> licences) implements PlatformNode {
    public Cluster {
        require(!id.isEmpty(), "cluster.id");
        require(cores >= 1, "cores", cores);
        require(!kind.isEmpty(), "kind");
        require(speed.signum() > 0, "speed", speed);
        require(memory.isEmpty() || memory.getAsLong() >= 1, "memory.least", memory.orElse(1));
        resources = CountedResources.checked(resources, 0);
        licences = CountedResources.checked(licences, 0);
    }

    /** A cluster without licences. */
    public Cluster(String id, int cores, String kind, Ratio speed, OptionalLong memory, Map<String, Long> resources) {
        this(id, cores, kind, speed, memory, resources, Map.of());
    }

    /** A cluster without counted resources. */
    public Cluster(String id, int cores, String kind, Ratio speed, OptionalLong memory) {
        this(id, cores, kind, speed, memory, Map.of());
    }

    /** This cluster with another number of cores. */
    public Cluster withCores(int count) {
        return new Cluster(id, count, kind, speed, memory, resources, licences);
    }

    public Cluster withId(String newId) {
        return new Cluster(newId, cores, kind, speed, memory, resources, licences);
    }

    /** This cluster with those counts of a platform that it does not state itself. */
    Cluster sharing(Map<String, Long> counts) {
        Map<String, Long> others = new HashMap<>(counts);
        others.keySet().removeAll(resources.keySet());
        return others.equals(licences) ? this : new Cluster(id, cores, kind, speed, memory, resources, others);
    }

    /** The most of a resource that one task may have here. */
    public long mostOf(String resource) {
        return resources.getOrDefault(resource, licences.getOrDefault(resource, 0L));
    }

    public static Cluster of(String id, int cores) {
        return of(id, cores, Task.ANY_KIND);
    }

    public static Cluster of(String id, int cores, String kind) {
        return new Cluster(id, cores, kind, Ratio.ONE, OptionalLong.empty());
    }

    /** Ticks that work of {@code exec} ticks at speed 1 takes here. */
    public long durationOf(long exec) {
        if (speed.equals(Ratio.ONE)) {
            return exec;
        }
        BigInteger[] quotient = BigInteger.valueOf(exec).multiply(BigInteger.valueOf(speed.denominator()))
                .divideAndRemainder(BigInteger.valueOf(speed.numerator()));
        return quotient[0].add(quotient[1].signum() == 0 ? BigInteger.ZERO : BigInteger.ONE).longValueExact();
    }
}
