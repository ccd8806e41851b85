package org.schedscope.io;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.Totals;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.BesidePath;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TickLength;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.Headers;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.Job;

/**
 * Reads manifests: which files beside it a workload is made of, when their jobs arrive, whose they are, and how often.
 *
 * <p>A file stays in the folder of the manifest, also when it is a link. It may be of any format that holds its workload itself. Its
 * jobs keep the arrivals that they have, counted from the one that the manifest gives.
 */
public final class Manifest implements WorkloadFormat {
    static final String FORMAT = "schedscope-manifest";
    static final int VERSION = 1;

    private static final FieldSet FIELDS = new FieldSet("format", "version", "name", "tick", "platform", "workflows");
    private static final FieldSet ENTRY_FIELDS = new FieldSet("file", "arrival", "user", "queue", "repeat", "every");
    private static final long MOST_TICKS = Limits.LARGEST_TOTAL - 1;

    @Override
    public String name() {
        return "manifest of workflows";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.format().equals(Optional.of(FORMAT));
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        try (JsonCursor in = new JsonCursor(file, options.limits())) {
            in.next();
            Document document = new Document(in);
            document.read();
            in.expectEnd();
            in.problems().throwIfAny();
            return document.join(options);
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /** A line of the manifest. */
    private static final class Entry {
        private final Place place;
        private String file = "?";
        private long arrival;
        private Optional<String> user = Optional.empty();
        private Optional<String> queue = Optional.empty();
        private long repeat = 1;
        private long every;

        Entry(Place place) {
            this.place = place;
        }
    }

    /** The document as it is read. */
    private static final class Document {
        private final JsonCursor in;
        private final List<Entry> entries = new ArrayList<>();
        private Optional<String> name = Optional.empty();
        private Optional<String> platform = Optional.empty();
        private Optional<TickLength> tick = Optional.empty();

        Document(JsonCursor in) {
            this.in = in;
        }

        void read() throws IOException {
            Place start = in.place();
            long seen = in.readObject("a manifest", FIELDS, true, this::field);
            if (in.problems().isEmpty() && (seen >> FIELDS.indexOf("workflows") & 1) == 0) {
                in.problem(start, Problem.ofFormat("manifest.lacks"));
            }
            if (in.problems().isEmpty() && entries.isEmpty()) {
                in.problem(start, Problem.ofFormat("manifest.empty"));
            }
        }

        private void field(int field) throws IOException {
            switch (FIELDS.name(field)) {
                case "format" -> Headers.checkFormat(in, FORMAT);
                case "version" -> Headers.checkVersion(in, VERSION);
                case "name" -> name = Optional.of(in.readText("\"name\"", "?"));
                case "tick" -> readTick();
                case "platform" -> platform = Optional.of(path("\"platform\""));
                default -> in.readArray("\"workflows\"", index -> readEntry());
            }
        }

        private void readTick() throws InputException {
            String text = in.readText("\"tick\"", "1s");
            try {
                tick = Optional.of(TickLength.parse(text));
            } catch (IllegalArgumentException e) {
                in.problem(Problem.why(e));
            }
        }

        private String path(String what) throws InputException {
            String path = in.readText(what, "?");
            if (!BesidePath.staysInFolder(path)) {
                in.problem(Problem.ofFormat("manifest.path", what, OneLine.quoted(path)));
            }
            return path;
        }

        private void readEntry() throws IOException {
            Entry entry = new Entry(in.place());
            int before = in.problems().size();
            long seen = in.readObject("a workflow", ENTRY_FIELDS, true, field -> entryField(entry, ENTRY_FIELDS.name(field)));
            if (in.problems().size() == before && (seen & 1) == 0) {
                in.problem(entry.place, Problem.ofFormat("manifest.file"));
            }
            if (entries.size() >= in.limits().tasks()) {
                throw in.problems().fatal(entry.place.problem(in.file().name(), Problem.ofFormat("many.workflows", in.limits().tasks())));
            }
            entries.add(entry);
        }

        private void entryField(Entry entry, String field) throws IOException {
            switch (field) {
                case "file" -> entry.file = path("\"file\"");
                case "arrival" -> entry.arrival = Numbers.whole(in, "\"arrival\"", 0, MOST_TICKS);
                case "user" -> {
                    String user = in.readText("\"user\"", Job.ROOT_USER);
                    if (!user.startsWith("/")) {
                        in.problem(Problem.words("job.user", OneLine.quoted(user)));
                    }
                    entry.user = Optional.of(user);
                }
                case "queue" -> entry.queue = Optional.of(in.readText("\"queue\"", "?"));
                case "repeat" -> entry.repeat = Numbers.whole(in, "\"repeat\"", 1, in.limits().tasks());
                default -> entry.every = Numbers.whole(in, "\"every\"", 0, MOST_TICKS);
            }
        }

        LoadedWorkload join(ReadOptions options) throws InputException {
            WorkloadJoin join = new WorkloadJoin(options);
            Map<String, LoadedWorkload> known = new HashMap<>();
            Set<String> broken = new HashSet<>();
            for (Entry entry : entries) {
                InputFile file = in.file().sibling(entry.file).watchedBy(options.watch());
                if (!broken.contains(entry.file) && !known.containsKey(entry.file)) {
                    read(join, entry, file).ifPresentOrElse(loaded -> known.put(entry.file, loaded), () -> broken.add(entry.file));
                }
                if (known.containsKey(entry.file)) {
                    repeat(join, entry, file, known.get(entry.file), options);
                }
            }
            return join.build(name.orElse(in.file().stem()), platform);
        }

        private Optional<LoadedWorkload> read(WorkloadJoin join, Entry entry, InputFile file) throws InputException {
            try {
                if (file.exists() && !BesidePath.reallyStays(in.file(), file)) {
                    throw new InputException(entry.place.problem(in.file().name(), Problem.ofFormat("manifest.link", OneLine.quoted(entry.file))));
                }
                LoadedWorkload loaded = join.read(file);
                join.addWarnings(loaded);
                return Optional.of(loaded);
            } catch (InputException e) {
                join.note(e.problems());
                return Optional.empty();
            }
        }

        private void repeat(WorkloadJoin join, Entry entry, InputFile file, LoadedWorkload loaded, ReadOptions options)
                throws InputException {
            long first = ticks(entry.arrival, options.tick());
            for (long number = 0; number < entry.repeat; number++) {
                long later = ticks(Totals.saturatingProduct(number, entry.every), options.tick());
                long shift = Math.min(Totals.saturatingSum(first, later), Limits.LARGEST_TOTAL);
                join.add(file, loaded, loaded.places(), job -> new Job(job.id(), entry.user.orElse(job.user()),
                        Totals.saturatingSum(job.arrival(), shift), job.tasks(), job.value(), entry.queue.or(job::queue)));
            }
        }

        /** A time of the manifest in the ticks of this reading. */
        private long ticks(long time, TickLength wanted) {
            return tick.isEmpty() || time >= Limits.LARGEST_TOTAL ? time : wanted.ticks(tick.get().secondsOf(time));
        }
    }
}
