package org.schedscope;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The folders are the data flow: file → workload → simulation → events → trace, metrics, views. */
@AnalyzeClasses(packages = "org.schedscope", importOptions = ImportOption.DoNotIncludeTests.class)
class LayersTest {
    private static final String ROOT = "org.schedscope.";

    private static ArchRule only(String layer, String because, String... allowed) {
        String[] names = new String[allowed.length + 2];
        names[0] = ROOT + layer + "..";
        names[1] = "java..";
        for (int i = 0; i < allowed.length; i++) {
            names[i + 2] = allowed[i].startsWith("@") ? allowed[i].substring(1) : ROOT + allowed[i] + "..";
        }
        return com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes().that().resideInAPackage(ROOT + layer + "..").should()
                .onlyDependOnClassesThat().resideInAnyPackage(names).because(because);
    }

    @ArchTest
    static final ArchRule TEXT = only("text", "words know nothing of what they tell");

    @ArchTest
    static final ArchRule MODEL = only("model", "what cannot be wrong depends on nothing that can", "text");

    @ArchTest
    static final ArchRule EVENT = only("event", "the waist is narrow", "model");

    @ArchTest
    static final ArchRule POLICY = only("policy", "a policy is a question about estimates", "model", "text");

    @ArchTest
    static final ArchRule ENGINE = only("engine", "the engine knows no listener, file or window", "model", "event", "policy");

    @ArchTest
    static final ArchRule SCHEDULER = only("scheduler", "schedulers move the engine; the probe reads a trace", "model", "event", "policy", "engine",
            "trace", "text");

    @ArchTest
    static final ArchRule TRACE = only("trace", "a trace comes from any source of events", "model", "event");

    @ArchTest
    static final ArchRule AUDIT = only("audit", "the auditor is independent of what it checks", "model", "event", "text");

    @ArchTest
    static final ArchRule METRICS = only("metrics", "metrics only listen", "model", "event", "trace", "text",
            "@org.apache.commons.statistics..");

    @ArchTest
    static final ArchRule BREAKPOINT = only("breakpoint", "conditions are looked for in what was recorded", "model", "event", "trace", "metrics",
            "text");

    @ArchTest
    static final ArchRule CHART = only("chart", "charts need no window", "model", "event", "trace", "metrics", "text", "@org.jfree..",
            "@org.apache.pdfbox..", "@org.apache.fontbox..", "@de.rototor.pdfbox..", "@org.apache.batik..", "@org.w3c.dom..", "@javax.xml.parsers..",
            "@javax.imageio..");

    @ArchTest
    static final ArchRule GENERATE = only("generate", "workloads are made up before anything runs", "model", "text");

    @ArchTest
    static final ArchRule IO = only("io", "readers and writers know no scheduler", "model", "event", "trace", "metrics", "chart", "text",
            "@com.fasterxml.jackson..", "@com.ctc.wstx..", "@org.codehaus.stax2..", "@javax.xml.stream..", "@org.apache.commons.compress..");

    @ArchTest
    static final ArchRule LESSON = only("lesson", "a lesson is told by data and answered by runs", "model", "event", "policy", "engine", "scheduler",
            "trace", "metrics", "breakpoint", "experiment", "io", "text", "@com.fasterxml.jackson..");

    @ArchTest
    static final ArchRule SLIDE = only("slide", "slides are drawn of lessons, without a window", "model", "policy", "scheduler", "trace", "breakpoint", "chart",
            "lesson", "engine", "text");

    @ArchTest
    static final ArchRule WINDOW_TOOLKIT = noClasses().that().resideOutsideOfPackages(ROOT + "ui..").should().dependOnClassesThat()
            .resideInAnyPackage("javafx..", "org.controlsfx..").because("JavaFX stays in ui");

    @ArchTest
    static final ArchRule STATE = noClasses().that().resideInAPackage(ROOT + "ui.state..").should().dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.application..", ROOT + "ui.view..")
            .because("state is tested without a toolkit");

    @ArchTest
    static final ArchRule NO_CLOCK = noClasses().that()
            .resideInAnyPackage(ROOT + "model..", ROOT + "event..", ROOT + "engine..", ROOT + "policy..", ROOT + "scheduler..", ROOT + "trace..",
                    ROOT + "metrics..", ROOT + "audit..", ROOT + "generate..", ROOT + "breakpoint..")
            .should().callMethod(System.class, "currentTimeMillis").orShould().callMethod(System.class, "nanoTime")
            .orShould().dependOnClassesThat().haveNameMatching("java\\.time\\.(Instant|Clock|LocalDateTime)")
            .orShould().dependOnClassesThat().haveNameMatching("java\\.util\\.(Random|concurrent\\.ThreadLocalRandom)")
            .orShould().callMethod(Math.class, "random").because("the same inputs give the same bytes");

    @ArchTest
    static final ArchRule NO_CYCLES = slices().matching(ROOT + "(**)").should().beFreeOfCycles();
}
