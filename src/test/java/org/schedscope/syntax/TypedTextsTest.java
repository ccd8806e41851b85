package org.schedscope.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.breakpoint.ConditionText;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;
import org.schedscope.policy.expression.ExpressionReader;
import org.schedscope.policy.expression.SourceText;
import org.schedscope.query.JobField;
import org.schedscope.query.JobQuery;
import org.schedscope.query.JobValues;

/** Orderings, conditions and queries that users have saved keep their meaning: results are those of the three former parsers. */
class TypedTextsTest {
    /** Ten jobs of one task: numbers of job n are 10 to the n-th, its names are all those of n characters. */
    private static final JobValues JOBS = new JobValues() {
        @Override
        public int firstTask(int job) {
            return job;
        }

        @Override
        public boolean is(JobField field, int number, String name) {
            return name.length() == number;
        }

        @Override
        public Optional<Ratio> number(JobField field, int number) {
            return Optional.of(Ratio.of((long) Math.pow(10, number)));
        }
    };

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "age ^ 2 / exec | age^2 / exec",
            "age / exec | age / exec",
            "age * wait | age * wait",
            "(now - arrival + rank + 1) / cp | (now - arrival + rank + 1) / cp",
            "(now-arrival+rank)/cp | (now - arrival + rank) / cp",
            "(now - arrival + rank) / cp - cores | (now - arrival + rank) / cp - cores",
            "-exec * cores | -exec * cores",
            "-(exec * cores) | -(exec * cores)",
            "- - exec | exec",
            "-2 ^ 2 | -2^2",
            "(-2) ^ 2 | (-2)^2",
            "-exec^2 * 3 | -exec^2 * 3",
            "2 * -rank | 2 * -rank",
            "age - (wait - cp) | age - (wait - cp)",
            "age - wait - exec | age - wait - exec",
            "age / exec * cores | age / exec * cores",
            "age / (exec * cores) | age / (exec * cores)",
            "(10^8)^8 * rank | (10^8)^8 * rank",
            "1 / wait | 1 / wait",
            "cores * rank | cores * rank",
            "floor(age * 7 / 3) + exec | floor(age * 7 / 3) + exec",
            "if(wait > 3, value / cores, -exec) | if(wait > 3, value / cores, -exec)",
            "if(1/3 == 2/6, 1, 0) | if(1 / 3 == 2 / 6, 1, 0)",
            "if(age>100,cp,-rank/(exec+1)) | if(age > 100, cp, -rank / (exec + 1))",
            "max(rank, wait) | max(rank, wait)",
            "min (exec,cores , 0.5) | min(exec, cores, 0.5)",
            "min(age, floor(wait / exec) * value) ^ 1 - abs(cp - age) | min(age, floor(wait / exec) * value)^1 - abs(cp - age)",
            "vmax ^ 3 / (7 * place) | vmax^3 / (7 * place)",
            "ceil(maxcp / 2) - ready | ceil(maxcp / 2) - ready"})
    void orderings(String typed, String written) {
        assertEquals(written, SourceText.of(ExpressionReader.read(typed)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "time >= 1200 | time >= 1200",
            "`  time>=1200 ` | time >= 1200",
            "time >= week 10 | time >= 6048000",
            "time >= 2000-05-01 14:00 | time >= 63092786400",
            "job J7 arrives | job J7 arrives",
            "job J7 finishes | job J7 finishes",
            "job J7 starves | job J7 starves",
            "job arrives arrives | job arrives arrives",
            "job and arrives | job and arrives",
            "job J(7) finishes | job J(7) finishes",
            "job \"say \\\"hi\\\" \\\\o/\" arrives | job \"say \\\"hi\\\" \\\\o/\" arrives",
            "job a!b starves | job a!b starves",
            "task J7/T3 starts | task J7/T3 starts",
            "task \"J7\"/\"T3\"  starts | task J7/T3 starts",
            "task \"a/b\"/T3 starts | task \"a/b\"/T3 starts",
            "task \"a/b\"/\"T 3\" starts | task \"a/b\"/\"T 3\" starts",
            "slr J7 > 3.5 | slr J7 > 3.5",
            "slr J7>3.50 | slr J7 > 3.5",
            "slr J7 > 7/3 | slr J7 > 7/3",
            "slr J1 > 3 | slr J1 > 3",
            "user /maths/ada violated | user /maths/ada violated",
            "user /u218 violated | user /u218 violated",
            "user / violated | user / violated",
            "queue C1 > 50 | queue C1 > 50",
            "queue > 50 | queue > 50",
            "queue>5 | queue > 5",
            "queue \">\" > 2 | queue \">\" > 2",
            "queue in > 2 | queue in > 2",
            "cluster C1 idles | cluster C1 idles"})
    void conditions(String typed, String written) {
        assertEquals(written, ConditionText.read(typed, TimeReader.of(TickClock.ANY)).text());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "user = /maths | 6",
            "user = maths/ada | 9",
            "user = /u218 | 5",
            "user != /maths/ada and arrival < 10 | 0",
            "wait > 9h and user = /u218 | 5",
            "wait > 60 | 2 3 4 5 6 7 8 9",
            "wait > 1min | 2 3 4 5 6 7 8 9",
            "job = J1 or job = J22 or job = \"J333\" | 2 3 4",
            "job = \"a b c\" or job = \"a\\\"b\" | 3 5",
            "job = and or job = \"not\" | 3",
            "not (arrival < 10s or cores > 64) | 1",
            "not not slr > 5 | 1 2 3 4 5 6 7 8 9",
            "slr > 5 or not (cores >= 64) | 0 1 2 3 4 5 6 7 8 9",
            "slr = 7/2 or slr >= 100/1 | 2 3 4 5 6 7 8 9",
            "slr>5 and slr<=1000 | 1 2 3",
            "cores >= 2 AND state = finished | 8",
            "kind = gpu and tasks = 10 | ``",
            "state = running | 7",
            "cluster = C1 or cluster != C1 | 0 1 2 3 4 5 6 7 8 9",
            "cores == 10 or cores != 10 and cores < 100 | 0 1",
            "cores < 10 or cores > 1000 and not cores > 100000 | 0 4 5",
            "(cores < 10 or cores > 1000) and not cores > 100000 | 0 4 5",
            "arrival >= 0001-01-01 00:00:15 and cores > 0 | 2 3 4 5 6 7 8 9",
            "arrival in 10-20 | 1",
            "arrival in 0-604799 | 0 1 2 3 4 5",
            "cores in 1,3-5 | 0",
            "cores in 1, 64-128 | 0 2",
            "cores in 10 - 100, 10000 | 1 2 4",
            "queue in short, long | 4 5",
            "queue in short,long and cores < 10000 | ``",
            "job in a, b | 1",
            "task.kind = gpu | 3",
            "task.cores > 4 and task.exec = 10 | 1",
            "task.cores > 1 and not task.kind != gpu | 3",
            "task.state = finished | 8",
            "task.wait > 1min | 2 3 4 5 6 7 8 9",
            "response >= 2h or slowdown > 1.5 and work < 1000000 | 1 2 3 4 5 6 7 8 9"})
    void queries(String typed, String jobs) {
        assertEquals(jobs, hits(typed));
    }

    private static String hits(String typed) {
        JobQuery query = JobQuery.read(typed, TickClock.ANY);
        return IntStream.range(0, 10).filter(job -> query.holds(JOBS, job)).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    /** What one of them had for itself is the same in all, where it means nothing else. */
    @Test
    void oneEqualsSignMeansWhatTwoDo() {
        assertEquals(ExpressionReader.read("if(cp == 1, rank, exec)"), ExpressionReader.read("if(cp = 1, rank, exec)"));
        assertEquals(hits("user = /maths"), hits("user == /maths"));
    }

    @Test
    void aQueryMayBeAsLongAsItIsWideButNotAsDeep() {
        assertEquals("3", hits("cores = 1000" + " or cores = 7".repeat(50_000)));
        assertEquals("3", hits("not ".repeat(50_000) + "cores = 1000"));
        SyntaxException deep = assertThrows(SyntaxException.class, () -> hits("(".repeat(50) + "cores = 7"
                + ")".repeat(50)));
        assertTrue(deep.getMessage().startsWith("column 51: parentheses are nested more than 50 deep"), deep.getMessage());
        assertEquals("3", hits("(".repeat(49) + "cores = 1000" + ")".repeat(49)));
    }
}
