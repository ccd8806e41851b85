package org.schedscope.experiment.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;

class RunCommandTest {
    private static String command(String part, int run) throws InputException {
        String definition = "{\"format\": \"schedscope-experiment\", \"name\": \"small\", \"parts\": [{\"name\": \"p\", " + part + "}]}";
        return RunCommand.of(new Grid(ExperimentJson.read(InputFile.of("small.experiment.json",
                definition.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT)).run(run));
    }

    @Test
    void aDrawnWorkloadIsDrawnFirst() throws InputException {
        assertEquals("schedscope generate pslr-log --set load=120 --scale 0.1 --seed 3 -o pslr-log.workload.json && "
                + "schedscope open pslr-log.workload.json --policy p-slr-2013 --scheduler hierarchical --seed 3 --network ccr:0.2 "
                + "--estimate normal:100 --set routing=random-sticky",
                command("""
                        "workloads": [{"profile": "pslr-log", "scale": 0.1}], "seeds": [3], "loads": [120], "networks": ["ccr:0.2"],
                        "estimates": ["normal:100"], "policies": [{"policy": "p-slr-2013", "set": {"routing": "random-sticky"}}]""", 0));
    }

    @Test
    void aFileIsNamedAsItsDefinitionNamesIt() throws InputException {
        assertEquals("schedscope open 'my log.swf' --platform p.platform.json --tick 10s --policy easy --scheduler central --seed 1",
                command("""
                        "workloads": [{"file": "my log.swf", "tick": "10s", "label": "l", "platform": "p.platform.json"}],
                        "policies": ["fifo", "easy"]""", 1));
    }
}
