package org.schedscope.io.format;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.schedscope.io.input.InputFile;
import org.schedscope.text.Message;

/**
 * Origin of the platform of a run.
 *
 * @param file name of the platform's file, or the words of {@link Way#CORES}; empty unless the way is one of those, or {@link Way#NAMED}
 */
public record PlatformOrigin(Way way, String file) {
    /** Neither the user nor the workload names or describes a platform. */
    public static final PlatformOrigin DEFAULT = new PlatformOrigin(Way.DEFAULT);
    public static final PlatformOrigin DESCRIBED = new PlatformOrigin(Way.DESCRIBED);
    public static final PlatformOrigin DRAWN = new PlatformOrigin(Way.DRAWN);
    public static final PlatformOrigin SCHEDULE = new PlatformOrigin(Way.SCHEDULE);
    public static final PlatformOrigin LOG = new PlatformOrigin(Way.LOG);
    public static final PlatformOrigin LESSON = new PlatformOrigin(Way.LESSON);
    public static final PlatformOrigin EDITED = new PlatformOrigin(Way.EDITED);
    public static final PlatformOrigin SESSION = new PlatformOrigin(Way.SESSION);

    private static final String NAMED_SENTENCE = ", which the workload names";
    private static final String FILE_SENTENCE = "from ";

    /** Where a platform may come from. Names are stored in sessions: a constant keeps its name for good. */
    public enum Way {
        /** A file that the user chose. */
        FILE(""),
        /** Numbers of nodes and cores that the user chose. */
        CORES(""),
        /** A file that the workload names. */
        NAMED(""),
        /** The workload's own format describes the machine. */
        DESCRIBED("described by the workload"),
        /** The default, made to fit the workload. */
        DEFAULT("no platform was given"),
        /** By the profile that drew the workload. */
        DRAWN("drawn with the workload"),
        /** Inferred from the rows of a schedule. */
        SCHEDULE("as the schedule tells it"),
        /** The head of an event log. */
        LOG("from the log"),
        /** Part of a lesson. */
        LESSON("told by the lesson"),
        /** Made in the window and not saved. */
        EDITED("edited"),
        /** A session without an origin. */
        SESSION("from a session");

        /** Sentence for it in sessions of version 1. */
        private final String sentence;

        Way(String sentence) {
            this.sentence = sentence;
        }

        private String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private PlatformOrigin(Way way) {
        this(way, "");
    }

    public static PlatformOrigin file(InputFile file) {
        return new PlatformOrigin(Way.FILE, file.name());
    }

    public static PlatformOrigin file(Path file) {
        return new PlatformOrigin(Way.FILE, file.toString());
    }

    public static PlatformOrigin of(GivenPlatform.Cores cores) {
        return new PlatformOrigin(Way.CORES, cores.option());
    }

    /** The numbers that the user chose, if that is how it was found. */
    public Optional<GivenPlatform.Cores> cores() {
        return way == Way.CORES ? GivenPlatform.Cores.of(file) : Optional.empty();
    }

    public static PlatformOrigin named(InputFile file) {
        return new PlatformOrigin(Way.NAMED, file.name());
    }

    public static PlatformOrigin named(Path file) {
        return new PlatformOrigin(Way.NAMED, file.toString());
    }

    /** For sessions: {@code default}, or {@code named:grid.platform.json}. */
    public String text() {
        return file.isEmpty() ? way.id() : way.id() + ":" + file;
    }

    /** Reads {@link #text}, or the sentence of a session of version 1; all else is from a session. */
    public static PlatformOrigin parse(String text) {
        int colon = text.indexOf(':');
        String id = colon < 0 ? text : text.substring(0, colon);
        Optional<Way> known = Arrays.stream(Way.values()).filter(way -> way.id().equals(id)).findFirst();
        return known.map(way -> new PlatformOrigin(way, colon < 0 ? "" : text.substring(colon + 1))).orElseGet(() -> ofSentence(text));
    }

    private static PlatformOrigin ofSentence(String text) {
        Optional<Way> known = Arrays.stream(Way.values()).filter(way -> way.sentence.equals(text)).findFirst();
        if (known.isPresent() || !text.startsWith(FILE_SENTENCE)) {
            return new PlatformOrigin(known.orElse(Way.SESSION));
        }
        String file = text.substring(FILE_SENTENCE.length());
        return file.endsWith(NAMED_SENTENCE) ? new PlatformOrigin(Way.NAMED, file.substring(0, file.length() - NAMED_SENTENCE.length()))
                : new PlatformOrigin(Way.FILE, file);
    }

    /** For users: {@code from grid.platform.json}, {@code no platform was given}. */
    public Message words() {
        return Message.of("formats", "platform.origin." + way.id(), file);
    }
}
