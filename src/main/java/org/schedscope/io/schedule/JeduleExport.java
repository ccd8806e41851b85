package org.schedscope.io.schedule;

import com.ctc.wstx.stax.WstxOutputFactory;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLStreamException;
import org.codehaus.stax2.XMLStreamWriter2;
import org.schedscope.io.format.CorePacking;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.CoreSpan;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickLength;

/**
 * Writes the XML of Jedule, a node per piece. In addition to the fields of Jedule, nodes have the properties {@code job} and {@code task}
 * and clusters a {@code name}; viewers ignore them. Hosts of every cluster count from 0. Times are seconds, or ticks if the schedule has no
 * seconds, which the grid then states.
 */
public final class JeduleExport {
    public static final ScheduleExport EXPORT = new ScheduleExport("jedule", "Jedule XML", List.of(".jed", ".jedule", ".xml"),
            JeduleExport::write);
    private JeduleExport() {
    }

    private static void write(RawSchedule schedule, OutputStream out) throws IOException {
        try {
            XMLStreamWriter2 xml = (XMLStreamWriter2) new WstxOutputFactory().createXMLStreamWriter(out, "UTF-8");
            new Document(schedule, xml).write();
            xml.flush();
            out.write('\n');
        } catch (XMLStreamException e) {
            throw e.getCause() instanceof IOException cause ? cause : new IOException(e);
        }
    }

    private static final class Document {
        private final RawSchedule schedule;
        private final XMLStreamWriter2 xml;
        private final CorePacking packing;
        private final Map<String, Integer> numbers = new HashMap<>();

        Document(RawSchedule schedule, XMLStreamWriter2 xml) {
            this.schedule = schedule;
            this.xml = xml;
            this.packing = CorePacking.of(schedule);
        }

        void write() throws XMLStreamException {
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeSpace("\n");
            xml.writeStartElement(JeduleReader.ROOT);
            open("meta_info", 1);
            leaf("meta", 2, "name", "schedule", "value", schedule.name());
            close(1);
            boolean inTicks = schedule.timeUnit().equals(Workload.DEFAULT_TIME_UNIT);
            open("grid_info", 1);
            leaf("info", 2, "name", "nb_clusters", "value", Integer.toString(packing.cores().size()));
            leaf("info", 2, "name", JeduleReader.UNIT, "value", inTicks ? "ticks" : "seconds");
            open("clusters", 2);
            for (Map.Entry<String, Integer> cluster : packing.cores().entrySet()) {
                int number = numbers.size();
                numbers.put(cluster.getKey(), number);
                leaf("cluster", 3, "id", Integer.toString(number), "name", cluster.getKey(), "hosts", Integer.toString(cluster.getValue()),
                        "first_host", "0");
            }
            close(2);
            close(1);
            open("node_infos", 1);
            TickLength tick = inTicks ? TickLength.SECOND : TickLength.ofUnit(schedule.timeUnit());
            for (int piece = 0; piece < schedule.pieces().size(); piece++) {
                node(piece, tick);
            }
            close(1);
            close(0);
            xml.writeEndDocument();
        }

        private void node(int index, TickLength tick) throws XMLStreamException {
            Piece piece = schedule.pieces().get(index);
            open("node_statistics", 2);
            leaf("node_property", 3, "name", "id", "value", piece.job() + "/" + piece.task());
            leaf("node_property", 3, "name", "type", "value", "computation");
            leaf("node_property", 3, "name", "start_time", "value", tick.secondsOf(piece.start()).toPlainString());
            leaf("node_property", 3, "name", "end_time", "value", tick.secondsOf(packing.end(index)).toPlainString());
            leaf("node_property", 3, "name", "job", "value", piece.job());
            leaf("node_property", 3, "name", "task", "value", piece.task());
            open("configuration", 3);
            leaf("conf_property", 4, "name", "cluster_id", "value", Integer.toString(numbers.get(piece.cluster())));
            leaf("conf_property", 4, "name", "host_nb", "value", Integer.toString(piece.cores()));
            open("host_lists", 4);
            for (CoreSpan span : packing.spans(index)) {
                leaf("hosts", 5, "start", Integer.toString(span.first()), "nb", Integer.toString(span.count()));
            }
            close(4);
            close(3);
            close(2);
        }

        private void line(int depth) throws XMLStreamException {
            xml.writeCharacters("\n" + " ".repeat(depth));
        }

        private void open(String name, int depth) throws XMLStreamException {
            line(depth);
            xml.writeStartElement(name);
        }

        private void close(int depth) throws XMLStreamException {
            line(depth);
            xml.writeEndElement();
        }

        /** Writes an empty element; attributes as name, value, name, value. */
        private void leaf(String name, int depth, String... attributes) throws XMLStreamException {
            line(depth);
            xml.writeEmptyElement(name);
            for (int i = 0; i < attributes.length; i += 2) {
                xml.writeAttribute(attributes[i], SafeText.of(attributes[i + 1]));
            }
        }
    }
}
