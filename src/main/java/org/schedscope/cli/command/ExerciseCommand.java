package org.schedscope.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.Positional;
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

/** {@code exercise}: variants of an exercise, each with its answers. */
public final class ExerciseCommand extends ConsoleCommand {
    private static final int MOST_VARIANTS = 1000;

    private final Positional<Path> source = Positional.of(Path.class, "LESSON|PROFILE",
            "A lesson (a file, or one that comes with the program), whose times are drawn anew, or a profile, see generate.")
            .completedBy(SampleWords.LESSONS);

    private final SeedOption seed = new SeedOption();

    private final Option<Integer> variants = Option.of(int.class, "--variants", "N",
            "How many variants, 1 to 1000 (default: ${DEFAULT-VALUE}).").byDefault("1");

    private final Option<String> format = Option.of(String.class, "--to", "FORMAT",
            "pdf (a file of sheets and one of solutions), gift or moodle-xml (default: ${DEFAULT-VALUE}).").byDefault("pdf");

    private final Option<String> policy = Option.of(String.class, "--policy", "NAME",
            "The policy, with a profile (default: ${DEFAULT-VALUE}); lessons have theirs.").byDefault("fifo-task");

    private final Option<Path> folder = Option.of(Path.class, "--out", "FOLDER",
            "Where the files go; it is made if it is not there (default: here).");

    private final Option<String> language = Option.of(String.class, "--language", "LANGUAGE",
            "Language of the exercise: en or de (usually: ${DEFAULT-VALUE}).").byDefault("en");

    private final JsonOption json = new JsonOption();

    private final CommandFiles noted = new CommandFiles();

    /** A file to write. */
    private record Target(Path file, OutputFiles.Contents contents) {
    }

    public ExerciseCommand() {
        super("exercise", "Draws variants of an exercise by seed, each with its answers from the engine: as PDF, or for Moodle.",
                "", "Examples: schedscope exercise graham --seed 7 --variants 30 --out sheets",
                "          schedscope exercise pslr-fork-join --policy fifo-job --to moodle-xml");
    }

    @Override
    public List<Arguments> arguments() {
        return List.of(source, seed, variants, format, policy, folder, language, json);
    }

    @Override
    public Integer call() throws IOException, InputException {
        Language spoken = Languages.named(language.value());
        if (variants.value() < 1 || variants.value() > MOST_VARIANTS) {
            throw new UsageException("--variants is " + variants.value() + "; it is 1 to " + MOST_VARIANTS);
        }
        if (!List.of("pdf", "gift", "moodle-xml").contains(format.value())) {
            throw new UsageException("unknown format '" + format.value() + "'; available: pdf, gift, moodle-xml");
        }
        Optional<WorkloadProfile> profile = source.value().toFile().exists() ? Optional.empty()
                : WorkloadProfiles.find(source.value().toString());
        List<Worksheet> sheets = profile.isPresent() ? ofProfile(profile.get(), spoken) : ofLesson(spoken);
        String title = String.valueOf(source.value().getFileName()).replaceFirst("\\.lesson\\.json$", "");
        List<Target> targets = targets(folder.orElse(Path.of("")).resolve(title + "-seed" + seed.seed()), title, sheets, spoken);
        try (OutputFiles files = noted.open()) {
            if (folder.isGiven()) {
                files.makeFolder(folder.value());
            }
            for (Target target : targets) {
                files.write(target.file(), target.contents());
            }
            files.commit();
        }
        if (json.isWanted()) {
            out().println(JsonOption.line(JsonOption.fields("of", title, "seed", seed.seed(), "variants", sheets.size(), "files",
                    targets.stream().map(Target::file).toList())));
        } else {
            targets.forEach(target -> out().println(target.file()));
        }
        return 0;
    }

    private List<Worksheet> ofProfile(WorkloadProfile profile, Language spoken) {
        PolicyNames.require(policy.value());
        return new Variants(spoken).of(profile, policy.value(), seed.seed(), variants.value());
    }

    private List<Worksheet> ofLesson(Language spoken) throws InputException {
        Optional<InputFile> bundled = source.value().toFile().exists() ? Optional.empty() : Lessons.file(source.value().toString());
        InputFile file = bundled.orElseGet(() -> noted.input(source.value()));
        if (!file.exists()) {
            throw new UsageException(absent());
        }
        Lesson lesson = LessonJson.read(file, Limits.DEFAULT, spoken);
        return new Variants(spoken).of(lesson, seed.seed(), variants.value());
    }

    private String absent() {
        List<String> known = Stream.concat(Lessons.names().stream(), WorkloadProfiles.names().stream()).toList();
        String meant = DidYouMean.slip(source.value().toString(), known).map(near -> "; did you mean '" + near + "'?").orElse(".");
        return "no lesson, profile or file '" + source.value() + "'" + meant + " Lessons: " + String.join(", ", Lessons.names())
                + "; profiles: " + String.join(", ", WorkloadProfiles.names());
    }

    private List<Target> targets(Path base, String title, List<Worksheet> sheets, Language spoken) {
        List<Target> targets = new ArrayList<>();
        if (format.value().equals("pdf")) {
            Handout handout = new Handout(title, sheets, SlideTexts.in(spoken));
            targets.add(new Target(base.resolveSibling(base.getFileName() + "-sheets.pdf"), stream -> handout.write(false, stream)));
            targets.add(new Target(base.resolveSibling(base.getFileName() + "-solutions.pdf"), stream -> handout.write(true, stream)));
        } else if (format.value().equals("gift")) {
            targets.add(new Target(base.resolveSibling(base.getFileName() + ".gift.txt"), new Gift(title, sheets, spoken)::write));
        } else {
            targets.add(new Target(base.resolveSibling(base.getFileName() + ".moodle.xml"), new MoodleXml(title, sheets, spoken)::write));
        }
        return targets;
    }
}
