package org.schedscope.io.format;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.text.Message;

/**
 * The places of tasks in the files of a workload, for problems that are found later, on a platform. For JSON documents no lines are stored:
 * the file is read again to find one.
 */
public final class JobPlaces {
    private final InputFile file;
    private final Finder finder;

    private interface Finder {
        /** @param file present file of the tasks */
        Problem problem(InputFile file, int job, int task, Message message);
    }

    private JobPlaces(InputFile file, Finder finder) {
        this.file = file;
        this.finder = finder;
    }

    /** Places of jobs with one task and one line each; the column may be longer than the number of jobs. */
    public static JobPlaces atLines(InputFile file, int[] lineOfJob) {
        return new JobPlaces(file, (now, job, task, message) -> new Problem(now.name(), lineOfJob[job], 1, "", message));
    }

    /** Places of jobs without a file. */
    public static JobPlaces nowhere(String name, int jobs) {
        return atLines(InputFile.resource(name), new int[jobs]);
    }

    /** Places of the tasks of one job, one line each. */
    public static JobPlaces ofOneJob(InputFile file, int[] lineOfTask) {
        return new JobPlaces(file, (now, job, task, message) -> new Problem(now.name(), lineOfTask[task], 1, "", message));
    }

    /** Places of all jobs in one JSON document; the path of a job's tasks may have a {@code *} for the job's position. */
    public static JobPlaces inOneFile(InputFile file, String tasksPath, Limits limits) {
        return new JobPlaces(file, (now, job, task, message) -> lookUp(now, tasksPath.replace("*", Integer.toString(job)) + "/" + task,
                message, limits));
    }

    /** Places of the jobs of several workloads, one workload after the other. */
    public static JobPlaces joined(List<JobPlaces> parts, List<Integer> jobsOfPart) {
        int[] end = new int[parts.size()];
        for (int i = 0; i < end.length; i++) {
            end[i] = jobsOfPart.get(i) + (i == 0 ? 0 : end[i - 1]);
        }
        return new JobPlaces(parts.get(0).file, (now, job, task, message) -> {
            int found = Arrays.binarySearch(end, job + 1);
            int part = found >= 0 ? firstWith(end, found) : -found - 1;
            return parts.get(part).problem(job - (part == 0 ? 0 : end[part - 1]), task, message);
        });
    }

    /** First of the parts with the same end: further ones have no jobs. */
    private static int firstWith(int[] end, int found) {
        int part = found;
        while (part > 0 && end[part - 1] == end[found]) {
            part--;
        }
        return part;
    }

    /** The places of some of the jobs, some perhaps several times. */
    public JobPlaces keeping(int[] jobs) {
        int[] kept = IntStream.of(jobs).toArray();
        return new JobPlaces(file, (now, job, task, message) -> finder.problem(now, kept[job], task, message));
    }

    /** These places in another file with the same content. */
    public JobPlaces in(InputFile other) {
        return new JobPlaces(other, finder);
    }

    /** Name of the file with the first job. */
    String fileName() {
        return file.name();
    }

    /** A problem with a task, by the positions of job and task, at its line if the file can still be read. */
    public Problem problem(int job, int task, Message message) {
        return finder.problem(file, job, task, message);
    }

    /** A problem with a value of a JSON document, at its line if the file can still be read. */
    static Problem lookUp(InputFile file, String path, Message message, Limits limits) {
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
