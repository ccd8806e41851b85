package org.schedscope.lesson;

import java.util.Optional;
import org.schedscope.io.input.Place;
import org.schedscope.model.Platform;

/**
 * A platform that a lesson names or contains; exactly one of the two is present.
 *
 * @param file path relative to the lesson
 */
public record PlatformDraft(Optional<String> file, Optional<Platform> inline, Place place) {
}
