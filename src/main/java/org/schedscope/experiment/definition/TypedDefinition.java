package org.schedscope.experiment.definition;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.json.JsonOut;
import org.schedscope.scheduler.RunSpec;

/**
 * The lists of a definition as typed, and the file made of them.
 *
 * @param settings settings of schedulers; networks, estimates and memory among them hold for all runs
 */
public record TypedDefinition(String name, List<String> workloads, List<String> platforms, List<String> loads, List<String> policies,
        List<String> settings, List<String> seeds) {
    private static final List<String> MEASURES = List.of("meanSlr", "meanWait", "worstSlr", "averageUtilisation");

    /** A valid definition, into which single values are put to check them. */
    public static final TypedDefinition PROBE = new TypedDefinition(List.of(WorkloadProfiles.names().get(0)));

    public TypedDefinition(List<String> workloads) {
        this("probe", workloads, List.of(), List.of(), List.of("fifo-job"), List.of(), List.of("1"));
    }

    /** This definition with another list of loads, policies or settings. */
    public TypedDefinition with(String list, List<String> values) {
        return new TypedDefinition(name, workloads, platforms, list.equals("loads") ? values : loads,
                list.equals("policies") ? values : policies, list.equals("settings") ? values : settings, seeds);
    }

    /** This definition with its files relative to a definition in a folder. */
    public TypedDefinition in(Path folder) {
        return new TypedDefinition(name, workloads.stream().map(each -> told(each, folder)).toList(),
                platforms.stream().map(each -> told(each, folder)).toList(), loads, policies, settings, seeds);
    }

    private static String told(String file, Path folder) {
        if (!isFile(file)) {
            return file;
        }
        Path path = Path.of(file).toAbsolutePath();
        Path here = path.startsWith(folder) ? folder.relativize(path) : path.getFileName();
        return here.toString().replace('\\', '/');
    }

    private static boolean isFile(String workload) {
        return !isDrawn(workload) && !workload.startsWith("sample-workloads/");
    }

    /** Whether a workload is a profile: a word without a dot. */
    private static boolean isDrawn(String workload) {
        return workload.indexOf('.') < 0 && workload.indexOf('/') < 0;
    }

    /** All files that are read, except bundled ones. */
    public List<String> files() {
        return Stream.concat(workloads.stream(), platforms.stream()).filter(TypedDefinition::isFile).toList();
    }

    /** The file; paths that lead elsewhere are reduced to their last name. */
    public byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = JsonOut.lines(bytes, 1, 3, 4)) {
            out.writeStartObject();
            out.writeStringField("format", ExperimentJson.FORMAT);
            out.writeNumberField("version", ExperimentJson.VERSION);
            out.writeStringField("name", name);
            out.writeArrayFieldStart("parts");
            out.writeStartObject();
            out.writeStringField("name", "runs");
            writeWorkloads(out);
            writeList("platforms", platforms.stream().map(TypedDefinition::last).toList(), out);
            writeNumbers("seeds", seeds, out);
            writeNumbers("loads", loads, out);
            writeList("networks", set(TypedSettings.NETWORK), out);
            writeList("estimates", set(RunSpec.ESTIMATE), out);
            writePolicies(out);
            writeFigures(out);
            out.writeEndObject();
            out.writeEndArray();
            out.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static String last(String path) {
        return isFile(path) && Path.of(path).isAbsolute() ? Path.of(path).getFileName().toString() : path;
    }

    private void writeWorkloads(JsonGenerator out) throws IOException {
        out.writeArrayFieldStart("workloads");
        for (String each : workloads) {
            out.writeStartObject();
            out.writeStringField(isDrawn(each) ? "profile" : "file", last(each));
            Optional<String> memory = set(RunSpec.MEMORY).stream().findFirst().filter(told -> !isDrawn(each));
            if (memory.isPresent()) {
                out.writeBooleanField("memory", memory.get().equals("on"));
            }
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void writeList(String field, List<String> texts, JsonGenerator out) throws IOException {
        if (!texts.isEmpty()) {
            out.writeArrayFieldStart(field);
            for (String text : texts) {
                out.writeString(text);
            }
            out.writeEndArray();
        }
    }

    private static void writeNumbers(String field, List<String> numbers, JsonGenerator out) throws IOException {
        if (numbers.stream().allMatch(each -> each.matches("[0-9]{1,15}"))) {
            if (!numbers.isEmpty()) {
                out.writeFieldName(field);
                out.writeRawValue("[" + String.join(", ", numbers) + "]");
            }
        } else {
            writeList(field, numbers, out);
        }
    }

    private List<TypedSettings> typed() {
        return settings.isEmpty() ? List.of(TypedSettings.NONE) : settings.stream().map(TypedSettings::of).toList();
    }

    private List<String> set(String name) {
        return typed().stream().flatMap(each -> each.value(name).stream()).distinct().toList();
    }

    /** Writes every policy with every setting, each once; labels contain the settings that differ. */
    private void writePolicies(JsonGenerator out) throws IOException {
        List<TypedSettings> contenders = typed().stream().map(TypedSettings::ofContender).distinct().toList();
        out.writeArrayFieldStart("policies");
        for (String policy : policies) {
            for (TypedSettings set : contenders) {
                out.writeStartObject();
                out.writeStringField("policy", policy);
                set.write(out);
                String differs = set.without(contenders);
                if (!differs.isEmpty()) {
                    out.writeStringField("label", policy + " " + differs);
                }
                out.writeEndObject();
            }
        }
        out.writeEndArray();
    }

    /** Writes the figures that suit any workload; the horizontal axis is one with several values. */
    private void writeFigures(JsonGenerator out) throws IOException {
        String kind = loads.isEmpty() ? "bars:" : "lines:";
        String axis = loads.isEmpty() ? ":" + Axis.WORKLOAD : ":" + Axis.LOAD;
        writeList("figures", MEASURES.stream().map(measure -> kind + measure + axis).toList(), out);
    }
}
