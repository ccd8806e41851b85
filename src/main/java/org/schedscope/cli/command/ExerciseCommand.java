package org.schedscope.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.Languages;
import org.schedscope.cli.option.PolicyNames;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.cli.option.SeedOption;
import org.schedscope.exercise.Gift;
import org.schedscope.exercise.MoodleXml;
import org.schedscope.exercise.Variants;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonJson;
import org.schedscope.lesson.Lessons;
import org.schedscope.slide.Handout;
import org.schedscope.slide.SlideTexts;
import org.schedscope.slide.Worksheet;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code exercise}: variants of an exercise, each with its answers. */
@Command(name = "exercise",
        description = "Draws variants of an exercise by seed, each with its answers from the engine: as PDF, or for Moodle.",
        footer = {"", "Examples: schedscope exercise graham --seed 7 --variants 30 --out sheets",
                "          schedscope exercise pslr-fork-join --policy fifo-job --to moodle-xml"})
public final class ExerciseCommand extends ConsoleCommand {
    private static final int MOST_VARIANTS = 1000;

    @Parameters(paramLabel = "LESSON|PROFILE", completionCandidates = SampleWords.Lessons.class,
            description = "A lesson (a file, or one that comes with the program), whose times are drawn anew, or a profile, see generate.")
    private Path source;

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Option(names = "--variants", paramLabel = "N", defaultValue = "1",
            description = "How many variants, 1 to 1000 (default: ${DEFAULT-VALUE}).")
    private int variants;

    @Option(names = "--to", paramLabel = "FORMAT", defaultValue = "pdf",
            description = "pdf (a file of sheets and one of solutions), gift or moodle-xml (default: ${DEFAULT-VALUE}).")
    private String format;

    @Option(names = "--policy", paramLabel = "NAME", defaultValue = "fifo-task",
            description = "The policy, with a profile (default: ${DEFAULT-VALUE}); lessons have theirs.")
    private String policy;

    @Option(names = "--out", paramLabel = "FOLDER", description = "Where the files go; it is made if it is not there (default: here).")
    private Path folder;

    @Option(names = "--language", paramLabel = "LANGUAGE", defaultValue = "en",
            description = "Language of the exercise: en or de (usually: ${DEFAULT-VALUE}).")
    private String language;

    @Mixin
    private final JsonOption json = new JsonOption();

    private final CommandFiles noted = new CommandFiles();

    /** A file to write. */
    private record Target(Path file, OutputFiles.Contents contents) {
    }

    @Override
    public Integer call() throws IOException, InputException {
        Language spoken = Languages.named(language);
        if (variants < 1 || variants > MOST_VARIANTS) {
            throw new UsageException("--variants is " + variants + "; it is 1 to " + MOST_VARIANTS);
        }
        if (!List.of("pdf", "gift", "moodle-xml").contains(format)) {
            throw new UsageException("unknown format '" + format + "'; available: pdf, gift, moodle-xml");
        }
        Optional<WorkloadProfile> profile = source.toFile().exists() ? Optional.empty()
                : WorkloadProfiles.find(source.toString());
        List<Worksheet> sheets = profile.isPresent() ? ofProfile(profile.get(), spoken) : ofLesson(spoken);
        String title = String.valueOf(source.getFileName()).replaceFirst("\\.lesson\\.json$", "");
        Path base = (folder == null ? Path.of("") : folder).resolve(title + "-seed" + seed.seed());
        List<Target> targets = targets(base, title, sheets, spoken);
        try (OutputFiles files = noted.open()) {
            if (folder != null) {
                files.makeFolder(folder);
            }
            for (Target target : targets) {
                files.write(target.file(), target.contents());
            }
            files.commit();
        }
        List<Path> written = targets.stream().map(Target::file).toList();
        json.print(out(), () -> JsonOption.fields("of", title, "seed", seed.seed(), "variants", sheets.size(), "files", written),
                out -> written.forEach(out::println));
        return 0;
    }

    private List<Worksheet> ofProfile(WorkloadProfile profile, Language spoken) {
        PolicyNames.require(policy);
        return new Variants(spoken).of(profile, policy, seed.seed(), variants);
    }

    private List<Worksheet> ofLesson(Language spoken) throws InputException {
        Optional<InputFile> bundled = source.toFile().exists() ? Optional.empty() : Lessons.file(source.toString());
        InputFile file = bundled.orElseGet(() -> noted.input(source));
        if (!file.exists()) {
            throw new UsageException(absent());
        }
        Lesson lesson = LessonJson.read(file, Limits.DEFAULT, spoken);
        return new Variants(spoken).of(lesson, seed.seed(), variants);
    }

    private String absent() {
        List<String> known = Stream.concat(Lessons.names().stream(), WorkloadProfiles.names().stream()).toList();
        String meant = DidYouMean.slip(source.toString(), known).map(near -> "; did you mean '" + near + "'?").orElse(".");
        return "no lesson, profile or file '" + source + "'" + meant + " Lessons: " + String.join(", ", Lessons.names())
                + "; profiles: " + String.join(", ", WorkloadProfiles.names());
    }

    private List<Target> targets(Path base, String title, List<Worksheet> sheets, Language spoken) {
        List<Target> targets = new ArrayList<>();
        if (format.equals("pdf")) {
            Handout handout = new Handout(title, sheets, SlideTexts.in(spoken));
            targets.add(new Target(base.resolveSibling(base.getFileName() + "-sheets.pdf"), stream -> handout.write(false, stream)));
            targets.add(new Target(base.resolveSibling(base.getFileName() + "-solutions.pdf"), stream -> handout.write(true, stream)));
        } else if (format.equals("gift")) {
            targets.add(new Target(base.resolveSibling(base.getFileName() + ".gift.txt"), new Gift(title, sheets, spoken)::write));
        } else {
            targets.add(new Target(base.resolveSibling(base.getFileName() + ".moodle.xml"), new MoodleXml(title, sheets, spoken)::write));
        }
        return targets;
    }
}
