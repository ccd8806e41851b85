package org.schedscope.bench;

import com.ctc.wstx.stax.WstxInputFactory;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.io.csv.CsvRecords;
import org.schedscope.io.csv.CsvTable;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.io.xml.XmlCursor;

/**
 * What readers cost above the bare walk over the characters of a file: the JSON of a workload, records of CSV, elements of XML. Time of the
 * processor in turns, so that another load weighs on both. Not JMH, which counts the clock. Argument: number of tasks.
 *
 * <pre>
 * mvn -q -Pbench test-compile exec:exec -Dexec.classpathScope=test \
 *     -Dexec.args="-cp %classpath org.schedscope.bench.CursorBench"
 * </pre>
 */
public final class CursorBench {
    private static final int ROUNDS = 15;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private CursorBench() {
    }

    /** Reads all of something. */
    private interface Reading {
        void read() throws IOException, XMLStreamException;
    }

    public static void main(String[] arguments) throws IOException, XMLStreamException {
        int tasks = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200_000;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        WorkloadWriter.write(BenchWorkloads.chains(tasks), out);
        byte[] json = out.toByteArray();
        compare("JSON: tokens of Jackson; a workload", json.length, () -> tokens(json),
                () -> new WorkloadJson().read(InputFile.of("a.json", json), ReadOptions.DEFAULT));
        StringBuilder csv = new StringBuilder("job,task,\"cluster, or more\",cores\n");
        StringBuilder xml = new StringBuilder("<jobs>\n");
        for (int i = 0; i < tasks; i++) {
            csv.append("J").append(i).append(",T1,\"north, old\",").append(i % 64).append('\n');
            xml.append("<job id=\"J").append(i).append("\" cores=\"").append(i % 64).append("\"><name>north</name></job>\n");
        }
        String text = csv.toString();
        compare("CSV: characters; records", text.length(), () -> lines(text), () -> records(text));
        byte[] elements = xml.append("</jobs>").toString().getBytes(StandardCharsets.UTF_8);
        compare("XML: events of Woodstox; elements with their places", elements.length, () -> events(elements), () -> elements(elements));
    }

    private static void compare(String what, int bytes, Reading bare, Reading ours) throws IOException, XMLStreamException {
        double[] least = new double[ROUNDS];
        double[] all = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            least[round] = millis(bare);
            all[round] = millis(ours);
        }
        Arrays.sort(least);
        Arrays.sort(all);
        System.out.printf(Locale.ROOT, "%s (%.1f MB): %.0f and %.0f ms%n", what, bytes / 1e6, least[ROUNDS / 2], all[ROUNDS / 2]);
    }

    private static double millis(Reading reading) throws IOException, XMLStreamException {
        long before = THREADS.getCurrentThreadCpuTime();
        reading.read();
        return (THREADS.getCurrentThreadCpuTime() - before) / 1e6;
    }

    private static void tokens(byte[] json) throws IOException {
        try (JsonParser in = new JsonFactory().createParser(json)) {
            for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
                if (token.isScalarValue()) {
                    in.getText();
                }
            }
        }
    }

    private static void lines(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (BufferedReader in = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                line.split(",");
            }
        }
    }

    private static void records(String text) throws IOException {
        InputFile file = InputFile.of("a.csv", text.getBytes(StandardCharsets.UTF_8));
        try (CsvRecords records = new CsvRecords(file, Limits.DEFAULT)) {
            CsvTable table = new CsvTable(records, new ProblemList(file), 2, "job", "task", "cores");
            while (table.next()) {
                table.text("job");
                table.text("cores");
            }
        }
    }

    private static void events(byte[] xml) throws XMLStreamException {
        XMLStreamReader in = new WstxInputFactory().createXMLStreamReader(new StringReader(new String(xml, StandardCharsets.UTF_8)));
        while (in.hasNext()) {
            if (in.next() == XMLStreamReader.START_ELEMENT) {
                for (int i = 0; i < in.getAttributeCount(); i++) {
                    in.getAttributeValue(i);
                }
            }
        }
        in.close();
    }

    private static void elements(byte[] xml) throws IOException {
        try (XmlCursor in = new XmlCursor(InputFile.of("a.xml", xml), Limits.DEFAULT)) {
            in.root();
            in.children(job -> {
                in.place();
                in.attribute("id");
                in.attribute("cores");
                in.children(name -> in.text());
            });
            in.expectEnd();
        }
    }
}
