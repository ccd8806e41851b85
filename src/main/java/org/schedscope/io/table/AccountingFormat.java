package org.schedscope.io.table;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.schedscope.io.csv.Records;
import org.schedscope.io.format.FormatWords;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.json.DocumentHead;

/** Logs without titles that are read as tables, once their lines are turned into records. */
public final class AccountingFormat implements LogFormat {
    /** Lists of fields by log format. */
    static final Map<String, List<String>> FIELDS = FormatWords.lists("accounting");

    /** Opens the records of a log. */
    private interface Opener {
        Records open(InputFile file, ReadOptions options, List<String> titles) throws InputException;
    }

    private final String name;
    private final TableColumns columns;
    private final Predicate<DocumentHead> recogniser;
    private final Opener opener;

    private AccountingFormat(String name, String log, Predicate<DocumentHead> recogniser, Opener opener) {
        this.name = name;
        this.columns = TableColumns.parse(String.join(",", FIELDS.get(log + " columns")));
        this.recogniser = recogniser;
        this.opener = opener;
    }

    public static List<LogFormat> all() {
        return List.of(new AccountingFormat("OAR workload trace", "oar", OarRecords::are, OarRecords::new),
                new AccountingFormat("Alibaba 2018 batch_task", "alibaba", AlibabaRecords::are, AlibabaRecords::new),
                new AccountingFormat("PBS accounting log", "pbs", PbsRecords::are, PbsRecords::new),
                new AccountingFormat("Grid Engine accounting", "grid engine", GridEngineRecords::areLines,
                        (file, options, titles) -> new GridEngineRecords(file, options, titles, false)),
                new AccountingFormat("Grid Engine qacct -j", "grid engine", GridEngineRecords::areBlocks,
                        (file, options, titles) -> new GridEngineRecords(file, options, titles, true)),
                new AccountingFormat("LSF lsb.acct", "lsf", LsfRecords::are, LsfRecords::new),
                new AccountingFormat("HTCondor user log", "htcondor", CondorRecords::are, CondorRecords::new));
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
