package org.schedscope.ui.view.window;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.schedscope.io.Exports;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.session.SessionFile;
import org.schedscope.slide.Slides;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.ImportDraft;
import org.schedscope.ui.state.edit.InputEditor;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.lesson.LessonSlides;
import org.schedscope.ui.view.lesson.LessonView;
import org.schedscope.ui.view.sheet.ImportSheet;

/** Asks which files are opened and written. */
final class FileDialogs {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final Texts EDIT_TEXTS = Messages.of("edit");

    private final Session session;
    private final Stage stage;

    FileDialogs(Session session, Stage stage) {
        this.session = session;
        this.stage = stage;
    }

    void chooseFile() {
        choose("command.open", session.files()::open);
    }

    void chooseSchedule() {
        choose("command.open-schedule", session.files()::openSchedule);
    }

    private void choose(String title, Consumer<Path> then) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(TEXTS.text(title));
        File file = chooser.showOpenDialog(stage);
        if (file != null) {
            then.accept(file.toPath());
        }
    }

    /** Several files at once, and how they are put together. */
    void importFiles() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(TEXTS.text("import.title"));
        List<File> files = chooser.showOpenMultipleDialog(stage);
        if (files != null && !files.isEmpty()) {
            ImportSheet.of(stage, session, new ImportDraft(files.stream().map(File::toPath).toList())).show();
        }
    }

    /** The chooser asks before a file is replaced. */
    void exportFile() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(TEXTS.text("export.title"));
        List<Export> formats = Exports.all();
        for (Export format : formats) {
            String kind = TEXTS.text(format instanceof ScheduleExport ? "export.schedule" : "export.workload", format.title());
            chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(kind, format.endings().stream().map(ending -> "*" + ending).toList()));
        }
        chooser.setInitialFileName(session.runs().run().workload().name() + formats.get(0).endings().get(0));
        File file = chooser.showSaveDialog(stage);
        if (file != null) {
            int chosen = Math.max(0, chooser.getExtensionFilters().indexOf(chooser.getSelectedExtensionFilter()));
            session.exports().export(file.toPath(), formats.get(chosen));
        }
    }

    /** To the file that the session has; the first time the user says which. */
    void saveSession() {
        session.keeper().fileProperty().get().ifPresentOrElse(session.keeper()::save, this::saveSessionAs);
    }

    /** The chooser asks before a file is replaced. */
    void saveSessionAs() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(TEXTS.text("save.title"));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(TEXTS.text("save.session"), "*" + SessionFile.ENDING));
        chooser.setInitialFileName(session.runs().run().workload().name() + SessionFile.ENDING);
        File file = chooser.showSaveDialog(stage);
        if (file != null) {
            session.keeper().save(file.toPath());
        }
    }

    /** Where an edited input goes; the chooser asks before a file is replaced. */
    Optional<Path> whereToSave(InputEditor draft) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(EDIT_TEXTS.text("save"));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(EDIT_TEXTS.text("save.json"), "*" + draft.ending()));
        chooser.setInitialFileName(draft.fileName());
        return Optional.ofNullable(chooser.showSaveDialog(stage)).map(File::toPath);
    }

    /** Of the lesson that is given; the chooser asks before a file is replaced. */
    void saveSlides() {
        session.lessons().get().ifPresent(given -> {
            FileChooser chooser = new FileChooser();
            chooser.setTitle(LessonView.TEXTS.text("slides.title"));
            chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(LessonView.TEXTS.text("slides.pdf"), "*" + Slides.ENDING));
            chooser.setInitialFileName(given.lesson().title().replaceAll("[^\\p{L}\\p{N} -]", "").strip() + Slides.ENDING);
            File file = chooser.showSaveDialog(stage);
            if (file != null) {
                LessonSlides.save(session, given.lesson(), file.toPath());
            }
        });
    }

    void choosePlatform() {
        choose("toolbar.platform.other", session.files()::openPlatform);
    }
}
