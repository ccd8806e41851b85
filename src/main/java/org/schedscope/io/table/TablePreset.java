package org.schedscope.io.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.Role;

/** Tables that are known by their titles: which of them is what. Of several names the first that is there counts. */
enum TablePreset {
    /** What {@code sacct --parsable2} prints; the last column may be empty, as {@code --parsable} has it. */
    SLURM("Slurm sacct", "job=jobid|jobidraw user=user|uid group=account queue=partition arrival=submit|submittime start=start|starttime"
            + " finish=end|endtime exec=elapsed|elapsedraw cores=alloccpus|ncpus|reqcpus|alloctres|reqtres|allocnodes|nnodes|reqnodes"
            + " estimate=timelimit|timelimitraw:min memory=reqmem|alloctres|reqtres cluster=cluster state=state",
            "account admincomment alloccpus allocgres allocnodes alloctres associd avecpu avecpufreq avediskread avediskwrite"
                    + " avepages averss avevmsize blockid cluster comment constraints consumedenergy consumedenergyraw container"
                    + " cputime cputimeraw dbindex derivedexitcode elapsed elapsedraw eligible end exitcode extra failednode flags gid"
                    + " group jobid jobidraw jobname layout licenses maxdiskread maxdiskreadnode maxdiskreadtask maxdiskwrite"
                    + " maxdiskwritenode maxdiskwritetask maxpages maxpagesnode maxpagestask maxrss maxrssnode maxrsstask maxvmsize"
                    + " maxvmsizenode maxvmsizetask mcslabel mincpu mincpunode mincputask ncpus nnodes nodelist ntasks partition"
                    + " planned plannedcpu plannedcpuraw priority qos qosraw qosreq reason reqcpufreq reqcpufreqgov reqcpufreqmax"
                    + " reqcpufreqmin reqcpus reqgres reqmem reqnodes reqtres reservation reservationid reserved resvcpu resvcpuraw"
                    + " restarts segmentsize sluid start state stderr stdin stdout submit submitline suspended systemcomment systemcpu"
                    + " timelimit timelimitraw totalcpu tresusageinave tresusageinmax tresusageinmaxnode tresusageinmaxtask"
                    + " tresusageinmin tresusageinminnode tresusageinmintask tresusageintot tresusageoutave tresusageoutmax"
                    + " tresusageoutmaxnode tresusageoutmaxtask tresusageoutmin tresusageoutminnode tresusageoutmintask tresusageouttot"
                    + " uid user usercpu wckey wckeyid workdir") {
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
            + " cores=requested_number_of_resources|requested_number_of_processors estimate=requested_time",
            "jobid job_id workload_name profile submission_time requested_number_of_resources requested_number_of_processors"
                    + " requested_time success final_state starting_time execution_time finish_time waiting_time turnaround_time"
                    + " stretch consumed_energy allocated_resources allocated_processors metadata hacky_job_type") {
        @Override
        boolean isOf(List<String> titles) {
            return titles.contains("jobid") && titles.contains("submission_time") && (titles.contains("requested_number_of_resources")
                    || titles.contains("requested_number_of_processors"));
        }
    },
    /** The trace of a run of Nextflow; its times are told from the submission on. */
    NEXTFLOW("Nextflow trace", "job=task_id queue=process|name arrival=submit start=start finish=complete exec=realtime response=duration"
            + " cores=cpus estimate=time memory=memory|peak_rss state=status",
            "task_id hash native_id process tag name status exit module container cpus time disk memory attempt submit start"
                    + " complete duration realtime queue %cpu %mem rss vmem peak_rss peak_vmem rchar wchar syscr syscw read_bytes"
                    + " write_bytes vol_ctxt inv_ctxt env workdir script scratch error_action hostname cpu_model") {
        @Override
        boolean isOf(List<String> titles) {
            return titles.contains("task_id") && titles.contains("hash") && (titles.contains("realtime") || titles.contains("duration"));
        }
    };

    private final String title;
    private final Map<Role, List<Column>> names;
    private final Set<String> all;

    /** @param all titles that such tables can have */
    TablePreset(String title, String columns, String all) {
        this.title = title;
        names = columns(columns);
        this.all = Set.of(all.split(" "));
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

    /** Whether such tables can have all of these titles, in lower case: else it may be a table of others with some of them. */
    boolean knows(List<String> titles) {
        return all.containsAll(titles.stream().filter(it -> !it.isEmpty()).toList());
    }

    /** Titles of counts of cores, the first that is there before the others. */
    List<String> cores() {
        return names.get(Role.CORES).stream().map(Column::name).filter(name -> !name.endsWith("nodes")).toList();
    }

    /** What the columns with these titles, in lower case, are. */
    TableColumns columns(List<String> titles) {
        return TableGuess.columns(names, titles);
    }
}
