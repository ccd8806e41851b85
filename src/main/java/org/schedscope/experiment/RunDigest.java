package org.schedscope.experiment;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.schedscope.event.EventSink;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;

/** SHA-256 of the event log that a run would write, byte for byte: runs are equal if their digests are. */
public final class RunDigest {
    private final MessageDigest digest;
    private final EventLogWriter log;

    /** @param index index of the workload of a recording of the run */
    public RunDigest(RunSpec spec, WorkloadIndex index) {
        try {
            digest = MessageDigest.getInstance("SHA-256");
            log = new EventLogWriter(spec.info(), spec.workload(), spec.platform(), index,
                    new DigestOutputStream(OutputStream.nullOutputStream(), digest));
        } catch (NoSuchAlgorithmException | IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Listener for the run from its beginning. */
    public EventSink sink() {
        return log;
    }

    /** Number of events so far. */
    public int events() {
        return Math.toIntExact(log.events());
    }

    /** The digest of all events, in hexadecimal; to be called once, at the end. */
    public String hex() {
        try {
            log.close();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return HexFormat.of().formatHex(digest.digest());
    }
}
