package org.schedscope.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;

/** Several workflow files, or all of a folder sorted by name, as one workload. */
final class WorkflowFolder {
    private static final List<String> ENDINGS = List.of(".json", ".dax", ".xml", ".dag", ".stg", ".dot");

    private WorkflowFolder() {
    }

    static LoadedWorkload read(List<Path> paths, ReadOptions options) throws InputException {
        WorkloadJoin join = new WorkloadJoin(options);
        for (Path path : paths) {
            for (Path file : Files.isDirectory(path) ? workflowsIn(path) : List.of(path)) {
                join.addPart(InputFile.of(file).watchedBy(options.watch()), UnaryOperator.identity());
            }
        }
        String name = paths.size() == 1 ? InputFile.of(paths.get(0).toAbsolutePath().normalize()).stem() : join.jobs() + " workflows";
        return join.build(name, Optional.empty());
    }

    private static List<Path> workflowsIn(Path folder) throws InputException {
        try (Stream<Path> entries = Files.list(folder)) {
            List<Path> files = entries.filter(path -> !Files.isDirectory(path) && isWorkflowName(path.getFileName().toString()))
                    .sorted(Comparator.comparing(path -> path.getFileName().toString())).toList();
            if (files.isEmpty()) {
                throw new InputException(Problem.of(folder.toString(), Problem.ofFormat("folder.empty", String.join(", ", ENDINGS))));
            }
            return files;
        } catch (InputException e) {
            throw e;
        } catch (IOException e) {
            throw InputFile.of(folder).failure(e);
        }
    }

    /** Whether a file in a folder or an archive may be a workflow, by its name; its content decides. */
    static boolean isWorkflowName(String name) {
        String bare = name.endsWith(".gz") ? name.substring(0, name.length() - ".gz".length()) : name;
        return !name.startsWith(".") && !bare.endsWith(".manifest.json") && ENDINGS.stream().anyMatch(bare::endsWith);
    }
}
