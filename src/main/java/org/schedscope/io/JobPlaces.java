package org.schedscope.io;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where the tasks of a workload stand in the files it was read from, for problems that only show later, on a platform. Lines are not
 * kept: the one that is asked for is looked up in its file again.
 */
public final class JobPlaces {
    private final List<InputFile> fileOfJob;
    private final List<String> tasksPathOfJob;
    private final int[] lineOfJob;
    private final Limits limits;

    private JobPlaces(List<InputFile> fileOfJob, List<String> tasksPathOfJob, int[] lineOfJob, Limits limits) {
        this.fileOfJob = fileOfJob;
        this.tasksPathOfJob = tasksPathOfJob;
        this.lineOfJob = lineOfJob;
        this.limits = limits;
    }

    /** A job of one task a line. */
    static JobPlaces atLines(InputFile file, int[] lineOfJob) {
        return new JobPlaces(Collections.nCopies(lineOfJob.length, file), List.of(), lineOfJob, Limits.DEFAULT);
    }

    /** Of jobs that stand in no file. */
    static JobPlaces nowhere(String name, int jobs) {
        return atLines(InputFile.resource(name), new int[jobs]);
    }

    /** The places of some of the jobs of a file with a job a line. */
    JobPlaces keeping(int[] jobs) {
        return atLines(fileOfJob.get(0), IntStream.of(jobs).map(job -> lineOfJob[job]).toArray());
    }

    /** Name of the file with the first job. */
    String fileName() {
        return fileOfJob.get(0).name();
    }

    /** All jobs in one file; the path may have a {@code *} for the job's position. */
    static JobPlaces inOneFile(InputFile file, String tasksPath, int jobs, Limits limits) {
        return new JobPlaces(Collections.nCopies(jobs, file), Collections.nCopies(jobs, tasksPath), new int[0], limits);
    }

    static JobPlaces joined(List<JobPlaces> parts, Limits limits) {
        List<InputFile> files = new ArrayList<>();
        List<String> paths = new ArrayList<>();
        for (JobPlaces part : parts) {
            files.addAll(part.fileOfJob);
            paths.addAll(part.tasksPathOfJob);
        }
        return new JobPlaces(files, paths, new int[0], limits);
    }

    /** A problem with a task, by the positions of job and task, at its line if the file can still be read. */
    public Problem problem(int job, int task, String message) {
        InputFile file = fileOfJob.get(job);
        if (lineOfJob.length > 0) {
            return new Problem(file.name(), lineOfJob[job], 1, "", message);
        }
        String path = tasksPathOfJob.get(job).replace("*", Integer.toString(job)) + "/" + task;
        try (JsonCursor in = new JsonCursor(file, limits)) {
            in.next();
            for (String step : path.substring(1).split("/")) {
                if (!enter(in, step)) {
                    return new Problem(file.name(), 0, 0, path, message);
                }
            }
            return new Problem(file.name(), in.line(), in.column(), path, message);
        } catch (IOException e) {
            return new Problem(file.name(), 0, 0, path, message);
        }
    }

    /** Moves to a child of the current value; false if there is none. */
    private static boolean enter(JsonCursor in, String step) throws IOException {
        boolean array = in.token() == JsonToken.START_ARRAY;
        for (int index = 0; in.next() != JsonToken.END_ARRAY && in.token() != JsonToken.END_OBJECT; index++) {
            boolean found = array ? step.equals(Integer.toString(index)) : step.equals(in.text());
            if (!array) {
                in.next();
            }
            if (found) {
                return true;
            }
            in.skip();
        }
        return false;
    }
}
