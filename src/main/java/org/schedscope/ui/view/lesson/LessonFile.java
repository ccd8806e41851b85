package org.schedscope.ui.view.lesson;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.schedscope.lesson.Lesson;
import org.schedscope.page.LessonPage;
import org.schedscope.slide.Handout;
import org.schedscope.slide.SlideTexts;
import org.schedscope.slide.Slides;
import org.schedscope.slide.Worksheet;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.help.LocalisedDescriptions;
import org.schedscope.ui.view.kit.Messages;

/** What a lesson can be written as from the window, in its language; slides have its theme. */
public enum LessonFile {
    SLIDES(Slides.ENDING), PAGE(LessonPage.ENDING), SHEET(Slides.ENDING), SOLUTION(Slides.ENDING);

    private final String ending;

    LessonFile(String ending) {
        this.ending = ending;
    }

    public String ending() {
        return ending;
    }

    /** Title in the file chooser. */
    public String title() {
        return LessonView.TEXTS.text("save." + name());
    }

    /** On a worker, which can be cancelled. A name with the ending of another kind gets that of this one. */
    public void save(Session session, Lesson lesson, Path file) {
        Slides slides = new Slides(lesson, session.settings().themeProperty().get(), texts());
        LessonPage page = new LessonPage(lesson, SpokenLanguage.now());
        Handout sheet = new Handout(lesson.title(), List.of(Worksheet.of(lesson, LessonView.TEXTS)), texts());
        session.exports().save(ended(file), out -> write(slides, page, sheet, out));
    }

    private void write(Slides slides, LessonPage page, Handout sheet, OutputStream out) throws IOException {
        switch (this) {
            case SLIDES -> slides.write(out);
            case PAGE -> page.write(out);
            default -> sheet.write(this == SOLUTION, out);
        }
    }

    private Path ended(Path file) {
        String name = String.valueOf(file.getFileName());
        String lower = name.toLowerCase(Locale.ROOT);
        for (LessonFile each : values()) {
            if (lower.endsWith(each.ending)) {
                String stem = name.substring(0, name.length() - each.ending.length());
                return lower.endsWith(ending) ? file : file.resolveSibling(stem + ending);
            }
        }
        return file.resolveSibling(name + ending);
    }

    private static SlideTexts texts() {
        return new SlideTexts(LessonView.TEXTS, Messages.CHART, LocalisedDescriptions::policy);
    }
}
