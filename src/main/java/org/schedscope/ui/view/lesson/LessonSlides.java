package org.schedscope.ui.view.lesson;

import java.nio.file.Path;
import java.util.Locale;
import org.schedscope.lesson.Lesson;
import org.schedscope.slide.SlideTexts;
import org.schedscope.slide.Slides;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.help.LocalisedDescriptions;
import org.schedscope.ui.view.kit.Messages;

/** Writes a lesson as slides, in the language and the theme of the window. */
public final class LessonSlides {
    private LessonSlides() {
    }

    /** On a worker, and with the ending of slides if the name has none. */
    public static void save(Session session, Lesson lesson, Path file) {
        boolean ends = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(Slides.ENDING);
        Slides slides = new Slides(lesson, session.settings().themeProperty().get(),
                new SlideTexts(LessonView.TEXTS, Messages.CHART, LocalisedDescriptions::policy));
        session.exports().save(ends ? file : file.resolveSibling(file.getFileName() + Slides.ENDING), slides::write);
    }
}
