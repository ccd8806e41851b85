package org.schedscope.io;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.format;
import static org.schedscope.io.json.JsonField.path;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.version;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.onlyRead;
import static org.schedscope.io.json.ObjectCodec.unless;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.SiblingPath;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.JsonValue;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.model.Job;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/**
 * Reads manifests, which list the files of a workload with the arrival, user and number of repetitions of their jobs.
 *
 * <p>A file must be in the folder of the manifest, also if it is a link. It may be of any format that contains its workload itself. Its
 * jobs keep their arrivals relative to the arrival in the manifest.
 */
public final class Manifest implements WorkloadFormat {
    static final String FORMAT = "schedscope-manifest";
    static final int VERSION = 1;

    private static final long MOST_TICKS = Limits.LARGEST_TOTAL - 1;

    /** Loaded when a file of the format is read: recognition does not need it. */
    private static final class Fields {
        static final ObjectCodec<Entry, Listed> ENTRY = ObjectCodec.<Entry, Listed>of("a workflow",
                both(required(path("file", Manifest::refused, (entry, path) -> entry.file = path)), Listed::file),
                both(whole("arrival", 0, MOST_TICKS, (entry, tick) -> entry.arrival = tick), entry -> entry.job().arrival()),
                both(field("user", Entry::readUser), entry -> unless(Job.ROOT_USER, entry.job().user())),
                both(text("queue", (entry, queue) -> entry.queue = Optional.of(queue)), entry -> entry.job().queue()),
                onlyRead(field("repeat", (entry, in) -> entry.repeat = Numbers.whole(in, "\"repeat\"", 1, in.limits().tasks()))),
                onlyRead(whole("every", 0, MOST_TICKS, (entry, ticks) -> entry.every = ticks)))
                .lacking(file -> Problem.ofFormat("manifest.file"));
        static final ObjectCodec<Document, Written> ALL = ObjectCodec.<Document, Written>of("a manifest",
                both(format(FORMAT), manifest -> FORMAT), both(version(VERSION), manifest -> VERSION),
                both(text("name", (manifest, name) -> manifest.name = Optional.of(name)), manifest -> manifest.workload().name()),
                both(text("tick", Document::takeTick), manifest -> TickLength.ofUnit(manifest.workload().timeUnit()).text()),
                onlyRead(path("platform", Manifest::refused, (manifest, path) -> manifest.platform = Optional.of(path))),
                both(required(field("workflows", (manifest, in) -> in.readArray("\"workflows\"", index -> manifest.readEntry()))),
                        manifest -> ENTRY.all(manifest.entries())))
                .lacking(workflows -> Problem.ofFormat("manifest.lacks"));
    }

    /** A job and the file, beside the manifest, that contains it. */
    record Listed(String file, Job job) {
    }

    /** A workload whose jobs are in files of their own. */
    record Written(Workload workload, List<Listed> entries) {
        JsonValue value() {
            return Fields.ALL.value(this);
        }
    }

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

    private static Message refused(String field, String path) {
        return Problem.ofFormat("manifest.path", field, path);
    }

    /** An entry of the manifest. */
    private static final class Entry {
        private final Place place;
        private String file;
        private long arrival;
        private Optional<String> user = Optional.empty();
        private Optional<String> queue = Optional.empty();
        private long repeat = 1;
        private long every;

        Entry(Place place) {
            this.place = place;
        }

        private void readUser(JsonCursor in) throws InputException {
            user = in.readText("\"user\"");
            if (user.filter(path -> !path.startsWith("/")).isPresent()) {
                in.problem(Problem.words("job.user", SafeText.quoted(user.get())));
            }
        }
    }

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
            JsonObject read = Fields.ALL.read(in, this);
            if (read.isSound() && entries.isEmpty()) {
                read.problem(Problem.ofFormat("manifest.empty"));
            }
        }

        private void takeTick(String text) throws InputException {
            try {
                tick = Optional.of(TickLength.parse(text));
            } catch (IllegalArgumentException e) {
                in.problem(Problem.why(e));
            }
        }

        private void readEntry() throws IOException {
            Entry entry = new Entry(in.place());
            Fields.ENTRY.read(in, entry);
            if (entries.size() >= in.limits().tasks()) {
                throw in.problems().fatal(entry.place.problem(in.file().name(), Problem.ofFormat("many.workflows", in.limits().tasks())));
            }
            entries.add(entry);
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
                if (file.exists() && !SiblingPath.reallyStays(in.file(), file)) {
                    throw new InputException(
                            entry.place.problem(in.file().name(), Problem.ofFormat("manifest.link", SafeText.quoted(entry.file))));
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
                long later = ticks(SizeGuard.saturatingProduct(number, entry.every), options.tick());
                long shift = Math.min(SizeGuard.saturatingSum(first, later), Limits.LARGEST_TOTAL);
                join.add(file, loaded, loaded.places(), job -> new Job(job.id(), entry.user.orElse(job.user()),
                        SizeGuard.saturatingSum(job.arrival(), shift), job.tasks(), job.value(), entry.queue.or(job::queue),
                        job.release().later(shift), job.scheduling()));
            }
        }

        /** A time of the manifest in ticks of the given length. */
        private long ticks(long time, TickLength wanted) {
            return tick.isEmpty() || time >= Limits.LARGEST_TOTAL ? time : wanted.ticks(tick.get().secondsOf(time));
        }
    }
}
