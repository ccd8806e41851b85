package org.schedscope.jar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** Every shape of a lambda, of a reference to a method and of a record; what each gives, as a text. */
public final class JarShapes implements Supplier<String> {
    private final List<String> said = new ArrayList<>();
    private String field = "field";

    private interface Named {
        /** A lambda in an interface, that calls another one's private method. */
        default Supplier<String> greeting() {
            return () -> "hello " + name();
        }

        String name();
    }

    private record Pair(int left, String right) {
    }

    private record Nothing() {
    }

    private record Everything(boolean bit, byte tiny, short small, char letter, int whole, long large, float rough, double exact,
            String text, int[] list, List<Pair> pairs) {
    }

    private static class Parent {
        String told(Object what) {
            return "parent " + what;
        }
    }

    private static final class Child extends Parent {
        @Override
        String told(Object what) {
            Function<Object, String> above = super::told;
            Function<Object, String> own = this::own;
            return above.apply(what) + ", " + own.apply(what);
        }

        private String own(Object what) {
            return "child " + what;
        }
    }

    private interface Shout<T extends CharSequence> {
        String of(T text);
    }

    private final class Inner {
        private final int number = 7;

        private String read() {
            IntFunction<String> ofOuter = more -> field + (number + more);
            return ofOuter.apply(3);
        }
    }

    private static int add(int a, int b) {
        return a + b;
    }

    private static long widened(long a) {
        return a * 2;
    }

    private static String all(String... texts) {
        return String.join("|", texts);
    }

    private void say(Object what) {
        said.add(String.valueOf(what));
    }

    @Override
    public String get() {
        captured(true, (byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.5, "text", new int[] {8});
        references();
        converted();
        nested();
        failing();
        records();
        return String.join("\n", said);
    }

    private void captured(boolean bit, byte tiny, short small, char letter, int whole, long large, float rough, double exact, String text,
            int[] list) {
        Supplier<String> all = () -> bit + " " + tiny + " " + small + " " + letter + " " + whole + " " + large + " " + rough + " " + exact
                + " " + text + " " + list[0] + " " + field;
        say(all.get());
        Supplier<String> twoTexts = () -> text + field.length() + exact + exact;
        say(twoTexts.get());
        BooleanSupplier both = () -> bit && whole > 3;
        say(both.getAsBoolean());
        LongSupplier sum = () -> whole + large;
        say(sum.getAsLong());
        LongSupplier other = () -> list.length;
        say(other.getAsLong());
        Consumer<String> quiet = said::add;
        quiet.accept("discarded");
    }

    private void references() {
        IntBinaryOperator plus = JarShapes::add;
        say(plus.applyAsInt(2, 3));
        IntBinaryOperator greatest = Math::max;
        say(greatest.applyAsInt(2, 3));
        Function<String, Integer> length = String::length;
        say(length.apply("four"));
        Supplier<Integer> ofOne = "three"::length;
        say(ofOne.get());
        Supplier<List<String>> empty = ArrayList::new;
        say(empty.get());
        IntFunction<int[]> array = int[]::new;
        say(array.apply(3).length);
        BiFunction<Integer, String, Pair> pair = Pair::new;
        say(pair.apply(1, "r"));
        Function<String[], String> joined = JarShapes::all;
        say(joined.apply(new String[] {"a", "b"}));
        UnaryOperator<String> single = JarShapes::all;
        say(single.apply("alone"));
        Comparator<String> order = Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder());
        say(Arrays.asList("bb", "a", "ccc", "aa").stream().sorted(order).toList());
        Callable<Object> field = () -> this.field;
        try {
            say(field.call());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        Runnable same = sameEachTime();
        say(same == sameEachTime());
    }

    private static Runnable sameEachTime() {
        return () -> {};
    }

    private void converted() {
        ToIntFunction<Integer> unboxed = whole -> whole + 1;
        say(unboxed.applyAsInt(3));
        ToDoubleFunction<Integer> wider = Integer::intValue;
        say(wider.applyAsDouble(3));
        IntToLongFunction widest = JarShapes::widened;
        say(widest.applyAsLong(21));
        Function<Integer, Long> widestBoxed = JarShapes::widened;
        say(widestBoxed.apply(21));
        Function<Character, Integer> ofLetter = Character::getNumericValue;
        say(ofLetter.apply('7'));
        DoubleUnaryOperator half = value -> value / 2;
        say(half.andThen(Math::floor).applyAsDouble(7));
        Shout<StringBuilder> shout = StringBuilder::toString;
        say(shout.of(new StringBuilder("built")));
        Shout<String> upper = String::strip;
        say(upper.of(" stripped "));
    }

    private void nested() {
        Function<Integer, Function<Integer, Supplier<Integer>>> curried = a -> b -> () -> a * 10 + b;
        say(curried.apply(4).apply(2).get());
        Named named = () -> "you";
        say(named.greeting().get());
        say(new Child().told("it"));
        say(new Inner().read());
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private void failing() {
        Function<String, Integer> length = String::length;
        try {
            ((Function) length).apply(3);
        } catch (ClassCastException e) {
            say("no text");
        }
        Supplier<Integer> none = () -> null;
        ToIntFunction<Supplier<Integer>> unboxed = Supplier::get;
        try {
            say(unboxed.applyAsInt(none));
        } catch (NullPointerException e) {
            say("nothing in the box");
        }
    }

    private void records() {
        say(new Nothing());
        say(new Nothing().hashCode());
        say(new Nothing().equals(new Nothing()));
        say(new Pair(1, null));
        say(new Pair(1, null).hashCode());
        int[] list = {};
        List<Everything> some = new ArrayList<>();
        for (int different = 0; different < 11; different++) {
            some.add(everything(different, list));
        }
        some.add(everything(-1, list));
        // As numbers the two zeros are the same and what is no number is not; as fields of a record it is the other way round.
        some.add(new Everything(true, (byte) 1, (short) 2, 'c', 4, 5L, -0f, Double.NaN, "text", list, List.of()));
        some.add(new Everything(true, (byte) 1, (short) 2, 'c', 4, 5L, 0f, Double.NaN, "text", list, List.of()));
        for (Everything one : some) {
            say(one.toString().replaceFirst("list=[^,]*", "list"));
            say(one.hashCode() - 31 * System.identityHashCode(one.list()));
            say(some.stream().map(one::equals).toList());
        }
        say(some.get(0).equals(null));
        say(some.get(0).equals(new Pair(1, "text")));
    }

    /** @param different number of the field that differs from others */
    private static Everything everything(int different, int[] list) {
        return new Everything(different != 0, (byte) (different == 1 ? -1 : 1), (short) (different == 2 ? -2 : 2),
                different == 3 ? 'd' : 'c', different == 4 ? -4 : 4, different == 5 ? 5L << 40 : 5L, different == 6 ? 6.25f : 6.5f,
                different == 7 ? Math.nextUp(7.5) : 7.5, different == 8 ? null : "text", different == 9 ? null : list,
                different == 10 ? List.of(new Pair(1, "r")) : List.of());
    }
}
