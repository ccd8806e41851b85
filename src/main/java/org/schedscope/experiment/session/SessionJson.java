package org.schedscope.experiment.session;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSetup;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.json.JsonOut;

/** Writes the document of a session, which names its inputs. {@link SessionReader} has its fields and reads it. */
final class SessionJson {
    static final String FORMAT = "schedscope-session";
    /** Version of the document and of its inputs. Files of later versions are refused. */
    static final int VERSION = 2;
    /** Version in which origins of platforms are English sentences. */
    static final int VERSION_OF_SENTENCES = 1;
    /** Name of the document's entry. */
    static final String NAME = "session.json";

    private SessionJson() {
    }

    /** A session with the names of its inputs. */
    record Document(SavedSession session, SessionInputs names) {
        SavedSession.View view() {
            return session.view();
        }

        List<Run> runs() {
            return session.runs().stream().map(run -> new Run(run, names)).toList();
        }
    }

    /** A run with the names of its inputs. */
    record Run(SavedRun saved, SessionInputs names) {
        RunSetup setup() {
            return saved.setup();
        }

        ReplayableSchedule schedule() {
            return setup().schedule().orElseThrow();
        }

        RunChoices choices() {
            return setup().choices();
        }

        /** Name of the workload, unless it is the schedule's own. */
        Optional<String> workload() {
            return isAlone() ? Optional.empty() : Optional.of(names.of(setup().loaded().workload()));
        }

        /** Name of the platform, unless it is the schedule's own. */
        Optional<String> platform() {
            return isAlone() ? Optional.empty() : Optional.of(names.of(setup().platform().platform()));
        }

        private boolean isAlone() {
            return setup().schedule().filter(ReplayableSchedule::ownWorkload).isPresent();
        }
    }

    /** Writes the document and leaves the stream open. */
    static void write(SavedSession session, SessionInputs names, OutputStream stream) throws IOException {
        try (JsonGenerator out = JsonOut.lines(stream, 1, 2, 3)) {
            SessionReader.FIELDS.write(new Document(session, names), out);
            out.writeRaw('\n');
        }
    }
}
