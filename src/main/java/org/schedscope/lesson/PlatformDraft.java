package org.schedscope.lesson;

import java.util.Optional;
import org.schedscope.io.input.Place;
import org.schedscope.model.Platform;

/**
 * A platform that a lesson names or tells; one of the two is there.
 *
 * @param file path beside the lesson
 */
record PlatformDraft(Optional<String> file, Optional<Platform> told, Place place) {
}
