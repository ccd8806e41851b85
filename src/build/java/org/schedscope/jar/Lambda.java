package org.schedscope.jar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * A place in a class that makes a lambda or a reference to a method.
 *
 * @param factory what is captured, and the interface
 * @param method the interface's one
 * @param erased how the interface declares it
 * @param exact how it is meant here
 * @param body what it calls
 */
record Lambda(Type factory, String method, Type erased, Type exact, Handle body) {
    private static final String MAKER = "java/lang/invoke/LambdaMetafactory";
    /** The plain one; those that are serializable or have bridges are left to Java. */
    private static final String PLAIN = "metafactory";

    /** The lambda that an instruction makes, if it does. */
    static Optional<Lambda> at(AbstractInsnNode instruction) {
        if (!(instruction instanceof InvokeDynamicInsnNode made) || !made.bsm.getOwner().equals(MAKER)
                || !made.bsm.getName().equals(PLAIN)) {
            return Optional.empty();
        }
        return Optional.of(new Lambda(Type.getMethodType(made.desc), made.name, (Type) made.bsmArgs[0], (Type) made.bsmArgs[2],
                (Handle) made.bsmArgs[1]));
    }

    /** The interface. */
    Type type() {
        return factory.getReturnType();
    }

    List<Type> captured() {
        return List.of(factory.getArgumentTypes());
    }

    boolean makesAnObject() {
        return body.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    }

    /** What the body takes: first the object that it is a method of, if there is one; what is captured, then the arguments. */
    List<Type> taken() {
        List<Type> taken = new ArrayList<>();
        if (body.getTag() != Opcodes.H_INVOKESTATIC && !makesAnObject()) {
            taken.add(owner());
        }
        taken.addAll(List.of(Type.getArgumentTypes(body.getDesc())));
        return taken;
    }

    /** What the body gives. */
    Type given() {
        return makesAnObject() ? owner() : Type.getReturnType(body.getDesc());
    }

    Type owner() {
        return Type.getObjectType(body.getOwner());
    }

    /** The instruction that calls the body; private methods are called as any others among the classes of one nest. */
    int call() {
        return switch (body.getTag()) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            default -> body.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        };
    }
}
