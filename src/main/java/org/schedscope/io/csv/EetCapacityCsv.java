package org.schedscope.io.csv;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.metrics.fact.EetCapacity;

/**
 * Reads the capacity that users may expect, {@code user,cores,memory}, a row per user; the column {@code memory} may be absent and its
 * fields empty. Unlisted users have an equal share of the platform.
 */
public final class EetCapacityCsv {
    private static final String[] TITLES = {"user", "cores", "memory"};
    private static final int NEEDED = 2;

    private EetCapacityCsv() {
    }

    public static boolean recognises(DocumentHead head) {
        return head.csvTitles().containsAll(List.of(TITLES).subList(0, NEEDED));
    }

    /** @throws InputException with all problems of the file */
    public static EetCapacity read(InputFile file, Limits limits) throws InputException {
        ProblemList problems = new ProblemList(file);
        SortedMap<String, Integer> cores = new TreeMap<>();
        SortedMap<String, Long> memory = new TreeMap<>();
        try (CsvRecords records = new CsvRecords(file, limits)) {
            CsvTable table = new CsvTable(records, problems, NEEDED, TITLES);
            while (table.next()) {
                String user = table.needed("user");
                if (cores.put(user, (int) table.whole("cores", 1, Integer.MAX_VALUE).orElse(1)) != null) {
                    table.problem("user", Problem.ofFormat("csv.user", SafeText.quoted(user)));
                }
                if (!table.text("memory").isEmpty()) {
                    memory.put(user, table.whole("memory", 1, Limits.LARGEST_TOTAL).orElse(1));
                }
            }
        } catch (IOException e) {
            throw problems.fatal(file.failure(e));
        }
        problems.throwIfAny();
        return new EetCapacity(false, OptionalInt.empty(), cores, memory);
    }
}
