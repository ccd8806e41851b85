package org.schedscope.io.table;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;

/**
 * Records of the workload format of OAR ({@code .owf}): comments that begin with a semicolon, then a line of sixteen numbers per job. Cores
 * are the default resources of a job, else its extra ones.
 */
final class OarRecords extends NamedRecords {
    private static final Pattern RESOURCES = Pattern.compile(";\\s*Nb (?:Defaults? Resource|Resources?)\\s*:\\s*([0-9]{1,9})\\s*");
    private static final Pattern BEGUN = Pattern.compile(";\\s*UnixStartTime\\s*:\\s*([0-9]{1,10})\\s*");
    private static final List<String> TITLES = AccountingFormat.FIELDS.get("oar line");
    private static final int COLUMNS = 16;

    private OptionalInt machine = OptionalInt.empty();
    private long begun;

    OarRecords(InputFile file, ReadOptions options, List<String> titles) throws InputException {
        super(file, options, titles);
    }

    static boolean are(DocumentHead head) {
        return head.lines().limit(10).anyMatch(line -> line.startsWith(";") && (line.contains("OAR trace") || line.contains("OWF Format")));
    }

    @Override
    boolean read() throws IOException {
        if (!nextRecord(";")) {
            return false;
        }
        String[] columns = text().split("\\s+", 2 * COLUMNS);
        if (columns.length < COLUMNS) {
            putShort(columns.length, COLUMNS);
            return true;
        }
        for (int i = 0; i < TITLES.size(); i++) {
            put(TITLES.get(i), columns[i]);
        }
        if (isNone("cores")) {
            put("cores", isNone("extra") ? "0" : value("extra"));
        }
        // 0 means absent, but a job may have started at 0.
        if (isNone("stop")) {
            put("stop", "");
            put("start", isNone("start") ? "" : value("start"));
        }
        return true;
    }

    private boolean isNone(String title) {
        return value(title).matches("-.*|0+");
    }

    @Override
    void readComment(String comment) {
        Matcher resources = RESOURCES.matcher(comment);
        Matcher since = BEGUN.matcher(comment);
        if (since.matches()) {
            begun = Long.parseLong(since.group(1));
        } else if (resources.matches() && Integer.parseInt(resources.group(1)) > 0) {
            machine = OptionalInt.of(Integer.parseInt(resources.group(1)));
        }
    }

    @Override
    public OptionalInt machine() {
        return machine;
    }

    @Override
    public long begun() {
        return begun;
    }
}
