package org.schedscope.io.json;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.CountedResources;
import org.schedscope.policy.expression.Variable;

/** Counts of resources by name, as clusters have them and tasks need them: {@code {"gpu": 2}}. */
public final class ResourcesJson {
    private ResourcesJson() {
    }

    /** Reads counts from {@code least} on at the current token; a name with another meaning in orderings is a problem. */
    public static Map<String, Long> read(JsonCursor in, long least) throws IOException {
        Map<String, Long> counts = new HashMap<>();
        in.readEntries("\"resources\"", name -> {
            if (name.isEmpty()) {
                in.problem(Problem.words("resource.name"));
            } else if (name.equals(CountedResources.MEMORY) || Optional.of(name).flatMap(Variable::named).isPresent()) {
                in.problem(Problem.words("resource.variable", SafeText.quoted(name)));
            } else {
                counts.put(in.share(name), Numbers.whole(in, Problem.words("resource.count", SafeText.quoted(name)), least,
                        Limits.LARGEST_TOTAL - 1));
                return;
            }
            in.skip();
        });
        return counts;
    }
}
