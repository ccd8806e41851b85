package org.schedscope.experiment.change;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.experiment.change.Change.Kind;
import org.schedscope.experiment.change.Change.Moment;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;
import org.schedscope.policy.registry.Policies;
import org.schedscope.policy.registry.PolicyAliases;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/**
 * Reads changes of a run from words. Changes are separated by semicolons, or by commas before a blank; a name with blanks, commas or a
 * keyword is quoted. A time belongs to its own change, {@code from TIME:} at the beginning to all that have none.
 */
public final class ChangeReader {
    private static final int MOST_CHARACTERS = 10_000;
    private static final Set<String> FROM = Set.of("from", "ab", "von");
    private static final Set<String> TO = Set.of("to", "until", "bis");
    private static final Set<String> FOR = Set.of("for", "f\u00fcr", "fuer");
    private static final Set<String> HERE = Set.of("here", "hier");
    private static final Set<String> START = Set.of("start", "the start", "beginn", "anfang");
    private static final Set<String> WITHOUT = Set.of("without", "ohne");
    private static final Set<String> ON = Set.of("on", "auf");
    private static final Set<String> WITH = Set.of("with", "mit");
    private static final Set<String> CORES = Set.of("core", "cores", "kern", "kerne", "kernen");
    private static final Set<String> GONE = Set.of("gone", "weg");
    private static final Set<String> ALL = Set.of("all", "alles", "alle");
    private static final Set<String> ARRIVES = Set.of("arrives", "kommt");
    private static final Set<String> TAKES = Set.of("takes", "dauert");
    private static final Set<String> BACKFILLING = Set.of("backfilling");
    private static final Set<String> NO = Set.of("no", "ohne", "kein");
    private static final Set<String> SEED = Set.of("seed", "startwert");
    private static final Map<String, String> SUBJECTS = Map.of("job", "job", "user", "user", "nutzer", "user", "cluster", "cluster", "task",
            "task");
    private static final Set<String> KEYWORDS = Stream.of(FROM, TO, FOR, HERE, WITHOUT, ON, WITH, CORES, GONE, ALL, ARRIVES, TAKES, NO,
            SEED, BACKFILLING, SUBJECTS.keySet(), Set.of("at", "bei", "um", "an")).flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());
    /** Policies by what they are called in both languages. */
    private static final Map<String, String> SPOKEN = Map.ofEntries(Map.entry("fair share", "fair-share"),
            Map.entry("faire anteile", "fair-share"), Map.entry("fair usage", "fair-usage"), Map.entry("shortest first", "srtf"),
            Map.entry("k\u00fcrzeste zuerst", "srtf"), Map.entry("longest first", "lrtf"), Map.entry("l\u00e4ngste zuerst", "lrtf"),
            Map.entry("first come first served", "fifo-job"), Map.entry("first come, first served", "fifo-job"),
            Map.entry("in der reihenfolge der ankunft", "fifo-job"));
    private static final Pattern WORD = Pattern.compile("([^\\s\"=]+=)?\"([^\"]*)\"|\\S+");
    private static final Pattern LEADING = Pattern.compile("\\s*(?:from|ab|von)\\s+([^;\"]+?):\\s+", Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBER = Pattern.compile("([+\\-\u2212\u2013]?)([0-9]{1,9})");
    private static final Pattern SETTING = Pattern.compile("([a-zA-Z][a-zA-Z-]*)=(\\S.*)");
    private static final Pattern BANDWIDTH = Pattern.compile("([0-9]{1,9}(?:[.,][0-9]{1,6})?) ?([kmgt]?b)/s", Pattern.CASE_INSENSITIVE);
    /** Moments and lengths that are the same in English as typed. */
    private static final Pattern ENGLISH = Pattern.compile("[0-9]{1,15}|(?:week|day|hour) [0-9]{1,6}"
            + "|[0-9]{4}-[0-9]{2}-[0-9]{2}(?: [0-9:]{4,8})?|[0-9]{1,9}(?:\\.[0-9]{1,6})? ?(?:d|h|min|s)");

    private final TimeReader times;
    private final long here;
    private final Set<String> jobs;
    private final Set<String> users = new TreeSet<>();
    private final List<String> clusters;
    private final Set<String> tasks = new HashSet<>();

    /**
     * A part of a text.
     *
     * @param from place of its first character
     * @param to place after its last
     * @param change the change in English; empty if it is wrong
     * @param problem why it is none
     */
    public record Part(int from, int to, Optional<String> change, Optional<Message> problem) {
    }

    private record Read(int from, int to, Optional<Change> change, Optional<Message> problem) {
    }

    private record Word(String text, boolean quoted) {
        boolean is(Set<String> words) {
            return !quoted && words.contains(text.toLowerCase(Locale.ROOT));
        }
    }

    /** @param here the tick that {@code from here} means */
    public ChangeReader(RunSpec spec, long here) {
        this.here = here;
        times = TimeReader.of(TickClock.of(spec.workload()));
        jobs = spec.workload().jobs().stream().map(Job::id).collect(Collectors.toSet());
        clusters = spec.platform().clusters().stream().map(Cluster::id).toList();
        users.addAll(spec.workload().jobs().users());
        WorkloadIndex index = new WorkloadIndex(spec.workload());
        for (int task = 0; task < index.taskCount() && !index.isOfSingleTasks(); task++) {
            Task one = index.task(task);
            tasks.addAll(List.of(one.id(), one.type(), index.label(task)));
        }
    }

    static boolean isKeyword(String word) {
        return KEYWORDS.contains(word);
    }

    /**
     * Reads a sentence.
     *
     * @throws ModelException naming the first part without a meaning, or with two
     */
    public WhatIf read(String text) {
        List<Read> parts = reads(text);
        parts.stream().flatMap(part -> part.problem.stream()).findFirst().ifPresent(problem -> {
            throw new ModelException(problem);
        });
        if (parts.isEmpty()) {
            throw new ModelException(words("change.none"));
        }
        return new WhatIf(parts.stream().map(part -> part.change.orElseThrow()).toList());
    }

    /** The parts of a text that is perhaps incomplete, each with its meaning or its problem. */
    public List<Part> parts(String text) {
        return reads(text).stream().map(part -> new Part(part.from, part.to, part.change.map(Change::text), part.problem)).toList();
    }

    private static Message words(String key, Object... values) {
        return Message.of("answer", key, values);
    }

    private List<Read> reads(String text) {
        if (text.length() > MOST_CHARACTERS) {
            throw new ModelException(words("change.long", MOST_CHARACTERS));
        }
        Matcher leading = LEADING.matcher(text);
        int begin = leading.lookingAt() ? leading.end() : 0;
        List<Read> parts = new ArrayList<>();
        int depth = 0;
        boolean quoted = false;
        int from = begin;
        for (int i = begin; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ';';
            quoted ^= c == '"';
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            boolean comma = c == ',' && (i + 1 == text.length() || Character.isWhitespace(text.charAt(i + 1)))
                    && !text.substring(from, i).strip().equalsIgnoreCase("first come");
            if (i == text.length() || !quoted && depth <= 0 && (c == ';' || comma)) {
                if (!text.substring(from, i).isBlank()) {
                    parts.add(part(text, from, i, begin > 0 ? Optional.of(leading.group(1)) : Optional.empty()));
                }
                from = i + 1;
            }
        }
        return parts;
    }

    private Read part(String text, int from, int to, Optional<String> all) {
        int first = from;
        int end = to;
        while (Character.isWhitespace(text.charAt(first))) {
            first++;
        }
        while (Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        try {
            return new Read(first, end, Optional.of(change(text.substring(first, end), all)), Optional.empty());
        } catch (ModelException wrong) {
            return new Read(first, end, Optional.empty(), Optional.of(wrong.told()));
        }
    }

    private Change change(String text, Optional<String> all) {
        List<Word> words = new ArrayList<>();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            boolean quoted = word.group(2) != null;
            if (!quoted && word.group().indexOf('"') >= 0) {
                throw new ModelException(words("change.quotes", text));
            }
            words.add(new Word(!quoted ? word.group() : Optional.ofNullable(word.group(1)).orElse("") + word.group(2),
                    quoted && word.group(1) == null));
        }
        int fromAt = clause(words, words.size(), FROM);
        int toAt = clause(words, words.size(), TO);
        int forAt = clause(words, words.size(), FOR);
        if (toAt < words.size() && forAt < words.size()) {
            throw new ModelException(words("change.ends", text));
        }
        int endAt = Math.min(toAt, forAt);
        int core = Math.min(fromAt, endAt);
        if (core == 0) {
            throw new ModelException(words("change.time.alone", text));
        }
        Optional<Moment> from = clause(words, fromAt, endAt).or(() -> all).flatMap(this::moment);
        Optional<Moment> to = clause(words, endAt, fromAt).map(end -> end(end, forAt < words.size(), from));
        Change change = core(words.subList(0, core), joined(words.subList(0, core))).at(from, to);
        if (to.isPresent() && to.get().tick() <= from.map(Moment::tick).orElse(0L)) {
            throw new ModelException(words("change.backwards", text));
        }
        return change;
    }

    /** Place of the first keyword of a clause; the number of words if there is none. */
    private static int clause(List<Word> words, int size, Set<String> keywords) {
        return IntStream.range(0, size).filter(at -> words.get(at).is(keywords)).findFirst().orElse(size);
    }

    /** The words after a keyword, up to another one if that comes later. */
    private static Optional<String> clause(List<Word> words, int at, int other) {
        return at == words.size() ? Optional.empty()
                : Optional.of(joined(words.subList(at + 1, other > at ? other : words.size())));
    }

    private static String joined(List<Word> words) {
        return words.stream().map(Word::text).collect(Collectors.joining(" "));
    }

    private Optional<Moment> moment(String text) {
        String plain = text.toLowerCase(Locale.ROOT);
        if (START.contains(plain)) {
            return Optional.empty();
        }
        return Optional.of(HERE.contains(plain) ? new Moment(Long.toString(here), false, here)
                : written(text, false, () -> times.moment(text)));
    }

    private Moment end(String text, boolean length, Optional<Moment> from) {
        long begin = from.map(Moment::tick).orElse(0L);
        return length ? written(text, true, () -> Math.addExact(begin, times.length(text)))
                : moment(text).orElse(new Moment("0", false, 0));
    }

    /** A time in English: as it is typed where that is English, else in ticks. */
    private Moment written(String text, boolean length, LongSupplier tick) {
        String plain = text.toLowerCase(Locale.ROOT);
        long at = tick.getAsLong();
        boolean english = ENGLISH.matcher(plain).matches();
        return new Moment(english ? plain : Long.toString(length ? times.length(text) : at), length, at);
    }

    private Change of(Kind kind, String subject, boolean named, String value, long number) {
        return new Change(kind, subject, named, value, number, Optional.empty(), Optional.empty());
    }

    private Change core(List<Word> words, String text) {
        int many = words.size();
        Word first = words.get(0);
        Word last = words.get(many - 1);
        Matcher setting = SETTING.matcher(text);
        Matcher speed = BANDWIDTH.matcher(text);
        if (many == 2 && first.is(NO) && words.get(1).is(BACKFILLING)) {
            return of(Kind.SETTING, "rearrangement", false, "none", 0);
        }
        if (many > 1 && first.is(WITHOUT)) {
            return without(words.subList(1, many));
        }
        if (many == 2 && first.is(SEED) && NUMBER.matcher(last.text()).matches()) {
            long seed = number(last.text());
            return of(Kind.SEED, "", false, Long.toString(seed), seed);
        }
        if (speed.matches()) {
            return of(Kind.BANDWIDTH, "", false, speed.group(1).replace(',', '.') + " "
                    + speed.group(2).toUpperCase(Locale.ROOT).replace("KB", "kB") + "/s", 0);
        }
        if (many == 3 && first.is(ALL) && words.get(1).is(ON)) {
            return of(Kind.ALL_ON, known(last.text(), clusters, "cluster"), false, "", 0);
        }
        if (many > 1 && last.is(GONE)) {
            return of(Kind.GONE, known(subject(words.subList(0, many - 1)), clusters, "cluster"), isNamed(words), "", 0);
        }
        if ((many == 2 || many == 4 && words.get(2).is(ON)) && words.get(1).is(CORES) && NUMBER.matcher(first.text()).matches()) {
            return cores(first.text(), many == 4 ? Optional.of(last.text()) : Optional.empty());
        }
        int verb = clause(words, many, Stream.of(WITH, ARRIVES, TAKES).flatMap(Set::stream).collect(Collectors.toSet()));
        if (verb > 0 && verb < many - 1) {
            return verb(words, verb);
        }
        if (many == 1 && !first.quoted() && !text.startsWith("=") && setting.matches()) {
            return of(Kind.SETTING, setting.group(1).toLowerCase(Locale.ROOT), false, setting.group(2), 0);
        }
        return isScheduler(text) ? of(Kind.SCHEDULER, "", false, text.toLowerCase(Locale.ROOT), 0)
                : of(Kind.POLICY, "", false, policy(text), 0);
    }

    private static long number(String text) {
        return Long.parseLong(text.replaceAll("^[\u2212\u2013]", "-"));
    }

    private static boolean isNamed(List<Word> words) {
        return words.size() > 2 && words.get(0).is(SUBJECTS.keySet());
    }

    /** The name of a subject, without the word for its kind. */
    private static String subject(List<Word> words) {
        return joined(words.size() > 1 && words.get(0).is(SUBJECTS.keySet()) ? words.subList(1, words.size()) : words);
    }

    private static String known(String name, List<String> all, String kind) {
        return all.stream().filter(one -> one.equals(name)).findFirst()
                .or(() -> all.stream().filter(one -> one.equalsIgnoreCase(name)).findFirst())
                .orElseThrow(() -> new ModelException(unknown(name, all, kind)));
    }

    private static Message unknown(String name, Iterable<String> all, String kind) {
        List<String> known = new ArrayList<>();
        all.forEach(known::add);
        Message plain = words("change.unknown." + kind, name);
        return DidYouMean.slip(name, known).map(near -> words("change.near", plain, near)).orElse(plain);
    }

    private Change without(List<Word> words) {
        String name = subject(words);
        Optional<String> stated = words.size() > 1 && words.get(0).is(SUBJECTS.keySet())
                ? Optional.of(SUBJECTS.get(words.get(0).text().toLowerCase(Locale.ROOT))) : Optional.empty();
        Optional<String> user = users.contains(name) ? Optional.of(name) : Optional.of("/" + name).filter(users::contains);
        boolean isJob = jobs.contains(name) && !stated.equals(Optional.of("user"));
        boolean isUser = user.isPresent() && !stated.equals(Optional.of("job"));
        if (isJob && isUser) {
            String quoted = Change.quoted(name);
            throw new ModelException(words("change.two", name, "without job " + quoted, "without user " + quoted));
        }
        if (!isJob && !isUser) {
            List<String> all = new ArrayList<>(jobs);
            users.forEach(path -> all.add(path.lastIndexOf('/') == 0 ? path.substring(1) : path));
            throw new ModelException(unknown(name, new TreeSet<>(all), stated.orElse("job-or-user")));
        }
        return of(isJob ? Kind.WITHOUT_JOB : Kind.WITHOUT_USER, isJob ? name : user.get(), stated.isPresent(), "", 0);
    }

    private Change cores(String count, Optional<String> cluster) {
        if (cluster.isEmpty() && clusters.size() > 1) {
            throw new ModelException(words("change.which", count, clusters.get(0), String.join(", ", clusters)));
        }
        long number = number(count);
        boolean signed = !Character.isDigit(count.charAt(0));
        String subject = cluster.map(name -> known(name, clusters, "cluster")).orElse("");
        return signed ? of(Kind.CORES, subject, false, (number < 0 ? "" : "+") + number, number)
                : of(Kind.CORES_OF, subject.isEmpty() ? clusters.get(0) : subject, false, Long.toString(number), number);
    }

    private Change verb(List<Word> words, int at) {
        List<Word> before = words.subList(0, at);
        List<Word> after = words.subList(at + 1, words.size());
        String name = subject(before);
        Optional<String> stated = before.size() > 1 && before.get(0).is(SUBJECTS.keySet())
                ? Optional.of(SUBJECTS.get(before.get(0).text().toLowerCase(Locale.ROOT))) : Optional.empty();
        if (words.get(at).is(WITH)) {
            if (after.size() != 2 || !after.get(1).is(CORES) || !after.get(0).text().matches("[0-9]{1,9}")) {
                throw new ModelException(words("change.with", joined(words)));
            }
            long number = number(after.get(0).text());
            boolean isCluster = clusters.contains(name) && !stated.equals(Optional.of("job"));
            boolean isJob = jobs.contains(name) && !stated.equals(Optional.of("cluster"));
            if (isCluster && isJob) {
                throw new ModelException(words("change.two", name, "cluster " + Change.quoted(name) + " with " + number + " cores",
                        "job " + Change.quoted(name) + " with " + number + " cores"));
            }
            if (!isCluster && !isJob) {
                List<String> all = Stream.concat(clusters.stream(), jobs.stream().sorted()).toList();
                throw new ModelException(unknown(name, all, "job-or-cluster"));
            }
            return of(isCluster ? Kind.CORES_OF : Kind.JOB_CORES, name, stated.isPresent(), Long.toString(number), number);
        }
        if (words.get(at).is(ARRIVES)) {
            int begin = after.get(0).is(Set.of("at", "bei", "um")) ? 1 : 0;
            int end = after.get(after.size() - 1).is(Set.of("an")) ? after.size() - 1 : after.size();
            String when = joined(after.subList(Math.min(begin, end), end));
            known(name, List.copyOf(jobs), "job");
            Moment arrival = moment(when).orElse(new Moment("0", false, 0));
            return of(Kind.ARRIVES, name, stated.isPresent(), arrival.text(), arrival.tick());
        }
        boolean isTask = tasks.contains(name);
        if (!isTask && !jobs.contains(name)) {
            throw new ModelException(unknown(name, Stream.concat(tasks.stream(), jobs.stream()).sorted().toList(), "task"));
        }
        Moment length = written(joined(after), true, () -> times.length(joined(after)));
        return of(Kind.TAKES, name, stated.isPresent(), length.text(), length.tick());
    }

    private static boolean isScheduler(String text) {
        String name = text.toLowerCase(Locale.ROOT);
        return Schedulers.find(name).isPresent() && !Schedulers.isPolicy(name);
    }

    private static String policy(String text) {
        String small = text.startsWith("=") ? text : text.toLowerCase(Locale.ROOT);
        String name = PolicyAliases.policyOf(SPOKEN.getOrDefault(small, small));
        if (name.startsWith("=")) {
            Policies.complaint(name).ifPresent(wrong -> {
                throw new ModelException(wrong);
            });
            return name;
        }
        if (!Schedulers.isPolicy(name)) {
            List<String> known = Stream.of(Schedulers.policyNames().stream(), SPOKEN.keySet().stream(), KEYWORDS.stream(),
                    PolicyAliases.all().stream().map(PolicyAliases.Alias::name)).flatMap(all -> all).sorted().toList();
            throw new ModelException(unknown(text, known, "change"));
        }
        return name;
    }
}
