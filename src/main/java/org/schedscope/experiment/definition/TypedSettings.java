package org.schedscope.experiment.definition;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.schedscope.model.ModelException;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Message;

/** Settings as typed, {@code scheduler=central rearrangement=easy}, in their order. */
record TypedSettings(Map<String, String> values) {
    static final TypedSettings NONE = new TypedSettings(Map.of());
    static final String NETWORK = "network";

    private static final String SCHEDULER = "scheduler";
    private static final Set<String> OF_ALL_RUNS = Set.of(NETWORK, RunSpec.ESTIMATE, RunSpec.MEMORY);

    TypedSettings {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** @throws ModelException if a part is not a setting */
    static TypedSettings of(String text) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String pair : text.replaceAll("\\s*=\\s*", "=").split("[\\s,]+")) {
            int at = pair.indexOf('=');
            if (at < 1) {
                throw new ModelException(Message.of("experiments", "new.settings.wrong", pair));
            }
            values.put(pair.substring(0, at), pair.substring(at + 1));
        }
        return new TypedSettings(values);
    }

    Optional<String> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** The settings of a compared policy. */
    TypedSettings ofContender() {
        Map<String, String> its = new LinkedHashMap<>(values);
        its.keySet().removeAll(OF_ALL_RUNS);
        return new TypedSettings(its);
    }

    /** {@code rearrangement:easy}: the settings that not all have. */
    String without(Collection<TypedSettings> all) {
        return values.entrySet().stream().filter(each -> all.stream().anyMatch(other -> !other.values.entrySet().contains(each)))
                .map(each -> each.getKey() + ":" + each.getValue()).collect(Collectors.joining(" "));
    }

    /** Writes these settings as fields of a policy. */
    void write(JsonGenerator out) throws IOException {
        if (values.containsKey(SCHEDULER)) {
            out.writeStringField(SCHEDULER, values.get(SCHEDULER));
        }
        if (values.keySet().stream().anyMatch(name -> !name.equals(SCHEDULER))) {
            out.writeObjectFieldStart("set");
            for (Map.Entry<String, String> each : values.entrySet()) {
                if (!each.getKey().equals(SCHEDULER)) {
                    out.writeStringField(each.getKey(), each.getValue());
                }
            }
            out.writeEndObject();
        }
    }
}
