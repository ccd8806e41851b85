package org.schedscope.policy.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/** What a program reads and may answer. */
class QueueQuestionTest {
    private static final Workload WORKLOAD = Workload.of("three", Job.of("late", 5, Task.of("a", 3)),
            new Job("a \"ü\" b", "/lab/ada", 1, List.of(Task.of("b", 4).withCores(2)), Optional.empty(), Optional.empty()),
            Job.of("J3", 5, Task.of("c", 6)));

    private static QueueQuestion question() {
        QueueView view = new QueueView(SimulationInput.of(WORKLOAD, Platform.of("one", Cluster.of("C", 4))), task -> 5 + task, 1, 0);
        view.begin(9, 1);
        return new QueueQuestion(view, new int[] {2, 0, 1});
    }

    @Test
    void tasksAreInOrderOfArrivalWithWhatPoliciesMayKnow() {
        assertEquals("{\"now\":9,\"queue\":0,\"tasks\":["
                + "{\"id\":1,\"job\":\"a \\\"\\u00fc\\\" b\",\"user\":\"/lab/ada\",\"arrival\":1,\"ready\":6,\"exec\":4,\"cores\":2,"
                + "\"rank\":4,\"cp\":4},"
                + "{\"id\":0,\"job\":\"late\",\"user\":\"/\",\"arrival\":5,\"ready\":5,\"exec\":3,\"cores\":1,\"rank\":3,\"cp\":3},"
                + "{\"id\":2,\"job\":\"J3\",\"user\":\"/\",\"arrival\":5,\"ready\":7,\"exec\":6,\"cores\":1,\"rank\":6,\"cp\":6}]}",
                question().text());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"[2, 1, 0] | [2, 1, 0]", "[0] | [0, 1, 2]", "[] | [1, 0, 2]", "' [ 2,0 ] ' | [2, 0, 1]"})
    void whoIsNotNamedFollowsInOrderOfArrival(String answer, String order) {
        assertEquals(order, question().answer("p", answer).order().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "[1, 2", "[1,,2]", "[1.5]", "[-1]", "{\"order\":[1]}", "[1] [2]", "[12345678901]"})
    void anythingElseIsRefused(String answer) {
        assertThrows(ModelException.class, () -> question().answer("p", answer));
    }

    @Test
    void tasksThatDoNotWaitOrStandThereTwiceAreRefused() {
        assertEquals("the policy program 'p' named task 3 at tick 9, which does not wait",
                assertThrows(ModelException.class, () -> question().answer("p", "[3]")).getMessage());
        assertEquals("the policy program 'p' named task 2 twice at tick 9",
                assertThrows(ModelException.class, () -> question().answer("p", "[2, 2]")).getMessage());
    }

    @Test
    void aProgramIsNamedWithItsArguments() {
        assertEquals(List.of("./my policy.py", "-x", "a b", "c"), PolicyProgram.words("'./my policy.py' -x \"a b\"  c"));
    }
}
