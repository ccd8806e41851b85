package org.schedscope.io.schedule;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.CoreSpan;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.ScheduleBuilder;
import org.schedscope.io.format.ScheduleFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.xml.XmlCursor;

/**
 * Reads schedules in the XML of Jedule (Hunold, Hoffmann, Suter 2010), as its viewer, SimGrid's examples and many simulators write it: a
 * {@code node_statistics} per task with times in seconds and lists of hosts. A host is a core; a node on several clusters becomes a piece
 * on each. Transfers are not tasks and are omitted.
 *
 * <p>The properties {@code job} and {@code task} of {@link JeduleExport} identify tasks; without them every node is a job of one task.
 */
public final class JeduleReader implements ScheduleFormat {
    static final String ROOT = "grid_schedule";
    /** Property of the grid for the unit of time; other programs write "seconds" or nothing. */
    static final String UNIT = "unit";
    private static final Set<String> TRANSFERS = Set.of("transfer", "communication", "comm");

    @Override
    public String name() {
        return "Jedule XML";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.xmlRoot().equals(Optional.of(ROOT));
    }

    @Override
    public RawSchedule read(InputFile file, ReadOptions options) throws InputException {
        try (XmlCursor in = new XmlCursor(file, options.limits())) {
            return new Document(in, options).read(name());
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /** A cluster as declared by the grid. */
    private record Declared(String id, int hosts, int firstHost) {
    }

    private static final class Document {
        private final XmlCursor in;
        private final ScheduleBuilder schedule;
        private final Map<String, Declared> clusters = new HashMap<>();
        private final String unit;
        private Optional<Declared> only = Optional.empty();
        private boolean inTicks;
        private long transfers;

        Document(XmlCursor in, ReadOptions options) {
            this.in = in;
            this.schedule = new ScheduleBuilder(in.file(), options, in.problems());
            this.unit = options.tick().unitName();
        }

        RawSchedule read(String format) throws IOException {
            if (!in.root().equals(ROOT)) {
                in.problem(Problem.ofFormat("xml.root", ROOT));
                in.problems().throwIfAny();
            }
            in.children(part -> {
                if (part.equals("grid_info")) {
                    in.children(this::gridPart);
                } else if (part.equals("node_infos")) {
                    in.children(node -> {
                        if (node.equals("node_statistics")) {
                            new Node().read();
                        }
                    });
                }
            });
            in.expectEnd();
            if (transfers > 0) {
                schedule.warn(Problem.ofFormat("jedule.transfers", transfers));
            }
            return schedule.build(format, inTicks ? org.schedscope.model.Workload.DEFAULT_TIME_UNIT : unit);
        }

        private void gridPart(String name) throws IOException {
            if (name.equals("info") && in.attribute("name").equals(Optional.of(UNIT))) {
                inTicks = in.attribute("value").equals(Optional.of("ticks"));
            } else if (name.equals("clusters")) {
                in.children(cluster -> {
                    if (cluster.equals("cluster")) {
                        declare();
                    }
                });
            }
        }

        private void declare() throws InputException {
            String id = in.attribute("id", "?");
            int hosts = whole("\"hosts\"", in.attribute("hosts", "1"), 1);
            int first = in.attribute("first_host").isPresent() ? whole("\"first_host\"", in.attribute("first_host", "0"), 0) : 0;
            String name = in.attribute("name").orElse(id);
            Declared cluster = new Declared(name, hosts, first);
            if (clusters.put(id, cluster) != null) {
                in.problem(Problem.ofFormat("jedule.twice", SafeText.cut(id)));
            }
            only = clusters.size() == 1 ? Optional.of(cluster) : Optional.empty();
            schedule.cluster(name, OptionalInt.of(hosts));
        }

        private int whole(String what, String text, int least) throws InputException {
            Optional<BigDecimal> number = in.number(what, text);
            boolean fits = number.isPresent() && number.get().scale() <= 0 && number.get().compareTo(BigDecimal.valueOf(least)) >= 0
                    && number.get().compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) <= 0;
            if (number.isPresent() && !fits) {
                in.problem(Problem.ofFormat("whole", what, least, Integer.MAX_VALUE, SafeText.quoted(text)));
            }
            return fits ? number.get().intValueExact() : least;
        }

        /** A {@code node_statistics} element. */
        private final class Node {
            private final Map<String, String> properties = new HashMap<>();
            private final List<Piece> parts = new ArrayList<>();
            private Place place;
            private int line;

            void read() throws IOException {
                place = in.place();
                line = in.line();
                int before = in.problems().size();
                in.children(child -> {
                    if (child.equals("node_property")) {
                        properties.put(in.attribute("name", "?"), in.attribute("value").orElse(""));
                    } else if (child.equals("configuration")) {
                        readConfiguration();
                    }
                });
                if (in.problems().size() == before) {
                    add();
                }
            }

            private void readConfiguration() throws IOException {
                Map<String, String> settings = new HashMap<>();
                List<CoreSpan> hosts = new ArrayList<>();
                Place here = in.place();
                in.children(child -> {
                    if (child.equals("conf_property")) {
                        settings.put(in.attribute("name", "?"), in.attribute("value").orElse(""));
                    } else if (child.equals("host_lists")) {
                        in.children(list -> {
                            int first = whole("\"start\"", in.attribute("start", "0"), 0);
                            int number = whole("\"nb\"", in.attribute("nb").orElse("1"), 1);
                            hosts.add(new CoreSpan(first, (int) Math.min(Integer.MAX_VALUE - 1L, (long) first + number - 1)));
                        });
                    }
                });
                String id = settings.getOrDefault("cluster_id", "");
                // Some programs declare their single cluster under another number than the one they refer to.
                Optional<Declared> cluster = Optional.ofNullable(clusters.get(id)).or(() -> only);
                if (cluster.isEmpty() && !clusters.isEmpty()) {
                    in.problems().add(here.problem(in.file().name(), Problem.ofFormat("jedule.cluster", SafeText.quoted(id))));
                    return;
                }
                addPart(cluster.orElse(new Declared(id.isEmpty() ? "cluster" : id, Integer.MAX_VALUE, 0)), settings, hosts, here);
            }

            private void addPart(Declared cluster, Map<String, String> settings, List<CoreSpan> hosts, Place here) throws InputException {
                List<CoreSpan> numbered = new ArrayList<>();
                for (CoreSpan span : hosts) {
                    int shift = span.first() >= cluster.firstHost() ? cluster.firstHost() : 0;
                    numbered.add(new CoreSpan(span.first() - shift, span.last() - shift));
                }
                List<CoreSpan> normal = ScheduleBuilder.normal(numbered);
                if (normal == null) {
                    in.problems().add(here.problem(in.file().name(), Problem.ofFormat("jedule.host.twice")));
                    return;
                }
                int cores = normal.isEmpty() ? whole("\"host_nb\"", settings.getOrDefault("host_nb", "1"), 1)
                        : ScheduleBuilder.count(normal);
                if (!normal.isEmpty() && normal.get(normal.size() - 1).last() >= cluster.hosts()) {
                    in.problems().add(here.problem(in.file().name(), Problem.ofFormat("jedule.host",
                            normal.get(normal.size() - 1).last(), cluster.hosts(), SafeText.cut(cluster.id()))));
                    return;
                }
                parts.add(new Piece("?", "?", cluster.id(), 0, OptionalLong.empty(), cores, normal, line));
            }

            private void add() throws InputException {
                if (TRANSFERS.contains(properties.getOrDefault("type", ""))) {
                    transfers++;
                    return;
                }
                String id = properties.getOrDefault("id", "");
                String job = properties.getOrDefault("job", id);
                String task = properties.containsKey("job") ? properties.getOrDefault("task", Piece.ONLY_TASK) : Piece.ONLY_TASK;
                Optional<BigDecimal> start = time("start_time");
                Optional<BigDecimal> finish = time("end_time");
                String wrong = job.isEmpty() || task.isEmpty() ? "jedule.id" : parts.isEmpty() ? "jedule.where"
                        : start.isPresent() && finish.isPresent() && finish.get().compareTo(start.get()) < 0 ? "jedule.times" : "";
                if (!wrong.isEmpty()) {
                    in.problems().add(place.problem(in.file().name(), Problem.ofFormat(wrong)));
                } else if (start.isPresent() && finish.isPresent()) {
                    for (Piece part : parts) {
                        addPiece(new Piece(schedule.share(job), schedule.share(task), part.cluster(), 0, OptionalLong.empty(), part.cores(),
                                part.which(), line), start.get(), finish.get());
                    }
                }
            }

            private void addPiece(Piece piece, BigDecimal start, BigDecimal finish) throws InputException {
                boolean whole = start.scale() <= 0 && finish.scale() <= 0 && finish.compareTo(start) > 0;
                if (inTicks && whole) {
                    schedule.add(new Piece(piece.job(), piece.task(), piece.cluster(), start.longValueExact(),
                            OptionalLong.of(finish.longValueExact()), piece.cores(), piece.which(), piece.line()));
                } else if (inTicks) {
                    in.problems().add(place.problem(in.file().name(), Problem.ofFormat("jedule.ticks")));
                } else {
                    schedule.addSeconds(piece, start, finish);
                }
            }

            private Optional<BigDecimal> time(String property) throws InputException {
                String text = properties.getOrDefault(property, "");
                BigDecimal value = text.length() <= 200 ? Numbers.decimal(text.strip()) : null;
                if (value == null || value.signum() < 0 || value.compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) >= 0) {
                    in.problems().add(place.problem(in.file().name(),
                            Problem.ofFormat("number.from.below", "\"" + property + "\"", SafeText.quoted(text))));
                    return Optional.empty();
                }
                return Optional.of(value);
            }
        }
    }
}
