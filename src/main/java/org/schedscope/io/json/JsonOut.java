package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import java.io.IOException;
import java.io.OutputStream;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;

/** JSON generators whose output depends only on the written values. */
public final class JsonOut {
    private static final double LARGEST_EXACT = 1L << 53;

    private JsonOut() {
    }

    /** A generator that writes all in one line. Closing it leaves the stream open. */
    public static JsonGenerator oneLine(OutputStream out) throws IOException {
        return JsonFactory.builder().disable(com.fasterxml.jackson.core.StreamWriteFeature.AUTO_CLOSE_TARGET).build().createGenerator(out)
                .setRootValueSeparator(null);
    }

    /** A generator that writes one line per entry of the objects and arrays at the given depths, the root being at depth 1. */
    public static JsonGenerator lines(OutputStream out, int... depths) throws IOException {
        JsonGenerator generator = oneLine(out);
        generator.setPrettyPrinter(new Lines(depths));
        return generator;
    }

    /** Writes a fraction as a decimal, rounded to 17 digits if it is not finite. */
    public static void writeRatio(JsonGenerator out, Ratio ratio) throws IOException {
        String text = Decimals.text(ratio);
        out.writeNumber(text.indexOf('/') < 0 ? text : Decimals.rounded(ratio).toPlainString());
    }

    /** Writes {@code null} for an undefined figure, and an integer if the figure is one. */
    public static void writeFigure(JsonGenerator out, double value) throws IOException {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            out.writeNull();
        } else if (value == Math.rint(value) && Math.abs(value) < LARGEST_EXACT) {
            out.writeNumber((long) value);
        } else {
            out.writeNumber(value);
        }
    }

    /** Pretty printer with line breaks at some depths and single spaces elsewhere. */
    private static final class Lines implements PrettyPrinter {
        private final long broken;
        private int depth;

        Lines(int... depths) {
            long bits = 0;
            for (int at : depths) {
                bits |= 1L << at;
            }
            broken = bits;
        }

        private boolean breaks() {
            return depth < 64 && (broken >> depth & 1) != 0;
        }

        private void newLine(JsonGenerator out, int indent) throws IOException {
            out.writeRaw('\n');
            for (int i = 0; i < indent; i++) {
                out.writeRaw(' ');
            }
        }

        private void between(JsonGenerator out) throws IOException {
            out.writeRaw(',');
            if (breaks()) {
                newLine(out, depth);
            } else {
                out.writeRaw(' ');
            }
        }

        private void begin(JsonGenerator out, char bracket) throws IOException {
            out.writeRaw(bracket);
            depth++;
        }

        private void first(JsonGenerator out) throws IOException {
            if (breaks()) {
                newLine(out, depth);
            }
        }

        private void end(JsonGenerator out, int entries, char bracket) throws IOException {
            boolean newLine = entries > 0 && breaks();
            depth--;
            if (newLine) {
                newLine(out, depth);
            }
            out.writeRaw(bracket);
        }

        @Override
        public void writeRootValueSeparator(JsonGenerator out) {
        }

        @Override
        public void writeStartObject(JsonGenerator out) throws IOException {
            begin(out, '{');
        }

        @Override
        public void writeEndObject(JsonGenerator out, int entries) throws IOException {
            end(out, entries, '}');
        }

        @Override
        public void writeObjectEntrySeparator(JsonGenerator out) throws IOException {
            between(out);
        }

        @Override
        public void writeObjectFieldValueSeparator(JsonGenerator out) throws IOException {
            out.writeRaw(": ");
        }

        @Override
        public void writeStartArray(JsonGenerator out) throws IOException {
            begin(out, '[');
        }

        @Override
        public void writeEndArray(JsonGenerator out, int entries) throws IOException {
            end(out, entries, ']');
        }

        @Override
        public void writeArrayValueSeparator(JsonGenerator out) throws IOException {
            between(out);
        }

        @Override
        public void beforeArrayValues(JsonGenerator out) throws IOException {
            first(out);
        }

        @Override
        public void beforeObjectEntries(JsonGenerator out) throws IOException {
            first(out);
        }
    }
}
