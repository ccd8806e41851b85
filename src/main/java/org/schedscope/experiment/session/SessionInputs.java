package org.schedscope.experiment.session;

import java.io.IOException;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.schedscope.experiment.RunSetup;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.io.log.RecordedRun;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * The inputs of a session's runs, each an entry named by the SHA-256 of its bytes: an input of several runs is stored once, and need not be
 * written again. Names are stored by object, since computing one takes as long as writing.
 */
final class SessionInputs {
    private static final Pattern NAME = Pattern.compile("inputs/([0-9a-f]{64})\\.(workload\\.json|platform\\.json|events\\.ndjson)");
    private static final String WORKLOAD = ".workload.json";
    private static final String PLATFORM = ".platform.json";
    private static final String LOG = ".events.ndjson";

    private Map<Object, String> known = new IdentityHashMap<>();
    private final SortedMap<String, OutputFiles.Contents> entries = new TreeMap<>();

    /** Whether an entry may have this name; no other one is opened, so that no name can lead out of the session. */
    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** The digest in a name. */
    static String digestIn(String name) {
        return name.substring(name.indexOf('/') + 1, name.indexOf('.'));
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Takes all inputs of a session, and drops those of earlier ones only. */
    void take(SavedSession session) throws IOException {
        Map<Object, String> before = known;
        known = new IdentityHashMap<>();
        entries.clear();
        for (SavedRun run : session.runs()) {
            RunSetup setup = run.setup();
            if (setup.schedule().filter(ReplayableSchedule::ownWorkload).isEmpty()) {
                Workload workload = setup.loaded().workload();
                Platform platform = setup.platform().platform();
                take(workload, WORKLOAD, out -> WorkloadWriter.write(workload, out), before);
                take(platform, PLATFORM, out -> PlatformWriter.write(platform, out), before);
            }
            if (setup.schedule().isPresent()) {
                RecordedRun schedule = setup.schedule().get().run();
                take(schedule, LOG, out -> writeLog(schedule, out), before);
            }
        }
    }

    private void take(Object input, String ending, OutputFiles.Contents contents, Map<Object, String> before) throws IOException {
        String name = known.containsKey(input) ? known.get(input) : before.get(input);
        if (name == null) {
            MessageDigest digest = sha256();
            contents.writeTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
            name = "inputs/" + HexFormat.of().formatHex(digest.digest()) + ending;
        }
        known.put(input, name);
        entries.put(name, contents);
    }

    private static void writeLog(RecordedRun run, OutputStream out) throws IOException {
        try (EventLogWriter log = new EventLogWriter(run.info(), run.workload(), run.platform(), run.trace().index(), out)) {
            run.trace().replay(0, run.trace().eventCount(), log);
        }
    }

    /** Name of an input of the session. */
    String of(Workload workload) {
        return known.get(workload);
    }

    String of(Platform platform) {
        return known.get(platform);
    }

    String of(RecordedRun run) {
        return known.get(run);
    }

    /** All inputs of the session, by name. */
    SortedMap<String, OutputFiles.Contents> entries() {
        return entries;
    }
}
