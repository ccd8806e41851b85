package org.schedscope.ui.view.window;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.stage.Stage;
import org.schedscope.event.RunInfo;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.io.Exports;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.Lessons;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.page.RunPage;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.draft.ImportDraft;
import org.schedscope.ui.state.draft.LessonMaker;
import org.schedscope.ui.state.draft.RunExports;
import org.schedscope.ui.state.edit.InputEditor;
import org.schedscope.ui.state.file.TableDraft;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.lesson.LessonFile;
import org.schedscope.ui.view.lesson.LessonView;
import org.schedscope.ui.view.sheet.ImportSheet;
import org.schedscope.ui.view.sheet.TableSheet;

/** Dialogs for files that are opened and written. */
final class FileDialogs {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final Texts EDIT_TEXTS = Messages.of("edit");

    private final Session session;
    private final Stage stage;

    FileDialogs(Session session, Stage stage) {
        this.session = session;
        this.stage = stage;
        session.states().follow(now -> now.files().table(), asked -> asked.ifPresent(this::nameColumns));
    }

    /** Of a table that nothing recognises. */
    private void nameColumns(TableDraft draft) {
        session.files().tableTaken();
        TableSheet.of(stage, session, draft).show();
    }

    void chooseFile() {
        choose("command.open", session.files()::open);
    }

    void chooseSchedule() {
        choose("command.open-schedule", session.files()::openSchedule);
    }

    private void choose(String title, Consumer<Path> then) {
        new FileChoice(TEXTS.text(title)).toOpen(stage).ifPresent(then);
    }

    /** Several files at once, and how they are put together. */
    void importFiles() {
        List<Path> files = new FileChoice(TEXTS.text("import.title")).manyToOpen(stage);
        if (!files.isEmpty()) {
            ImportSheet.of(stage, session, new ImportDraft(files)).show();
        }
    }

    /** The workload, the schedule, the run as a page, and what the lesson that is given can be written as. */
    void exportFile() {
        List<Export> formats = Exports.all();
        Optional<Lesson> lesson = session.lessons().get().map(LessonModel.Progress::lesson);
        FileChoice choice = choice(formats).kind(TEXTS.text("export.page"), List.of("*" + RunPage.ENDING));
        if (lesson.isPresent()) {
            kindsOfLesson(choice, kind -> TEXTS.text("export.lesson", kind.title()));
        }
        choice.toSave(stage).ifPresent(file -> {
            int kind = choice.chosenKind() - formats.size();
            if (kind > 0) {
                LessonFile.values()[kind - 1].save(session, lesson.orElseThrow(), file);
            } else if (kind == 0 || isPage(file)) {
                savePage(file);
            } else {
                session.exports().export(file, formats.get(choice.chosenKind()));
            }
        });
    }

    /** The run as far as it is recorded, measured as a whole. */
    private void savePage(Path file) {
        PlayheadSnapshot snapshot = session.snapshot().get();
        OpenRun run = snapshot.run();
        RunInfo info = RunExports.info(snapshot);
        Language language = SpokenLanguage.now();
        Path ended = isPage(file) ? file : file.resolveSibling(file.getFileName() + RunPage.ENDING);
        session.exports().save(ended, out -> new RunPage(run.trace(), info,
                RunMeasures.at(run.jobs(), run.trace(), run.trace().eventCount()).report(run.reportOptions()), language).write(out));
    }

    private static boolean isPage(Path file) {
        return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(RunPage.ENDING);
    }

    /** As a file that is read as a schedule again. */
    void exportSchedule() {
        export(Exports.ofSchedules());
    }

    private void export(List<? extends Export> formats) {
        FileChoice choice = choice(formats);
        choice.toSave(stage).ifPresent(file -> session.exports().export(file, formats.get(choice.chosenKind())));
    }

    private FileChoice choice(List<? extends Export> formats) {
        FileChoice choice = new FileChoice(TEXTS.text("export.title"));
        formats.forEach(
                format -> choice.kind(TEXTS.text(format instanceof ScheduleExport ? "export.schedule" : "export.workload", format.title()),
                        format.endings().stream().map(ending -> "*" + ending).toList()));
        return choice.named(session.runs().run().workload().name() + formats.get(0).endings().get(0));
    }

    private static void kindsOfLesson(FileChoice choice, Function<LessonFile, String> title) {
        for (LessonFile kind : LessonFile.values()) {
            choice.kind(title.apply(kind), List.of("*" + kind.ending()));
        }
    }

    /** To the file that the session has; the first time the user says which. */
    void saveSession() {
        session.keeper().fileProperty().get().ifPresentOrElse(session.keeper()::save, this::saveSessionAs);
    }

    void saveSessionAs() {
        new FileChoice(TEXTS.text("save.title")).kind(TEXTS.text("save.session"), List.of("*" + SessionFile.ENDING))
                .named(session.runs().run().workload().name() + SessionFile.ENDING).toSave(stage).ifPresent(session.keeper()::save);
    }

    /** Where an edited input goes. */
    Optional<Path> whereToSave(InputEditor editor) {
        return new FileChoice(EDIT_TEXTS.text("save")).kind(EDIT_TEXTS.text("save.json"), List.of("*" + editor.ending()))
                .named(editor.fileName()).toSave(stage);
    }

    /** Where a lesson goes that was made in the window. */
    Optional<Path> whereToSave(LessonMaker made) {
        return new FileChoice(LessonView.TEXTS.text("make.save")).kind(LessonView.TEXTS.text("title"), List.of("*" + Lessons.ENDING))
                .named(named(made.title.get()) + Lessons.ENDING).toSave(stage);
    }

    private static String named(String lesson) {
        return lesson.replaceAll("[^\\p{L}\\p{N} -]", "").strip();
    }

    /** The lesson that is given, as one of several kinds of files. */
    void saveLesson() {
        session.lessons().get().map(LessonModel.Progress::lesson).ifPresent(lesson -> {
            FileChoice choice = new FileChoice(LessonView.TEXTS.text("save.title"));
            kindsOfLesson(choice, LessonFile::title);
            choice.named(named(lesson.title()) + LessonFile.SLIDES.ending()).toSave(stage)
                    .ifPresent(file -> LessonFile.values()[choice.chosenKind()].save(session, lesson, file));
        });
    }

    void choosePlatform() {
        choose("toolbar.platform.other", session.files()::openPlatform);
    }
}
