package org.schedscope.jar;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Build step: gives each lambda of the program's own classes a class in the jar ({@link LambdaClass}: one for all lambdas of an interface
 * in a class), and records their methods ({@link RecordMethods}). Java makes both at every start otherwise, which is a fifth of the
 * processor time of a short command. Classes of libraries stay as they are. Arguments: the jar; and
 * {@code natives}, if it gets the {@link NativeLibraries} of all systems.
 */
public final class JarClasses {
    private static final String OWN = "org/schedscope/";
    private static final String CLASS = ".class";

    private final Map<String, ClassNode> classes = new LinkedHashMap<>();
    /** By the class that they are made for. */
    private final Map<String, List<LambdaClass>> made = new HashMap<>();

    private JarClasses(Map<String, byte[]> files) {
        files.forEach((name, bytes) -> {
            ClassNode node = new ClassNode();
            new ClassReader(bytes).accept(node, 0);
            classes.put(name, node);
        });
        classes.values().forEach(RecordMethods::replace);
        classes.values().forEach(this::replaceLambdas);
    }

    public static void main(String[] arguments) throws IOException {
        Path jar = Path.of(arguments[0]);
        Path changed = jar.resolveSibling(jar.getFileName() + ".changed");
        try (ZipFile from = new ZipFile(jar.toFile()); ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(changed))) {
            Map<String, byte[]> compiled = new LinkedHashMap<>();
            for (ZipEntry entry : Collections.list(from.entries())) {
                if (entry.getName().endsWith(CLASS) && entry.getName().startsWith(OWN)) {
                    compiled.put(entry.getName(), bytes(from, entry));
                }
            }
            JarClasses classes = new JarClasses(compiled);
            for (ZipEntry entry : Collections.list(from.entries())) {
                Map<String, byte[]> files = compiled.containsKey(entry.getName()) ? classes.files(entry.getName())
                        : Map.of(entry.getName(), bytes(from, entry));
                for (Map.Entry<String, byte[]> file : files.entrySet()) {
                    write(to, file.getKey(), entry.getTime(), file.getValue());
                }
            }
            if (arguments.length > 1) {
                NativeLibraries.add(to, from.entries().nextElement().getTime());
            }
        }
        Files.move(changed, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    static void write(ZipOutputStream to, String name, long time, byte[] bytes) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(time);
        to.putNextEntry(entry);
        to.write(bytes);
        to.closeEntry();
    }

    static byte[] bytes(ZipFile file, ZipEntry entry) throws IOException {
        try (InputStream in = file.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }

    /**
     * The same classes, changed, with those of their lambdas.
     *
     * @param files by name, as in a jar; a class comes with all that are nested in it
     */
    static Map<String, byte[]> of(Map<String, byte[]> files) {
        JarClasses classes = new JarClasses(files);
        Map<String, byte[]> all = new LinkedHashMap<>();
        files.keySet().forEach(name -> all.putAll(classes.files(name)));
        return all;
    }

    private void replaceLambdas(ClassNode host) {
        Map<Type, LambdaClass> byInterface = new LinkedHashMap<>();
        String nest = host.nestHostClass == null ? host.name : host.nestHostClass;
        for (MethodNode method : host.methods) {
            for (AbstractInsnNode instruction : method.instructions.toArray()) {
                Lambda.at(instruction).ifPresent(lambda -> {
                    LambdaClass its = byInterface.computeIfAbsent(lambda.type(),
                            type -> new LambdaClass(host.name + "$$Lambda" + byInterface.size(), type, nest));
                    method.instructions.set(instruction, its.add(lambda));
                });
            }
        }
        made.put(host.name, List.copyOf(byInterface.values()));
        ClassNode outermost = classes.get(nest + CLASS);
        for (LambdaClass one : byInterface.values()) {
            outermost.nestMembers = outermost.nestMembers == null ? new ArrayList<>() : outermost.nestMembers;
            outermost.nestMembers.add(one.name());
        }
    }

    /** A class, and those of its lambdas. */
    private Map<String, byte[]> files(String name) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        ClassNode host = classes.get(name);
        ClassWriter out = new ClassWriter(0);
        host.accept(out);
        files.put(name, out.toByteArray());
        made.get(host.name).forEach(one -> files.put(one.name() + CLASS, one.bytes()));
        return files;
    }
}
