package org.schedscope.io.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.Role;

/** Tables that are known by their titles: which of them is what. Of several names the first that is there counts. */
enum TablePreset {
    /** What {@code sacct --parsable2} prints; the last column may be empty, as {@code --parsable} has it. */
    SLURM("Slurm sacct", "job=jobid|jobidraw user=user|uid group=account queue=partition arrival=submit|submittime start=start|starttime"
            + " finish=end|endtime exec=elapsed|elapsedraw cores=alloccpus|ncpus|reqcpus|alloctres|reqtres|allocnodes|nnodes|reqnodes"
            + " estimate=timelimit|timelimitraw:min memory=reqmem|alloctres|reqtres cluster=cluster state=state") {
        @Override
        boolean isOf(List<String> titles) {
            return (titles.contains("jobid") || titles.contains("jobidraw"))
                    && (titles.contains("start") || titles.contains("elapsed") || titles.contains("elapsedraw"))
                    && (titles.contains("alloccpus") || titles.contains("ncpus") || titles.contains("reqcpus")
                            || titles.contains("state") || titles.contains("partition") || titles.contains("submit"));
        }
    },
    /** What Batsim said of jobs before its version 2. */
    BATSIM("old Batsim jobs.csv", "job=jobid arrival=submission_time start=starting_time finish=finish_time"
            + " exec=execution_time wait=waiting_time"
            + " cores=requested_number_of_resources|requested_number_of_processors estimate=requested_time") {
        @Override
        boolean isOf(List<String> titles) {
            return titles.contains("jobid") && titles.contains("submission_time") && (titles.contains("requested_number_of_resources")
                    || titles.contains("requested_number_of_processors"));
        }
    },
    /** The trace of a run of Nextflow; its times are told from the submission on. */
    NEXTFLOW("Nextflow trace", "job=task_id queue=process|name arrival=submit start=start finish=complete exec=realtime response=duration"
            + " cores=cpus estimate=time memory=memory|peak_rss state=status") {
        @Override
        boolean isOf(List<String> titles) {
            return titles.contains("task_id") && titles.contains("hash") && (titles.contains("realtime") || titles.contains("duration"));
        }
    };

    private final String title;
    private final Map<Role, List<Column>> names;

    TablePreset(String title, String columns) {
        this.title = title;
        names = columns(columns);
    }

    /** Titles of columns by their role, the first choice first: {@code exec=elapsed|limit:min start=begin}. */
    static Map<Role, List<Column>> columns(String text) {
        Map<Role, List<Column>> columns = new EnumMap<>(Role.class);
        for (String part : text.split(" ")) {
            String[] sides = part.split("=");
            columns.put(Role.valueOf(sides[0].toUpperCase(Locale.ROOT)), Stream.of(sides[1].split("\\|")).map(name -> name.split(":"))
                    .map(unit -> new Column(unit[0], unit.length > 1 ? unit[1] : "")).toList());
        }
        return columns;
    }

    /** Name of the format, for users. */
    String title() {
        return title;
    }

    abstract boolean isOf(List<String> titles);

    /** The preset of a table with these titles, in lower case. */
    static Optional<TablePreset> of(List<String> titles) {
        for (TablePreset preset : values()) {
            if (preset.isOf(titles)) {
                return Optional.of(preset);
            }
        }
        return Optional.empty();
    }

    /** What the columns with these titles, in lower case, are. */
    TableColumns columns(List<String> titles) {
        return TableGuess.columns(names, titles);
    }
}
