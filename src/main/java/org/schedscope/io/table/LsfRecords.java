package org.schedscope.io.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;

/** Records of LSF's {@code lsb.acct}, one a line: fields separated by blanks, texts in quotation marks, lists preceded by their lengths. */
final class LsfRecords extends NamedRecords {
    private static final Pattern BEGINNING = Pattern.compile("\"[A-Z_]{3,40}\" \"[0-9.]{1,12}\" [0-9]{6,12}( .*|)");
    /** Fields of {@code JOB_FINISH} in all versions; {@code NAME*}: as many follow as the field states; a number: so many others. */
    private static final List<String> FIELDS = AccountingFormat.FIELDS.get("lsf line");
    /** Number of fields from the run limit to the effective requirement; those before them depend on the version. */
    private static final int LIMIT_BEFORE_REQUIREMENT = 3;
    private static final String EXITED = "32";

    LsfRecords(InputFile file, ReadOptions options, List<String> titles) throws InputException {
        super(file, options, titles);
    }

    static boolean are(DocumentHead head) {
        return head.lines().anyMatch(line -> BEGINNING.matcher(line).matches());
    }

    @Override
    boolean read() throws IOException {
        boolean any = nextRecord("#");
        if (any) {
            readRecord(split(text()));
        }
        return any;
    }

    private void readRecord(List<String> fields) throws InputException {
        if (!BEGINNING.matcher(text()).matches()) {
            putStranger();
            return;
        }
        if (!fields.get(0).equals("JOB_FINISH")) {
            putOther("log.out.other");
            return;
        }
        int at = 0;
        for (String name : FIELDS) {
            String field = at < fields.size() ? fields.get(at) : "";
            if (name.endsWith("*")) {
                int end = (int) Math.min(fields.size(), at + 1 + SizeText.count(field).orElse(0));
                if (name.equals("numExHosts*") && at < end) {
                    put("cores", Long.toString(slots(fields.subList(at + 1, end))));
                }
                at = end - 1;
            } else if (Character.isDigit(name.charAt(0))) {
                at += Integer.parseInt(name) - 1;
            } else {
                put(name, field);
            }
            at++;
        }
        readRequirement(fields.subList(Math.min(at, fields.size()), fields.size()));
        complete();
    }

    /** The documentation has the limit one field later than all files. */
    private void readRequirement(List<String> fields) {
        int place = IntStream.range(0, fields.size()).filter(i -> fields.get(i).startsWith("select[")).findFirst().orElse(0);
        String limit = place < LIMIT_BEFORE_REQUIREMENT ? "" : fields.get(place - LIMIT_BEFORE_REQUIREMENT);
        put("limit", limit.matches("[1-9][0-9]{0,11}") ? limit : "");
        if (place > 0 && fields.get(place).contains("ngpus")) {
            remark("table.gpus");
        }
    }

    private void complete() throws InputException {
        put("job", value("jobId") + (value("idx").matches("[1-9][0-9]*") ? "[" + value("idx") + "]" : ""));
        put("group", value("projectName").equals("default") ? "" : value("projectName"));
        put("state", value("jStatus").equals(EXITED) ? "failed" : "completed");
        if (value("cores").matches("0?")) {
            // A job that never started has no allocation.
            put("cores", value("numProcessors"));
        }
        if (value("jStatus").isEmpty()) {
            putCut();
        } else if (TimeText.point(value("beginTime"), "s") > TimeText.point(value("submitTime"), "s")) {
            remark("lsf.begin");
        }
    }

    /** Number of slots of {@code "4*node1" "node2"}: a host for each slot, or in short. */
    private static long slots(List<String> hosts) {
        long slots = 0;
        for (String host : hosts) {
            OptionalLong times = SizeText.count(host.substring(0, Math.max(0, host.indexOf('*'))));
            slots += times.orElse(1);
        }
        return slots;
    }

    /** Splits a line. A quotation mark in a text is doubled; an unclosed text ends with its line. */
    static List<String> split(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            boolean twice = quoted && c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"';
            if (c == '"' && !twice) {
                quoted = !quoted;
            } else if (c == ' ' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
                i += twice ? 1 : 0;
            }
        }
        fields.add(field.toString());
        return fields;
    }
}
