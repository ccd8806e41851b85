package org.schedscope.jar;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.commons.TableSwitchGenerator;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The class of all lambdas of one interface in a class: an object knows its number and what it captured, and the interface's method calls
 * what the number stands for. One that captures nothing is made once, as Java does.
 */
final class LambdaClass {
    private static final Type OBJECT = Type.getType(Object.class);
    private static final String NUMBER = "number";

    private final Type name;
    private final Type type;
    private final String nest;
    private final List<Lambda> lambdas = new ArrayList<>();

    /** @param nest the outermost class of those that see each other's private methods */
    LambdaClass(String name, Type type, String nest) {
        this.name = Type.getObjectType(name);
        this.type = type;
        this.nest = nest;
    }

    String name() {
        return name.getInternalName();
    }

    String nest() {
        return nest;
    }

    /** What takes the place of an instruction that makes a lambda. */
    AbstractInsnNode add(Lambda lambda) {
        lambdas.add(lambda);
        return new MethodInsnNode(Opcodes.INVOKESTATIC, name(), maker(lambdas.size() - 1), lambda.factory().getDescriptor(), false);
    }

    private static String maker(int number) {
        return "of" + number;
    }

    byte[] bytes() {
        ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        out.visit(Opcodes.V17, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC, name(), null, OBJECT.getInternalName(),
                new String[] {type.getInternalName()});
        out.visitNestHost(nest);
        fields(out);
        constructors(out);
        makers(out);
        method(out);
        out.visitEnd();
        return out.toByteArray();
    }

    /** The field of something captured: references and each kind of primitive are counted by themselves, so that lambdas share fields. */
    private record Field(String name, Type type) {
    }

    private static List<Field> fields(Lambda lambda) {
        List<Field> fields = new ArrayList<>();
        for (Type captured : lambda.captured()) {
            Type kind = isPrimitive(captured) ? captured : OBJECT;
            long before = fields.stream().filter(field -> field.type().equals(kind)).count();
            fields.add(new Field((kind == OBJECT ? "o" : kind.getDescriptor()) + before, kind));
        }
        return fields;
    }

