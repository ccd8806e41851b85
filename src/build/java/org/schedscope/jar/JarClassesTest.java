package org.schedscope.jar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.cli.base.Window;

/** The jar's classes do what the compiled ones do. */
class JarClassesTest {
    private static final Path CLASSES = Path.of("target", "classes");
    private static final Path TESTS = Path.of("target", "test-classes");

    /** Takes classes of the program from a map, and what the map does not have from the class path. */
    private static final class Changed extends ClassLoader {
        private final Map<String, byte[]> files;

        Changed(Map<String, byte[]> files) {
            super(JarClassesTest.class.getClassLoader());
            this.files = files;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                byte[] bytes = files.get(name.replace('.', '/') + ".class");
                Class<?> known = findLoadedClass(name);
                return known != null ? known : bytes == null ? super.loadClass(name, resolve) : defineClass(name, bytes, 0, bytes.length);
            }
        }
    }

    private static Map<String, byte[]> files(Path folder, String beginning) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(path -> path.toString().endsWith(".class")).sorted().toList()) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                if (name.startsWith(beginning)) {
                    files.put(name, Files.readAllBytes(file));
                }
            }
        }
        assertTrue(!files.isEmpty(), beginning);
        return files;
    }

    private static long lambdas(Map<String, byte[]> files) {
        return methods(files).flatMap(method -> Stream.of(method.instructions.toArray()))
                .filter(instruction -> Lambda.at(instruction).isPresent()).count();
    }

    private static long recordMethods(Map<String, byte[]> files) {
        return methods(files).filter(method -> RecordMethods.left(method).isPresent()).count();
    }

    private static Stream<MethodNode> methods(Map<String, byte[]> files) {
        return files.values().stream().flatMap(bytes -> {
            ClassNode node = new ClassNode();
            new ClassReader(bytes).accept(node, 0);
            return node.methods.stream();
        });
    }

    @Test
    void everyShapeGivesWhatItGave() throws Exception {
        Map<String, byte[]> compiled = files(TESTS, "org/schedscope/jar/JarShapes");
        Map<String, byte[]> changed = JarClasses.of(compiled);
        assertNotEquals(0, lambdas(compiled));
        assertEquals(0, lambdas(changed));
        assertEquals(9, recordMethods(compiled));
        assertEquals(0, recordMethods(changed));
        Supplier<?> shapes = (Supplier<?>) new Changed(changed).loadClass(JarShapes.class.getName()).getConstructor().newInstance();
        assertNotEquals(JarShapes.class, shapes.getClass());
        assertEquals(new JarShapes().get(), shapes.get());
    }

    @Test
    void allClassesOfTheProgramAreSuchAsJavaAccepts() throws IOException, ClassNotFoundException {
        Map<String, byte[]> compiled = files(CLASSES, "org/schedscope/");
        Map<String, byte[]> changed = JarClasses.of(compiled);
        assertEquals(0, lambdas(changed));
        assertEquals(0, recordMethods(changed));
        int made = begun(compiled, changed);
        assertTrue(made > 1_000, made + " classes");
    }

    /** Begins to use all records and the classes that were added, which is when Java looks at their instructions; returns how many. */
    private static int begun(Map<String, byte[]> compiled, Map<String, byte[]> changed) throws ClassNotFoundException {
        Changed loader = new Changed(changed);
        int begun = 0;
        for (Map.Entry<String, byte[]> file : changed.entrySet()) {
            if (!compiled.containsKey(file.getKey()) || recordMethods(Map.of(file.getKey(), compiled.get(file.getKey()))) > 0) {
                Class.forName(file.getKey().substring(0, file.getKey().indexOf(".class")).replace('/', '.'), true, loader);
                begun++;
            }
        }
        return begun;
    }

    @Test
    void commandsWriteTheSameBytes(@TempDir Path folder) throws Exception {
        Class<?> changed = new Changed(JarClasses.of(files(CLASSES, "org/schedscope/"))).loadClass(CommandLineMain.class.getName());
        String log = folder.resolve("run.events.ndjson").toString();
        List<List<String>> commands = List.of(
                List.of("simulate", "campus-week", "--set", "rearrangement=easy", "--events", log),
                List.of("simulate", "campus-week", "--policy", "=(now - arrival + rank + 1) / cp", "--why", "J4/T5", "--events", log),
                List.of("compare", "campus-week", "--policies", "fifo-job,srtf,fair-share,heft"),
                List.of("policies", "p-slr"));
        for (List<String> command : commands) {
            String printed = out(CommandLineMain.class, command);
            String events = command.contains(log) ? Files.readString(Path.of(log)) : "";
            assertTrue(printed.lines().count() > 5, printed);
            assertEquals(printed, out(changed, command));
            assertEquals(events, command.contains(log) ? Files.readString(Path.of(log)) : "");
        }
    }

    /** What a command prints, by the class of a loader. */
    private static String out(Class<?> main, List<String> words) throws ReflectiveOperationException {
        StringWriter out = new StringWriter();
        Class<?> window = main.getClassLoader().loadClass(Window.class.getName());
        Object code = main.getMethod("run", String[].class, PrintWriter.class, PrintWriter.class, window)
                .invoke(null, words.toArray(String[]::new), new PrintWriter(out), new PrintWriter(out), null);
        assertEquals(0, code, out.toString());
        return out.toString();
    }

    @Test
    void aJarKeepsItsFilesAndTheirOrder(@TempDir Path folder) throws IOException {
        Path jar = folder.resolve("program.jar");
        Map<String, byte[]> shapes = files(TESTS, "org/schedscope/jar/JarShapes");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            write(out, "META-INF/MANIFEST.MF", "Main-Class: x\n".getBytes());
            for (Map.Entry<String, byte[]> file : shapes.entrySet()) {
                write(out, file.getKey(), file.getValue());
            }
            write(out, "assets/word.txt", "word".getBytes());
        }
        JarClasses.main(new String[] {jar.toString()});
        try (ZipFile file = new ZipFile(jar.toFile())) {
            List<String> names = file.stream().map(entry -> entry.getName()).toList();
            assertEquals("META-INF/MANIFEST.MF", names.get(0));
            assertEquals("assets/word.txt", names.get(names.size() - 1));
            Map<String, byte[]> expected = JarClasses.of(shapes);
            assertEquals(List.copyOf(expected.keySet()), names.subList(1, names.size() - 1));
            try (InputStream in = file.getInputStream(file.getEntry("assets/word.txt"))) {
                assertEquals("word", new String(in.readAllBytes()));
            }
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(List.of(jar), left.toList());
        }
    }

    private static void write(JarOutputStream out, String name, byte[] bytes) throws IOException {
        out.putNextEntry(new JarEntry(name));
        out.write(bytes);
        out.closeEntry();
    }
}
