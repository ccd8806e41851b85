package org.schedscope.generate.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.schedscope.generate.SettingValues;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.number.Ratio;

/** Workloads and platform as §4.1 of Burkimsher, Bate, Indrusiak 2014 describes them. */
class NetProfileTest {
    private static GeneratedWorkload draw(long seed, Map<String, String> set) {
        WorkloadProfile net = WorkloadProfiles.find("net").orElseThrow();
        return net.generate(new SettingValues(net, set), seed);
    }

    @Test
    void fourClustersOf400CoresTheSecondOfTheOtherKind() {
        Platform platform = draw(1, Map.of()).platform().orElseThrow();
        assertEquals(List.of("Kind1", "Kind2", "Kind1", "Kind1"), platform.clusters().stream().map(Cluster::kind).toList());
        assertEquals(List.of(400, 400, 400, 400), platform.clusters().stream().map(Cluster::cores).toList());
        assertEquals(new NetworkModel.ThinTree(new Ratio(1, 5), Ratio.of(-1)), platform.network());
        assertEquals("thin-tree:0.8:1", draw(1, Map.of("share", "0.8", "p", "1")).platform().orElseThrow().network().text());
    }

    @Test
    void theTopologyIsATreeOrAStar() {
        Platform star = draw(1, Map.of("topology", "star", "jobs", "1")).platform().orElseThrow();
        assertEquals(draw(1, Map.of("jobs", "1")).platform().orElseThrow().clusters(), star.clusters());
        assertEquals(4, ((Router) star.root()).children().size());
        assertEquals(new NetworkModel.ThinTree(new Ratio(1, 5), Ratio.of(-1)), star.network());
    }

    /** ceil(exec · 0.8 ÷ 0.2): four times as long as the task itself inside a half, twice that across. */
    @Test
    void aShareOfFourFifthsIs400PerCentAndTheTopOfTheTreeIsSlower() {
        Platform platform = draw(1, Map.of("share", "0.8", "jobs", "1")).platform().orElseThrow();
        var delays = platform.network().over(platform);
        assertEquals(40, delays.onRoute(Ratio.of(10), java.util.Optional.empty(), delays.route(0, 1)));
        assertEquals(80, delays.onRoute(Ratio.of(10), java.util.Optional.empty(), delays.route(1, 2)));
    }

    @Test
    void workArrivesAtOneFifthMoreThanCanBeDone() {
        List<Job> jobs = draw(2, Map.of()).workload().jobs();
        double before = jobs.stream().limit(999).flatMap(job -> job.tasks().stream())
                .mapToDouble(task -> (double) task.exec() * task.cores()).sum();
        assertEquals(before / (1.2 * 1600), jobs.get(999).arrival(), 1);
        assertEquals(1e10, jobs.stream().flatMap(job -> job.tasks().stream()).mapToDouble(task -> (double) task.exec() * task.cores())
                .sum(), 1e6);
    }

    @Test
    void usersAreMembersOfGroups() {
        List<String> users = draw(3, Map.of()).workload().jobs().stream().map(Job::user).distinct().toList();
        assertEquals(20, users.size());
        Map<String, Long> members = users.stream()
                .collect(Collectors.groupingBy(user -> user.substring(0, user.lastIndexOf('/')), Collectors.counting()));
        assertEquals(Map.of("/group1", 4L, "/group2", 4L, "/group3", 4L, "/group4", 4L, "/group5", 4L), members);
        assertTrue(draw(3, Map.of("groups", "0")).workload().jobs().stream().allMatch(job -> job.user().startsWith("/share")));
        assertTrue(draw(3, Map.of("users", "0")).workload().jobs().stream().allMatch(job -> job.user().equals("/")));
    }
}
