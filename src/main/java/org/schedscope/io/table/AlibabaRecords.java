package org.schedscope.io.table;

import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.text.Message;

/**
 * Records of {@code batch_task.csv} of Alibaba's cluster trace of 2018, which has no titles. The name of a task contains its parents:
 * {@code R3_1_2} runs after the tasks 1 and 2. Its instances run at once: a task has as many cores as all of them together.
 */
final class AlibabaRecords extends NamedRecords {
    private static final String STATUS = "Terminated|Failed|Waiting|Running|Cancelled|Interrupted|Ready";
    private static final Pattern LINE = Pattern.compile("[^,]+,[0-9.]*,j_[^,]+,[^,]*,(?:" + STATUS + "),[0-9]*,[0-9]*,[0-9.]*,[0-9.]*");
    /** The trace has no titles; excerpts of it often have them. */
    private static final String TITLES = "task_name,instance_num,job_name,task_type,status,start_time,end_time,plan_cpu,plan_mem";
    private static final List<String> COLUMNS = List.of(TITLES.split(","));
    private static final Pattern NAME = Pattern.compile("[A-Za-z]+([0-9]+)((?:_[0-9]+)*)(?:_Stg[0-9]+)?");

    AlibabaRecords(InputFile file, ReadOptions options, List<String> titles) throws InputException {
        super(file, options, titles);
    }

    static boolean are(DocumentHead head) {
        return head.lines().findFirst().filter(line -> line.equals(TITLES) || LINE.matcher(line).matches()).isPresent();
    }

    @Override
    boolean read() throws IOException {
        if (!nextRecord(COLUMNS.get(0) + ",")) {
            return false;
        }
        String[] fields = text().split(",", -1);
        if (fields.length < COLUMNS.size()) {
            putShort(fields.length, COLUMNS.size());
            return true;
        }
        for (int i = 0; i < COLUMNS.size(); i++) {
            put(COLUMNS.get(i), fields[i].strip());
        }
        Matcher name = NAME.matcher(value("task_name"));
        if (name.matches()) {
            putKey(name.group(1));
            put("after", name.group(2).replace('_', ' ').strip());
        }
        putTime("start_time");
        putTime("end_time");
        OptionalLong percent = SizeText.count(value("plan_cpu").isEmpty() ? "100" : value("plan_cpu"));
        OptionalLong instances = SizeText.count(value("instance_num").isEmpty() ? "1" : value("instance_num"));
        put("cores", percent.isEmpty() ? value("plan_cpu") : instances.isEmpty() ? value("instance_num")
                : Long.toString(Math.min(Integer.MAX_VALUE, Math.max(1, (percent.getAsLong() + 99) / 100)
                        * Math.max(1, instances.getAsLong()))));
        return true;
    }

    /** Puts a time in seconds since the start of the trace; 0 means unknown. */
    private void putTime(String title) throws InputException {
        if (value(title).startsWith("-")) {
            putUnreadable("log.out.unreadable", Problem.ofFormat("table.point", SafeText.quoted(title), SafeText.quoted(value(title))));
        }
        put(title, value(title).matches("0+") ? "" : value(title));
    }

    @Override
    public List<Message> notes() {
        return Stream.concat(Stream.of(Problem.ofFormat("alibaba.instances")), super.notes().stream()).toList();
    }
}
