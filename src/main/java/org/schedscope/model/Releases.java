package org.schedscope.model;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The releases of a periodic job: jobs {@code id#1 … id#n} in its place, one a period. */
public final class Releases {
    private static final char BEFORE_NUMBER = '#';

    private Releases() {
    }

    /**
     * Number of releases of a periodic job.
     *
     * @param horizon the releases of a job without a count arrive before this tick; needed for such jobs only
     */
    public static long count(Job job, OptionalLong horizon) {
        SchedulingParameters figures = job.scheduling();
        if (figures.count().isPresent()) {
            return figures.count().getAsInt();
        }
        long ticks = horizon.orElseThrow() - job.arrival();
        return ticks <= 0 ? 0 : (ticks - 1) / figures.period().getAsLong() + 1;
    }

    /**
     * A release of a periodic job.
     *
     * @param number from 1
     * @throws ArithmeticException if it arrives after the last tick
     */
    public static Job of(Job job, int number) {
        SchedulingParameters figures = job.scheduling();
        long period = figures.period().getAsLong();
        long arrival = Math.addExact(job.arrival(), Math.multiplyExact(number - 1L, period));
        OptionalLong deadline = figures.deadline().isPresent() ? figures.deadline() : figures.period();
        return job.withId(id(job, number)).withArrival(arrival).withScheduling(new SchedulingParameters(figures.priority(),
                figures.tickets(), deadline, figures.period(), OptionalInt.empty(), OptionalInt.of(number)));
    }

    private static String id(Job job, int number) {
        return job.id() + BEFORE_NUMBER + number;
    }

    /** Id of the periodic job of a release. */
    public static String periodicId(Job release) {
        String end = BEFORE_NUMBER + Integer.toString(release.scheduling().release().orElseThrow());
        return release.id().endsWith(end) ? release.id().substring(0, release.id().length() - end.length()) : release.id();
    }

    /** Jobs with periodic ones instead of all their releases that follow one another. */
    public static List<Job> joined(Jobs jobs) {
        if (!jobs.anyScheduling()) {
            return jobs;
        }
        List<Job> joined = new ArrayList<>();
        for (int first = 0, end; first < jobs.size(); first = end) {
            Job job = jobs.get(first);
            end = first + 1;
            String suffix = BEFORE_NUMBER + "1";
            if (job.scheduling().release().orElse(0) == 1 && job.id().endsWith(suffix) && job.id().length() > suffix.length()) {
                Job periodic = periodic(job.withId(job.id().substring(0, job.id().length() - suffix.length())), 1);
                while (end < jobs.size() && jobs.get(end).equals(of(periodic, end - first + 1))) {
                    end++;
                }
                job = of(periodic, 1).equals(job) ? periodic(periodic, end - first) : job;
            }
            joined.add(job);
        }
        return joined;
    }

    private static Job periodic(Job job, int count) {
        SchedulingParameters figures = job.scheduling();
        return job.withScheduling(new SchedulingParameters(figures.priority(), figures.tickets(), figures.deadline(), figures.period(),
                OptionalInt.of(count), OptionalInt.empty()));
    }
}
