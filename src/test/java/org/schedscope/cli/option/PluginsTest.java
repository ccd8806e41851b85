package org.schedscope.cli.option;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.Main;
import org.schedscope.cli.base.UsageException;
import org.schedscope.model.ModelException;
import org.schedscope.policy.Policy;
import org.schedscope.policy.registry.PolicyPlugins;

/** The template of a plugin is built as its README says, and used. */
class PluginsTest {
    private static final Path TEMPLATE = Path.of("assets/plugin-template");

    @TempDir
    Path folder;

    /** Builds a jar from the template, its source changed. */
    private Path built(String what, String by) throws IOException {
        Path source = folder.resolve("example/WidestFirst.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, Files.readString(TEMPLATE.resolve("src/example/WidestFirst.java")).replace(what, by));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertEquals(0, compiler.run(null, null, null, "-cp", System.getProperty("java.class.path"), "-d", folder.toString(),
                source.toString()));
        Path plugins = Files.createDirectories(folder.resolve("plugins"));
        String services = "META-INF/services/" + Policy.class.getName();
        try (OutputStream out = Files.newOutputStream(plugins.resolve("widest-first.jar"));
                JarOutputStream jar = new JarOutputStream(out)) {
            jar.putNextEntry(new JarEntry("example/WidestFirst.class"));
            jar.write(Files.readAllBytes(folder.resolve("example/WidestFirst.class")));
            jar.putNextEntry(new JarEntry(services));
            jar.write(Files.readAllBytes(TEMPLATE.resolve(services)));
        }
        return plugins;
    }

    /** A jar with one empty file. */
    private Path jar(String name, String entry) throws IOException {
        Path file = Files.createDirectories(folder.resolve(name)).resolve(name + ".jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
            out.putNextEntry(new JarEntry(entry));
        }
        return file;
    }

    /** In a process of its own, for policies are listed once in each. */
    private String run(String... arguments) throws Exception {
        List<String> command = Stream.concat(Stream.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), Main.class.getName()), Stream.of(arguments)).toList();
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() + "\n" + said;
    }

    @Test
    void theTemplateIsAPolicyThatRunsIsAuditedAndIsMarkedInTheLog() throws Exception {
        Path plugins = built("", "");
        Path log = folder.resolve("e.ndjson");
        String said = run("--plugins", plugins.toString(), "simulate", "sample-workloads/campus-week.workload.json", "--policy",
                "plugin:widest-first",
                "--audit", "--events", log.toString());
        assertTrue(said.startsWith("0\n"), said);
        assertTrue(said.contains("plugin:widest-first (hierarchical"), said);
        assertTrue(Files.readString(log).contains("\"policy\":\"plugin:widest-first\""));
        assertEquals(List.of("plugin:widest-first"), PolicyPlugins.read(plugins).stream().map(Policy::name).toList());
    }

    @Test
    void noOutputTakesThePlaceOfAPlugin() throws Exception {
        Path jar = built("", "").resolve("widest-first.jar");
        byte[] before = Files.readAllBytes(jar);
        assertEquals("2\ncannot write " + jar + ": it is another input or output of this command\n",
                run("--plugins", jar.getParent().toString(), "simulate", "sample-workloads/campus-week.workload.json", "--metrics",
                        jar.toString()));
        assertArrayEquals(before, Files.readAllBytes(jar));
    }

    @Test
    void aPluginThatFailsIsBlamed() throws Exception {
        Path plugins = built("key.setFraction(cores(view, task), 1);", "throw new IllegalStateException(\"oh\");");
        String said = run("--plugins=" + plugins, "simulate", "sample-workloads/campus-week.workload.json", "--policy",
                "plugin:widest-first");
        assertTrue(said.matches("(?s)1\n.*the plugin example.WidestFirst failed in line \\d+: java.lang.IllegalStateException: oh\n"),
                said);
    }

    @Test
    void whatIsWrongWithAFolderOfPluginsIsTold() throws Exception {
        assertEquals("the folder of plugins " + folder.resolve("none") + " does not exist",
                assertThrows(ModelException.class, () -> PolicyPlugins.read(folder.resolve("none"))).getMessage());
        assertEquals("the folder of plugins " + folder + " has no jar",
                assertThrows(ModelException.class, () -> PolicyPlugins.read(folder)).getMessage());
        Files.write(folder.resolve("broken.jar"), new byte[] {1, 2, 3});
        String broken = assertThrows(ModelException.class, () -> PolicyPlugins.read(folder)).getMessage();
        assertTrue(broken.startsWith("the plugin " + folder.resolve("broken.jar") + " is not a readable jar: "), broken);
        String services = "META-INF/services/" + Policy.class.getName();
        assertEquals("the jar " + jar("other", "README") + " has no policy: its file " + services + ", which names the class, is missing",
                assertThrows(ModelException.class, () -> PolicyPlugins.read(folder.resolve("other"))).getMessage());
        assertEquals("the jar " + jar("empty", services) + " has no policy: its file " + services + " names no class",
                assertThrows(ModelException.class, () -> PolicyPlugins.read(folder.resolve("empty"))).getMessage());
        Path misnamed = built("plugin:widest-first", "p-slr");
        assertTrue(assertThrows(ModelException.class, () -> PolicyPlugins.read(misnamed)).getMessage()
                .startsWith("the plugin example.WidestFirst names its policy"));
        assertTrue(assertThrows(UsageException.class, () -> Plugins.taken(new String[] {"--plugins"})).getMessage()
                .startsWith("--plugins needs"));
    }
}
