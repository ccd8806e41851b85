package org.schedscope.cli.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.CommandRuns;

/** No output takes the place of anything that the same command has read. */
class CommandFilesTest {
    @TempDir
    Path folder;

    private CommandRuns commands;

    @BeforeEach
    void start() throws IOException {
        commands = new CommandRuns(folder);
        commands.file("named.platform.json", "{\"root\": {\"cluster\": \"C\", \"cores\": 2}}");
        commands.file("other.platform.json", "{\"root\": {\"cluster\": \"C\", \"cores\": 3}}");
        commands.file("w.workload.json", """
                {"platform": "named.platform.json", "jobs": [{"id": "J", "user": "/ada", "tasks": [{"id": "T", "exec": 5}]}]}
                """);
        commands.file("member.json", """
                {"name": "w", "schemaVersion": "1.5", "workflow": {
                 "specification": {"tasks": [{"name": "a", "id": "a", "parents": [], "children": []}]},
                 "execution": {"tasks": [{"id": "a", "runtimeInSeconds": 3}]}}}
                """);
        commands.file("m.manifest.json", """
                {"format": "schedscope-manifest", "platform": "named.platform.json", "workflows": [{"file": "member.json"}]}
                """);
        Files.createDirectories(folder.resolve("flows"));
        Files.copy(folder.resolve("member.json"), folder.resolve("flows/a.json"));
        commands.file("log.swf", "; Computer: x\n1 0 0 10 1 -1 -1 1 10 -1 1 1 1 1 1 -1 -1 -1\n");
        commands.file("log.swf.machines", "0 zeus 2 2 1.0 1000\n");
        commands.file("fork.json", "{\"at\": 2, \"policy\": \"srtf\"}");
        commands.file("capacity.csv", "user,cores,memory\n/ada,2,\n");
        commands.file("s.csv", "job,task,cluster,start,finish,cores\nJ,T,C,0,5,1\n");
        commands.file("gantt.csv", "job,task,cluster,start,finish,cores\nJ,T,C,0,5,1\n");
        commands.file("x.lesson.json", """
                {"format": "schedscope-lesson", "title": "x", "workload": "w.workload.json", "steps": [{"title": "one", "text": "x"}]}
                """);
        Files.createLink(folder.resolve("hard.json"), folder.resolve("named.platform.json"));
        Files.createSymbolicLink(folder.resolve("soft.json"), folder.resolve("named.platform.json"));
        Files.createSymbolicLink(folder.resolve("way"), folder);
    }

    private Map<String, String> contents() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        for (String name : commands.names()) {
            contents.put(name, commands.text(name));
        }
        return contents;
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "simulate w.workload.json --metrics named.platform.json", "simulate w.workload.json --metrics hard.json",
            "simulate w.workload.json --schedule soft.json", "simulate w.workload.json --events way/named.platform.json",
            "simulate w.workload.json --metrics w.workload.json",
            "simulate w.workload.json --platform other.platform.json --metrics other.platform.json",
            "simulate w.workload.json --fork fork.json --metrics fork.json",
            "simulate w.workload.json --eet-capacity capacity.csv --metrics capacity.csv",
            "simulate m.manifest.json --metrics member.json", "simulate m.manifest.json --schedule named.platform.json",
            "simulate flows --metrics flows/a.json", "simulate log.swf --metrics log.swf.machines",
            "compare w.workload.json --policies p-slr,srtf --json named.platform.json",
            "compare w.workload.json --policies p-slr,srtf --eet-capacity capacity.csv --csv capacity.csv",
            "measure w.workload.json --schedule s.csv --metrics named.platform.json", "measure --schedule s.csv --events s.csv",
            "measure --schedule gantt.csv --render . --data --format svg",
            "measure w.workload.json --schedule s.csv --eet-capacity capacity.csv --metrics capacity.csv",
            "lesson x.lesson.json --slides w.workload.json", "lesson x.lesson.json --slides hard.json",
            "convert m.manifest.json member.json --to workload", "convert log.swf other.workload.json --platform-out log.swf.machines"})
    void anOutputThatIsAnInputIsRefusedAndNothingIsWritten(String line) throws IOException {
        Map<String, String> before = contents();
        String[] arguments = line.split(" ");
        for (int i = 1; i < arguments.length; i++) {
            boolean file = Files.exists(folder.resolve(arguments[i])) || arguments[i].endsWith(".json");
            arguments[i] = file ? commands.at(arguments[i]) : arguments[i];
        }
        CommandRuns.Result result = commands.run(arguments);
        assertEquals(2, result.code(), result.err());
        assertEquals("", result.out());
        assertEquals(": it is another input or output of this command\n",
                result.err().substring(Math.max(0, result.err().indexOf(": it is"))));
        assertEquals(before, contents());
    }

    @Test
    void anOutputBesideTheInputsIsWritten() throws IOException {
        assertEquals(0, commands.run("simulate", commands.at("w.workload.json"), "--metrics", commands.at("new.json"), "--schedule",
                commands.at("s.csv")).code());
        assertEquals("job,task,cluster,start,finish,cores\nJ,T,C,0,5,1\n", commands.text("s.csv"));
        assertFalse(commands.text("new.json").isEmpty());
    }

    @Test
    void howMuchHasBeenReadIsToldTwiceASecond() throws IOException {
        Path large = Files.write(folder.resolve("large.swf"), new byte[3_000_000]);
        StringWriter err = new StringWriter();
        long[] now = {0};
        CommandFiles files = new CommandFiles();
        files.tellOn(new Progress(new PrintWriter(err), true, () -> now[0] += 300_000_000));
        files.opening(large);
        for (int block = 0; block < 5; block++) {
            files.read(500_000);
        }
        assertEquals(List.of("1 of 3 MB read", "2 of 3 MB read"), Stream.of(err.toString().split("\r")).map(String::strip)
                .filter(line -> !line.isEmpty()).toList());
    }
}
