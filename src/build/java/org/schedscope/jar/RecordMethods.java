package org.schedscope.jar;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * {@code equals}, {@code hashCode} and {@code toString} of a record as plain methods: compilers leave it to Java to make them when they are
 * first called. They give what Java's give.
 */
final class RecordMethods {
    private static final String MAKER = "java/lang/runtime/ObjectMethods";
    /** What stands among the maker's arguments before the fields: the record and their names. */
    private static final int BEFORE = 2;
    private static final Type OBJECTS = Type.getType(Objects.class);
    private static final Type TEXT = Type.getType(StringBuilder.class);
    /** Two numbers of the largest kind. */
    private static final int STACK = 4;
    /** Among texts, what {@link StringBuilder} has methods for. */
    private static final Map<Type, String> APPENDED = Map.of(Type.BYTE_TYPE, "int", Type.SHORT_TYPE, "int", Type.getType(String.class),
            "String");
    private static final Map<Type, Type> BOXES = Map.of(Type.BOOLEAN_TYPE, Type.getType(Boolean.class), Type.BYTE_TYPE,
            Type.getType(Byte.class), Type.SHORT_TYPE, Type.getType(Short.class), Type.CHAR_TYPE, Type.getType(Character.class),
            Type.INT_TYPE, Type.getType(Integer.class), Type.LONG_TYPE, Type.getType(Long.class), Type.FLOAT_TYPE,
            Type.getType(Float.class), Type.DOUBLE_TYPE, Type.getType(Double.class));

    private final ClassNode host;
    private final Type record;

    private RecordMethods(ClassNode host) {
        this.host = host;
        record = Type.getObjectType(host.name);
    }

    /** Replaces those that a class leaves to Java, if it is a record. */
    static void replace(ClassNode host) {
        new RecordMethods(host).replace();
    }

    private void replace() {
        for (MethodNode method : List.copyOf(host.methods)) {
            left(method).ifPresent(fields -> {
                host.methods.set(host.methods.indexOf(method), switch (method.name) {
                    case "equals" -> equality(method, fields);
                    case "hashCode" -> hash(method, fields);
                    default -> text(method, fields);
                });
            });
        }
    }

    /** The record's fields, if a method is left to Java. */
    static Optional<List<Handle>> left(MethodNode method) {
        return Stream.of(method.instructions.toArray())
                .filter(instruction -> instruction instanceof InvokeDynamicInsnNode made && made.bsm.getOwner().equals(MAKER)).findFirst()
                .map(made -> Stream.of(((InvokeDynamicInsnNode) made).bsmArgs).skip(BEFORE).map(Handle.class::cast).toList());
    }

    private static MethodNode like(MethodNode method) {
        return new MethodNode(method.access, method.name, method.desc, null, null);
    }

    private static GeneratorAdapter code(MethodNode method) {
        return new GeneratorAdapter(method, method.access, method.name, method.desc);
    }

    private MethodNode equality(MethodNode left, List<Handle> fields) {
        MethodNode method = like(left);
        GeneratorAdapter code = code(method);
        Label different = code.newLabel();
        code.loadArg(0);
        code.instanceOf(record);
        code.ifZCmp(GeneratorAdapter.EQ, different);
        for (Handle field : fields) {
            Type type = get(code, field);
            code.loadArg(0);
            code.checkCast(record);
            code.getField(record, field.getName(), type);
            if (BOXES.containsKey(type)) {
                code.invokeStatic(BOXES.get(type), new Method("compare", Type.INT_TYPE, new Type[] {type, type}));
                code.ifZCmp(GeneratorAdapter.NE, different);
            } else {
                code.invokeStatic(OBJECTS, Method.getMethod("boolean equals (Object, Object)"));
                code.ifZCmp(GeneratorAdapter.EQ, different);
            }
        }
        code.push(true);
        code.returnValue();
        code.mark(different);
        // Everything is as it was at the beginning.
        method.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.push(false);
        code.returnValue();
        method.visitMaxs(STACK, 2);
        return method;
    }

    private MethodNode hash(MethodNode left, List<Handle> fields) {
        MethodNode method = like(left);
        GeneratorAdapter code = code(method);
        code.push(0);
        for (Handle field : fields) {
            code.push(31);
            code.math(GeneratorAdapter.MUL, Type.INT_TYPE);
            Type type = get(code, field);
            if (BOXES.containsKey(type)) {
                code.invokeStatic(BOXES.get(type), new Method("hashCode", Type.INT_TYPE, new Type[] {type}));
            } else {
                code.invokeStatic(OBJECTS, Method.getMethod("int hashCode (Object)"));
            }
            code.math(GeneratorAdapter.ADD, Type.INT_TYPE);
        }
        code.returnValue();
        method.visitMaxs(STACK, 1);
        return method;
    }

    private MethodNode text(MethodNode left, List<Handle> fields) {
        MethodNode method = like(left);
        GeneratorAdapter code = code(method);
        code.newInstance(TEXT);
        code.dup();
        code.invokeConstructor(TEXT, Method.getMethod("void <init> ()"));
        String before = simpleName() + "[";
        for (Handle field : fields) {
            code.push(before + field.getName() + "=");
            append(code, "String");
            Type type = get(code, field);
            append(code, APPENDED.getOrDefault(type, BOXES.containsKey(type) ? type.getClassName() : "Object"));
            before = ", ";
        }
        code.push(fields.isEmpty() ? before + "]" : "]");
        append(code, "String");
        code.invokeVirtual(TEXT, Method.getMethod("String toString ()"));
        code.returnValue();
        method.visitMaxs(STACK, 1);
        return method;
    }

    private static void append(GeneratorAdapter code, String type) {
        code.invokeVirtual(TEXT, Method.getMethod("StringBuilder append (" + type + ")"));
    }

    /** Reads a field of this record; returns its type. */
    private Type get(GeneratorAdapter code, Handle field) {
        Type type = Type.getType(field.getDesc());
        code.loadThis();
        code.getField(record, field.getName(), type);
        return type;
    }

    private String simpleName() {
        return host.innerClasses.stream().filter(inner -> inner.name.equals(host.name)).map(inner -> inner.innerName).findFirst()
                .orElse(host.name.substring(host.name.lastIndexOf('/') + 1));
    }
}
