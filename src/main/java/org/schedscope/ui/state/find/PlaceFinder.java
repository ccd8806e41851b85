package org.schedscope.ui.state.find;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.model.ModelException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.time.TimeReader;
import org.schedscope.ui.state.find.Destination.Kind;
import org.schedscope.ui.state.run.OpenRun;

/** Finds places by a typed text; runs on a worker, one question at a time. */
public final class PlaceFinder {
    /** Most answers of a kind. */
    public static final int MOST_OF_KIND = 6;
    private static final int MOST = 30;

    /**
     * A question.
     *
     * @param typed the words
     * @param run whose jobs, tasks, users and clusters are searched
     * @param now the tick that times with a sign count from
     * @param times format of times
     * @param named further places with a name
     */
    public record Question(String typed, OpenRun run, long now, TimeFigures times, List<Destination> named) {
        public Question {
            typed = typed.strip();
            named = List.copyOf(named);
        }
    }

    private record Answer(int distance, Destination place) {
        private static final Comparator<Answer> BEST_FIRST = Comparator.comparingInt(Answer::distance)
                .thenComparing(answer -> answer.place.kind()).thenComparing(answer -> answer.place.title().length())
                .thenComparing(answer -> answer.place.number());
    }

    private final Question question;
    private final WorkloadIndex index;
    /** The best of each kind, the worst of them first. */
    private final Map<Kind, PriorityQueue<Answer>> best = new LinkedHashMap<>();

    private PlaceFinder(Question question) {
        this.question = question;
        index = question.run().index();
    }

    /** The best answers first; none if nothing was typed. */
    public static List<Destination> find(Question question) {
        return question.typed().isEmpty() ? List.of() : new PlaceFinder(question).find();
    }

    private List<Destination> find() {
        jobs();
        tasks();
        List<String> users = question.run().jobs().users();
        for (int user = 0; user < users.size(); user++) {
            consider(new Destination(Kind.USER, users.get(user), "", user), users.get(user));
        }
        for (int cluster = 0; cluster < question.run().platform().clusters().size(); cluster++) {
            String id = question.run().platform().clusters().get(cluster).id();
            consider(new Destination(Kind.CLUSTER, id, "", cluster), id);
        }
        question.named().forEach(place -> consider(place, place.title()));
        List<Answer> all = new ArrayList<>();
        best.values().forEach(all::addAll);
        time().ifPresent(all::add);
        return all.stream().sorted(Answer.BEST_FIRST).limit(MOST).map(Answer::place).toList();
    }

    private void jobs() {
        for (int job = 0; job < index.jobCount(); job++) {
            String id = index.job(job).id();
            int distance = Fuzzy.distance(question.typed(), id);
            if (distance >= 0) {
                keep(new Answer(distance, new Destination(Kind.JOB, id, index.job(job).user(), job)));
            }
        }
    }

    /** {@code J7/T3} or {@code J7 T3}: the tasks of jobs with the first part as id. Ids may have slashes and spaces themselves. */
    private void tasks() {
        String typed = question.typed();
        for (int cut = 1; cut < typed.length() - 1; cut++) {
            if (typed.charAt(cut) == '/' || typed.charAt(cut) == ' ') {
                tasks(typed.substring(0, cut), typed.substring(cut + 1).strip());
            }
        }
    }

    private void tasks(String jobId, String typed) {
        for (int job = 0; job < index.jobCount(); job++) {
            if (!index.job(job).id().equalsIgnoreCase(jobId)) {
                continue;
            }
            for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
                int distance = Fuzzy.distance(typed, index.task(task).id());
                if (distance >= 0) {
                    keep(new Answer(distance, new Destination(Kind.TASK, index.label(task), index.job(job).user(), task)));
                }
            }
        }
    }

    /** A time is meant if it can be read as one; a number is a job first, if there is one of that id. */
    private Optional<Answer> time() {
        try {
            long tick = TimeReader.of(question.times().clock()).from(question.now()).moment(question.typed());
            String detail = question.times().areTicks() ? "" : question.times().tick(tick);
            return Optional.of(new Answer(1, new Destination(Kind.TIME, question.times().areTicks() ? question.times().tick(tick)
                    : question.times().full(tick), detail, tick)));
        } catch (ModelException noTime) {
            return Optional.empty();
        }
    }

    private void consider(Destination place, String name) {
        int distance = Fuzzy.distance(question.typed(), name);
        if (distance >= 0) {
            keep(new Answer(distance, place));
        }
    }

    private void keep(Answer answer) {
        PriorityQueue<Answer> kind = best.computeIfAbsent(answer.place().kind(), any -> new PriorityQueue<>(Answer.BEST_FIRST.reversed()));
        kind.add(answer);
        if (kind.size() > MOST_OF_KIND) {
            kind.poll();
        }
    }
}
