package org.schedscope.io.swf;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.format.UniqueIds;
import org.schedscope.io.format.Unread;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * Machines beside a log, as the simulator Alea has them: a cluster a line, {@code id name nodes cpus-per-node speed memory-per-node},
 * and any further columns; those titled GPUs are counted. Memory is in kB, or in GB where the line of
 * titles has GB. Speed is passed over: the run times of the log were measured on these machines.
 */
public final class SwfMachines {
    private static final int NAME = 1;
    private static final int NODES = 2;
    private static final int CPUS = 3;
    private static final int MEMORY = 5;
    private static final String GPUS = "GPUS";
    private static final long KB_PER_GB = 1 << 20;
    private static final int MOST_CLUSTERS = 100_000;

    private SwfMachines() {
    }

    /** A file such as {@code log.swf.machines} beside {@code log.swf} or {@code log.swf.gz}. */
    static InputFile beside(InputFile log, String ending) {
        String name = log.name().replace('\\', '/');
        String last = name.substring(name.lastIndexOf('/') + 1);
        return log.sibling((last.endsWith(".gz") ? last.substring(0, last.length() - ".gz".length()) : last) + ending);
    }

    /** @param warnings receives warnings about content that a platform cannot represent */
    public static Platform read(InputFile file, Limits limits, List<Problem> warnings) throws InputException {
        Unread unread = new Unread();
        ProblemList problems = new ProblemList(file);
        List<Cluster> clusters = new ArrayList<>();
        UniqueIds ids = new UniqueIds("root");
        try (InputStream bytes = file.openBytes(limits)) {
            SwfLine line = new SwfLine(file, bytes);
            long unit = 1;
            int gpus = Integer.MAX_VALUE;
            while (line.next()) {
                if (line.isComment()) {
                    String titles = line.text().toUpperCase(Locale.ROOT);
                    unit = titles.contains("GB") ? KB_PER_GB : unit;
                    int column = List.of(titles.replaceFirst("^;\\s*", "").strip().split("\\s+")).indexOf(GPUS);
                    gpus = column > 0 ? column : gpus;
                } else if (line.columns() <= CPUS) {
                    problems.add(new Problem(file.name(), line.number(), 1, "", Problem.ofFormat("machines.fields")));
                } else if (clusters.size() < MOST_CLUSTERS) {
                    clusters.add(cluster(file, line, unit, problems, ids));
                    if (line.columns() > gpus && line.millionths(gpus) > 0) {
                        unread.field("GPUs", true).count(0);
                    }
                }
            }
        } catch (IOException e) {
            throw problems.fatal(file.failure(e));
        }
        if (clusters.isEmpty()) {
            problems.addForFile(Problem.ofFormat("machines.empty"));
        }
        problems.throwIfAny();
        unread.warnings().stream().map(file::problem).forEach(warnings::add);
        return Platform.of(file.stem(), clusters.toArray(new Cluster[0]));
    }

    private static Cluster cluster(InputFile file, SwfLine line, long unit, ProblemList problems, UniqueIds ids) throws InputException {
        long nodes = count(file, line, NODES, "machines.nodes", problems);
        long cpus = count(file, line, CPUS, "machines.cpus", problems);
        long cores = nodes * cpus;
        if (cores > Integer.MAX_VALUE) {
            Message message = Problem.ofFormat("machines.cores", Integer.MAX_VALUE);
            problems.add(new Problem(file.name(), line.number(), line.place(NODES), "", message));
            cores = 1;
        }
        return new Cluster(ids.of(SafeText.of(line.column(NAME))), (int) cores, Task.ANY_KIND, Ratio.ONE, memory(line, unit, nodes));
    }

    private static long count(InputFile file, SwfLine line, int column, String what, ProblemList problems) throws InputException {
        long millionths = line.millionths(column);
        if (millionths <= 0 || millionths % 1_000_000 != 0 || millionths / 1_000_000 > Integer.MAX_VALUE) {
            problems.add(new Problem(file.name(), line.number(), line.place(column), "",
                    Problem.ofFormat(what, SafeText.quoted(line.column(column)))));
            return 1;
        }
        return millionths / 1_000_000;
    }

    private static OptionalLong memory(SwfLine line, long unit, long nodes) {
        long perNode = line.columns() > MEMORY ? line.millionths(MEMORY) / 1_000_000 : 0;
        long all = perNode <= 0 ? 0 : SizeGuard.saturatingProduct(SizeGuard.saturatingProduct(perNode, unit), nodes);
        return all > 0 ? OptionalLong.of(Math.min(all, Limits.LARGEST_TOTAL - 1)) : OptionalLong.empty();
    }
}
