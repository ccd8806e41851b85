package org.schedscope.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.Samples;
import org.schedscope.lesson.StepDraft.RunDraft;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.policy.registry.PolicyAliases;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/** Messages about unknown names in lessons, with close matches. */
final class LessonNames {
    private LessonNames() {
    }

    /** @throws ModelException with the close match of an unknown name, if there is one */
    static void check(String policy, String scheduler) {
        ProgramPolicy.refuseInFile(policy);
        if (Policies.complaint(policy).isEmpty() && !Schedulers.isPolicy(policy)) {
            List<String> known = new ArrayList<>(Schedulers.policyNames());
            PolicyAliases.all().forEach(alias -> known.add(alias.name()));
            refuse("policy", policy, known);
        }
        if (Schedulers.find(scheduler).isEmpty()) {
            refuse("scheduler", scheduler, Schedulers.names());
        }
    }

    private static void refuse(String what, String name, List<String> known) {
        DidYouMean.slip(name, known).ifPresent(near -> {
            throw new ModelException(LessonBuilder.words(what, name, near));
        });
    }

    /** A message about an unknown metric; empty for a valid one. */
    static Optional<Message> noMetric(String name) {
        if (Metrics.named(name).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(DidYouMean.slip(name, Metrics.all().stream().map(Metric::name).toList())
                .map(meant -> LessonBuilder.words("metric.slip", name, meant)).orElseGet(() -> LessonBuilder.words("metric", name)));
    }

    /** The field of the setting that is invalid; the first one if that is unclear. */
    static Optional<Place> placeOf(RunDraft run) {
        boolean policy = run.policy().filter(name -> !Schedulers.isPolicy(name)).isPresent();
        boolean scheduler = run.scheduler().filter(name -> Schedulers.find(name).isEmpty()).isPresent();
        Optional<Place> field = policy ? run.places().policy() : scheduler ? run.places().scheduler() : Optional.empty();
        return field.or(run.places()::first);
    }

    /** An unknown job or task. */
    static Message nothing(WorkloadIndex index, String name) {
        List<String> known = new ArrayList<>();
        for (int number = 0; number < index.jobCount(); number++) {
            Job job = index.job(number);
            known.add(job.id());
            job.tasks().forEach(task -> known.add(job.id() + "/" + task.id()));
        }
        // A task by its display name.
        Optional<String> called = IntStream.range(0, index.taskCount())
                .filter(task -> name.equals(index.task(task).id()) || name.equals(index.label(task)))
                .mapToObj(task -> index.job(index.jobOf(task)).id() + "/" + index.task(task).id()).findFirst();
        return called.or(() -> DidYouMean.slip(name, known))
                .map(near -> LessonBuilder.words("nothing.slip", SafeText.quoted(name), SafeText.quoted(near)))
                .orElseGet(() -> LessonBuilder.words("nothing", SafeText.quoted(name)));
    }

    /**
     * A file that is missing or not accessible.
     *
     * @param platform whether a platform was expected, otherwise a workload
     */
    static Message absent(InputFile lesson, String path, boolean platform) {
        InputFile beside = lesson.sibling(path);
        if (beside.exists()) {
            return LessonBuilder.words("link", beside.name());
        }
        Path plain = Path.of(path.replaceAll("[^ -~]", "_"));
        return Samples.fileMeantBy(plain, platform ? Samples.platforms() : Samples.names()).or(() -> DidYouMean.slip(path, besides(lesson)))
                .map(near -> LessonBuilder.words("absent.slip", beside.name(), SafeText.of(near)))
                .orElseGet(() -> LessonBuilder.words("absent", beside.name()));
    }

    private static List<String> besides(InputFile lesson) {
        Optional<Path> folder = lesson.path().map(Path::toAbsolutePath).map(Path::getParent);
        if (folder.isEmpty()) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder.get())) {
            return files.map(file -> String.valueOf(file.getFileName())).filter(name -> !name.equals(lesson.name())).sorted().toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
