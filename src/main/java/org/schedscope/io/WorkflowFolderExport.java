package org.schedscope.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.format.UniqueIds;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.json.PlainJson;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.workflow.WfFormatExport;
import org.schedscope.model.Job;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/** Writes a workload of several workflows as a folder: a WfFormat file per job, and a manifest with their arrivals and users. */
public final class WorkflowFolderExport {
    private WorkflowFolderExport() {
    }

    /** Whether a workload needs a folder of files of a format, since one file cannot hold it. */
    public static boolean isWanted(WorkloadExport export, Workload workload) {
        return export.equals(WfFormatExport.EXPORT) && export.refusal(workload).isPresent();
    }

    /** Writes the files into a new folder; returns the losses. */
    public static List<Message> write(Workload workload, Path folder, OutputFiles files) throws IOException {
        files.makeFolder(folder);
        UniqueIds names = new UniqueIds();
        List<Manifest.Listed> entries = new ArrayList<>();
        for (Job job : workload.jobs()) {
            String plain = job.id().replaceAll("[^0-9a-zA-Z_-]", "_");
            String name = names.of(plain);
            entries.add(new Manifest.Listed(name + ".json", job));
            Job alone = new Job(job.id(), Job.ROOT_USER, 0, job.tasks(), job.value(), Optional.empty());
            Workload one = new Workload(job.id(), workload.timeUnit(), workload.start(), Optional.empty(), List.of(alone));
            files.write(folder.resolve(name + ".json"), out -> WfFormatExport.EXPORT.write(one, Optional.empty(), out));
        }
        files.write(folder.resolve("workload.manifest.json"),
                out -> PlainJson.document(new Manifest.Written(workload, entries).value(), out, 1, 2));
        return WfFormatExport.lossesOfTasks(workload);
    }
}
