package org.schedscope.ui.state.lesson;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.util.Optional;
import org.schedscope.lesson.Lesson;

/** What time it is for whoever gives a lesson, and for how long it has been given. */
public final class LectureTime {
    private final Clock clock;
    private Optional<Lesson> given = Optional.empty();
    private Instant began;

    /** @param lessons each that is begun starts the time anew */
    public LectureTime(LessonModel lessons, Clock clock) {
        this.clock = clock;
        began = clock.instant();
        lessons.valueProperty().addListener((property, before, now) -> begin(now.map(LessonModel.Progress::lesson)));
        begin(lessons.get().map(LessonModel.Progress::lesson));
    }

    private void begin(Optional<Lesson> lesson) {
        if (!lesson.equals(given)) {
            given = lesson;
            restart();
        }
    }

    /** Counts from now on. */
    public void restart() {
        began = clock.instant();
    }

    /** {@code 7:05} minutes and seconds since the start, {@code 1:07:05} after an hour. */
    public String elapsed() {
        Duration since = Duration.between(began, clock.instant());
        long seconds = Math.max(0, since.toSeconds());
        return seconds < 3600 ? String.format("%d:%02d", seconds / 60, seconds % 60)
                : String.format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    /** {@code 14:05}. */
    public String now() {
        LocalTime time = LocalTime.now(clock);
        return String.format("%02d:%02d", time.getHour(), time.getMinute());
    }
}
