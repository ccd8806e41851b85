package org.schedscope.exercise;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.generate.RandomStream;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.StartQuestions;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.JobGraph;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.slide.Worksheet;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** Generator of variants of an exercise, with answers from runs of their own. */
public final class Variants {
    private static final String PURPOSE = "exercise";
    private static final int CORES = 3;
    private static final int MOST_TASKS = 10;
    private static final int MOST_TASKS_OF_JOB = 6;
    private static final int JOBS_LOOKED_AT = 500;
    private static final long LONGEST = 9;

    private final Texts texts;
    private final Texts metrics;
    private final Texts words;

    /** @param language of the questions */
    public Variants(Language language) {
        texts = Texts.of("exercise", language);
        metrics = Texts.of("metrics", language);
        words = Texts.of("lesson", language);
    }

    /** Variants of a lesson: its runs with redrawn times, and its questions about metrics. */
    public List<Worksheet> of(Lesson lesson, long seed, int count) {
        Set<String> asked = new LinkedHashSet<>(List.of("makespan"));
        lesson.steps().forEach(step -> step.question().filter(Question.Figure.class::isInstance).map(Question.Figure.class::cast)
                .ifPresent(figure -> asked.add(figure.metric())));
        asked.add("meanResponse");
        List<Worksheet> sheets = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            Workload drawn = Redrawn.of(lesson.workload().workload(), RandomStream.of(seed, PURPOSE, number));
            List<LessonRun> runs = lesson.runs().stream().map(run -> run.with(drawn)).toList();
            sheets.add(sheet(lesson.title() + " " + number, runs, asked));
        }
        return sheets;
    }

    /**
     * Variants of a small workload of a profile on three cores, with times small enough for mental arithmetic.
     *
     * @param policy a policy's name
     */
    public List<Worksheet> of(WorkloadProfile profile, String policy, long seed, int count) {
        List<Worksheet> sheets = new ArrayList<>();
        Platform platform = Platform.of(texts.text("platform"), Cluster.of("C1", CORES));
        for (int number = 1; number <= count; number++) {
            long own = RandomStream.of(seed, PURPOSE, number).below(Long.MAX_VALUE);
            Workload drawn = new Workload(profile.name(), Workload.DEFAULT_TIME_UNIT, Optional.empty(),
                    small(profile.draw(new SettingValues(profile, Map.of()), own).jobs()));
            RunSpec spec = new RunSpec(drawn, platform, policy, Schedulers.impliedBy(policy), 1, new TreeMap<>());
            LessonRun run = LessonRun.of(spec, new PlatformChoice(platform, PlatformOrigin.LESSON), Optional.empty(), true);
            sheets.add(sheet(profile.name() + " " + number, List.of(run), Set.of("makespan", "meanResponse")));
        }
        return sheets;
    }

    private static List<Job> small(Iterable<Job> drawn) {
        List<Job> some = new ArrayList<>();
        int tasks = 0;
        int seen = 0;
        for (Job job : drawn) {
            int more = job.tasks().size();
            if (more <= MOST_TASKS_OF_JOB && tasks + more <= MOST_TASKS) {
                some.add(job);
                tasks += more;
            }
            if (++seen == JOBS_LOOKED_AT || tasks == MOST_TASKS) {
                break;
            }
        }
        if (some.isEmpty()) {
            some.add(beginning(drawn.iterator().next()));
        }
        long longest = some.stream().flatMap(job -> job.tasks().stream()).mapToLong(Task::exec).max().orElse(1);
        long latest = Math.max(1, some.stream().mapToLong(Job::arrival).max().orElse(1));
        List<Job> jobs = new ArrayList<>();
        for (Job job : some) {
            List<Task> scaled = job.tasks().stream().map(task -> new Task(task.id(), 1 + (task.exec() - 1) * LONGEST / longest,
                    Math.min(task.cores(), CORES - 1), Task.ANY_KIND, 0, OptionalLong.empty(), Map.of(), withoutData(task))).toList();
            jobs.add(new Job("J" + (jobs.size() + 1), Job.ROOT_USER, job.arrival() * LONGEST / latest, scaled, Optional.empty(),
                    Optional.empty()));
        }
        return jobs;
    }

    /** Dependencies without data, since nothing is transferred on one cluster. */
    private static List<Dependency> withoutData(Task task) {
        return task.parents().stream().map(parent -> Dependency.on(parent.parent())).toList();
    }

    /** The first tasks of a job; parents come before their children. */
    private static Job beginning(Job job) {
        JobGraph graph = new JobGraph(job.tasks());
        List<Integer> kept = IntStream.range(0, Math.min(MOST_TASKS, job.tasks().size())).mapToObj(graph::inOrder).toList();
        List<Task> tasks = new ArrayList<>();
        for (int position : kept) {
            Task task = job.tasks().get(position);
            List<Dependency> parents = task.parents().stream()
                    .map(parent -> new Dependency(kept.indexOf(parent.parent()), parent.data())).toList();
            tasks.add(task.withParents(parents));
        }
        return job.withTasks(tasks);
    }

    private Worksheet sheet(String title, List<LessonRun> runs, Set<String> asked) {
        List<Worksheet.Item> items = new ArrayList<>();
        for (LessonRun run : runs) {
            List<String> context = List.of(Worksheet.name(run));
            StartQuestions.first(run, tick -> texts.text("start", Long.toString(tick))).ifPresent(next -> {
                TimeFigures times = TimeFigures.of(run.spec().workload(), texts.language());
                String reasons = next.queue().stream()
                        .map(queued -> run.trace().index().shortLabel(queued.task()) + ": " + queued.told(times::arithmetic))
                        .collect(Collectors.joining("; "));
                items.add(Worksheet.item(context, new Question.Next(next.ask(), reasons, next.queue(), next.starting()), run,
                        words));
            });
            for (String metric : new TreeSet<>(asked)) {
                double value = run.metric(metric);
                if (!Double.isNaN(value)) {
                    String ask = texts.text("figure", metrics.text("metric." + metric + ".title"),
                            metrics.text("metric." + metric + ".unit"));
                    items.add(Worksheet.item(context, new Question.Figure(ask, "", metric, value), run, words));
                }
            }
        }
        return new Worksheet(title, texts.text("about"), runs, items);
    }
}
