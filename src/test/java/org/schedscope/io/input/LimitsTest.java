package org.schedscope.io.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LimitsTest {
    @Test
    void aMillionTasksAreReadWith400MebibytesAndTenMillionWithFourGibibytes() {
        assertThat(Limits.tasksFor(400L << 20)).isBetween(1_000_000, 1_200_000);
        assertThat(Limits.tasksFor(4L << 30)).isBetween(10_000_000, 12_000_000);
        assertThat(Limits.tasksFor(Long.MAX_VALUE)).isEqualTo(100_000_000);
    }

    @Test
    void aLimitThatFollowsTheMemorySaysSoAndAnotherDoesNot() {
        int most = Limits.DEFAULT.tasks();
        assertThat(Limits.DEFAULT.tooManyTasks().toString()).startsWith("more than " + most + " tasks, as many as the ").contains("-Xmx");
        assertThat(Limits.DEFAULT.with("tasks", most - 1).tooManyTasks()).hasToString("more than " + (most - 1) + " tasks; the limit is "
                + (most - 1));
    }
}
