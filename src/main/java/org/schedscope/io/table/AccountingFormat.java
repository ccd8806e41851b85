package org.schedscope.io.table;

import java.util.List;
import java.util.function.Predicate;
import org.schedscope.io.csv.Records;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.json.DocumentHead;

/** Logs that are no tables with titles but are read as such, once their lines are records. */
public final class AccountingFormat implements LogFormat {
    private static final String GRID_ENGINE = "job=job,user=owner,group=group,queue=qname,arrival=qsub_time,start=start_time,"
            + "finish=end_time,cores=slots,estimate=h_rt,state=state";
    private static final String LSF = "job=job,user=userName,group=group,queue=queue,arrival=submitTime:s,start=startTime:s,"
            + "finish=eventTime:s,cores=cores,estimate=limit:s,state=state";
    private static final String CONDOR = "job=job,arrival=submitted,start=started,finish=ended,cores=cpus,memory=memory,state=state";
    private static final String PBS = "job=job,user=user,group=group,queue=queue,arrival=ctime:s,start=start:s,finish=end:s,cores=cores,"
            + "estimate=Resource_List.walltime:s,memory=memory,state=state";
    private static final String OAR = "job=job,user=user,queue=queue,arrival=submit:s,start=start:s,finish=stop:s,cores=cores,"
            + "estimate=walltime:s";
    private static final String ALIBABA = "job=job_name,task=task_name,queue=task_type,start=start_time:s,finish=end_time:s,cores=cores,"
            + "after=after,state=status";

    /** Opens the records of a log. */
    private interface Opener {
        Records open(InputFile file, ReadOptions options, List<String> titles) throws InputException;
    }

    private final String name;
    private final TableColumns columns;
    private final Predicate<DocumentHead> recogniser;
    private final Opener opener;

    private AccountingFormat(String name, String columns, Predicate<DocumentHead> recogniser, Opener opener) {
        this.name = name;
        this.columns = TableColumns.parse(columns);
        this.recogniser = recogniser;
        this.opener = opener;
    }

    /** All of them. */
    public static List<LogFormat> all() {
        return List.of(new AccountingFormat("OAR workload trace", OAR, OarRecords::are, OarRecords::new),
                new AccountingFormat("Alibaba 2018 batch_task", ALIBABA, AlibabaRecords::are, AlibabaRecords::new),
                new AccountingFormat("PBS accounting log", PBS, PbsRecords::are, PbsRecords::new),
                new AccountingFormat("Grid Engine accounting", GRID_ENGINE, GridEngineRecords::areLines,
                        (file, options, titles) -> new GridEngineRecords(file, options, titles, false)),
                new AccountingFormat("Grid Engine qacct -j", GRID_ENGINE, GridEngineRecords::areBlocks,
                        (file, options, titles) -> new GridEngineRecords(file, options, titles, true)),
                new AccountingFormat("LSF lsb.acct", LSF, LsfRecords::are, LsfRecords::new),
                new AccountingFormat("HTCondor user log", CONDOR, CondorRecords::are, CondorRecords::new));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return recogniser.test(head);
    }

    @Override
    public RecordedLog readLog(InputFile file, ReadOptions options) throws InputException {
        List<String> titles = columns.columns().values().stream().map(TableColumns.Column::name).toList();
        return new TableReader(file, options, columns, titles, malformed -> opener.open(file, options, titles)).read(name);
    }
}