    private void fields(ClassWriter out) {
        out.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, NUMBER, "I", null, null);
        TreeMap<String, Type> all = new TreeMap<>();
        lambdas.forEach(lambda -> fields(lambda).forEach(field -> all.put(field.name(), field.type())));
        all.forEach((field, kind) -> out.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, field, kind.getDescriptor(), null, null));
    }

    private static Method constructor(Lambda lambda) {
        List<Type> types = new ArrayList<>(List.of(Type.INT_TYPE));
        fields(lambda).forEach(field -> types.add(field.type()));
        return new Method("<init>", Type.VOID_TYPE, types.toArray(Type[]::new));
    }

    private void constructors(ClassWriter out) {
        Set<Method> made = new HashSet<>();
        for (Lambda lambda : lambdas) {
            Method constructor = constructor(lambda);
            if (made.add(constructor)) {
                GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PRIVATE, constructor, null, null, out);
                code.loadThis();
                code.invokeConstructor(OBJECT, Method.getMethod("void <init> ()"));
                code.loadThis();
                code.loadArg(0);
                code.putField(name, NUMBER, Type.INT_TYPE);
                int argument = 1;
                for (Field field : fields(lambda)) {
                    code.loadThis();
                    code.loadArg(argument++);
                    code.putField(name, field.name(), field.type());
                }
                code.returnValue();
                code.endMethod();
            }
        }
    }

    private void makers(ClassWriter out) {
        GeneratorAdapter once = new GeneratorAdapter(Opcodes.ACC_STATIC, Method.getMethod("void <clinit> ()"), null, null, out);
        for (int number = 0; number < lambdas.size(); number++) {
            Lambda lambda = lambdas.get(number);
            Method maker = new Method(maker(number), lambda.factory().getDescriptor());
            GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_STATIC, maker, null, null, out);
            if (lambda.captured().isEmpty()) {
                out.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, maker(number), type.getDescriptor(), null,
                        null);
                make(once, number);
                once.putStatic(name, maker(number), type);
                code.getStatic(name, maker(number), type);
            } else {
                make(code, number);
            }
            code.returnValue();
            code.endMethod();
        }
        once.returnValue();
        once.endMethod();
    }

    private void make(GeneratorAdapter code, int number) {
        code.newInstance(name);
        code.dup();
        code.push(number);
        for (int i = 0; i < lambdas.get(number).captured().size(); i++) {
            code.loadArg(i);
        }
        code.invokeConstructor(name, constructor(lambdas.get(number)));
    }

    private void method(ClassWriter out) {
        Lambda any = lambdas.get(0);
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PUBLIC, new Method(any.method(), any.erased().getDescriptor()), null,
                null, out);
        if (lambdas.size() == 1) {
            call(code, any);
        } else {
            code.loadThis();
            code.getField(name, NUMBER, Type.INT_TYPE);
            code.tableSwitch(IntStream.range(0, lambdas.size()).toArray(), new TableSwitchGenerator() {
                @Override
                public void generateCase(int number, Label end) {
                    call(code, lambdas.get(number));
                }

                @Override
                public void generateDefault() {
                    code.throwException(Type.getType(IllegalStateException.class), NUMBER);
                }
            });
        }
        code.endMethod();
    }

    private void call(GeneratorAdapter code, Lambda lambda) {
        if (lambda.makesAnObject()) {
            code.newInstance(lambda.owner());
            code.dup();
        }
        List<Type> taken = lambda.taken();
        int place = 0;
        for (Field field : fields(lambda)) {
            code.loadThis();
            code.getField(name, field.name(), field.type());
            if (field.type() == OBJECT) {
                code.checkCast(taken.get(place));
            }
            place++;
        }
        Type[] erased = lambda.erased().getArgumentTypes();
        Type[] exact = lambda.exact().getArgumentTypes();
        for (int i = 0; i < erased.length; i++) {
            code.loadArg(i);
            convert(code, erased[i], exact[i], taken.get(place++));
        }
        code.visitMethodInsn(lambda.call(), lambda.body().getOwner(), lambda.body().getName(), lambda.body().getDesc(),
                lambda.body().isInterface());
        give(code, lambda.given(), lambda.erased().getReturnType());
        code.returnValue();
    }

    /** As Java converts arguments: by way of what the type is here. */
    private static void convert(GeneratorAdapter code, Type from, Type here, Type to) {
        if (isPrimitive(from)) {
            if (isPrimitive(to)) {
                code.cast(from, to);
            } else {
                code.valueOf(from);
            }
            return;
        }
        if (!here.equals(from) && !isPrimitive(here)) {
            code.checkCast(here);
        }
        if (isPrimitive(to)) {
            code.unbox(unboxed(here, to));
            code.cast(unboxed(here, to), to);
        } else if (!to.equals(here)) {
            code.checkCast(to);
        }
    }

    private static void give(GeneratorAdapter code, Type from, Type to) {
        if (to.equals(Type.VOID_TYPE)) {
            if (from.getSize() == 2) {
                code.pop2();
            } else if (from.getSize() == 1) {
                code.pop();
            }
        } else if (isPrimitive(to)) {
            convert(code, from, from, to);
        } else if (isPrimitive(from)) {
            code.valueOf(from);
        } else if (!from.equals(to)) {
            code.checkCast(to);
        }
    }

    private static boolean isPrimitive(Type type) {
        return type.getSort() < Type.ARRAY && !type.equals(Type.VOID_TYPE);
    }

    /** The primitive type in a box; of what is no box, the one that is wanted. */
    private static Type unboxed(Type box, Type wanted) {
        return switch (box.getInternalName()) {
            case "java/lang/Boolean" -> Type.BOOLEAN_TYPE;
            case "java/lang/Character" -> Type.CHAR_TYPE;
            case "java/lang/Byte" -> Type.BYTE_TYPE;
            case "java/lang/Short" -> Type.SHORT_TYPE;
            case "java/lang/Integer" -> Type.INT_TYPE;
            case "java/lang/Long" -> Type.LONG_TYPE;
            case "java/lang/Float" -> Type.FLOAT_TYPE;
            case "java/lang/Double" -> Type.DOUBLE_TYPE;
            default -> wanted;
        };
    }
}
