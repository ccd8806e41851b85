package org.schedscope.ui.state.lesson;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.util.Optional;
import org.schedscope.lesson.Lesson;

/** The time of day for a lecturer, and the time since the lesson began. */
public final class LectureTime {
    private final Clock clock;
    private Optional<Lesson> given = Optional.empty();
    private Instant began;

    public LectureTime(Clock clock) {
        this.clock = clock;
        began = clock.instant();
    }

    /** Starts the time anew if another lesson is given. */
    public void begin(Optional<Lesson> lesson) {
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
