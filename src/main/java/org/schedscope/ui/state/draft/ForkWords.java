package org.schedscope.ui.state.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.schedscope.model.ModelException;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;

/**
 * Puts a fork together from words: {@code easy from week 10}, {@code -64 cores for 1 d}, {@code +32 cores on C2, rearrangement=none}. Each
 * part, between commas or semicolons, fills some fields of the fork.
 */
final class ForkWords {
    private static final Pattern WHEN = Pattern.compile("(?:(.*?)\\s+)?(?:from|at|ab)\\s+(.+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern START = Pattern.compile("(?:the\\s+)?start|(?:dem\\s+)?(?:beginn|anfang)", Pattern.CASE_INSENSITIVE);
    private static final Pattern CORES = Pattern.compile("([+\\-\u2212\u2013]?)\\s*([0-9]{1,9})\\s+(?:cores?|kerne?n?)"
            + "(?:\\s+(?:on|of|auf|von)\\s+(\\S+))?(?:\\s+(for|until|f\u00fc?u?e?r|bis)\\s+(.+))?", Pattern.CASE_INSENSITIVE);
    private static final Pattern SETTING = Pattern.compile("([a-z][a-z-]*)\\s*=\\s*(\\S.*)", Pattern.CASE_INSENSITIVE);

    private final ForkDraft draft;

    ForkWords(ForkDraft draft) {
        this.draft = draft;
    }

    /** @throws ModelException with a sentence for the user, when a part has no meaning; the parts before it hold */
    void say(String text) {
        for (String part : parts(text)) {
            Matcher when = WHEN.matcher(part);
            String rest = part;
            if (when.matches()) {
                from(when.group(2));
                rest = Optional.ofNullable(when.group(1)).orElse("");
            }
            if (!rest.isBlank()) {
                part(rest.strip());
            }
        }
    }

    /** Between commas and semicolons, but for those in parentheses of an ordering. */
    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ';';
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (c == ';' || c == ',' && depth <= 0) {
                parts.add(text.substring(from, i).strip());
                from = i + 1;
            }
        }
        return parts.stream().filter(part -> !part.isEmpty()).toList();
    }

    private void from(String when) {
        if (START.matcher(when.strip()).matches()) {
            if (!draft.canBeFromStart()) {
                throw new ModelException(Message.of("fork", "words.start"));
            }
            draft.fromStart.set(true);
        } else {
            draft.goTo(draft.reader().moment(when));
        }
    }

    private void part(String part) {
        Matcher cores = CORES.matcher(part);
        Matcher setting = SETTING.matcher(part);
        if (cores.matches()) {
            cores(cores);
        } else if (!part.startsWith("=") && setting.matches()) {
            set(setting.group(1), setting.group(2));
        } else if (Schedulers.find(part).isPresent() && !Schedulers.isPolicy(part)) {
            draft.choices.scheduler.set(part);
        } else {
            policy(part);
        }
    }

    private void policy(String name) {
        String small = name.startsWith("=") ? name : name.toLowerCase(Locale.ROOT);
        RunSetting policy = draft.choices.policy;
        String before = policy.text();
        policy.set(small);
        if (policy.isWrong()) {
            Optional<String> why = policy.input().complaintProperty().get();
            policy.set(before);
            throw new ModelException(Message.of("fork", "words.unknown", name, why.orElse("")));
        }
    }

    private void set(String name, String value) {
        RunSetting setting = draft.choices.parameters.stream().filter(each -> each.name().equalsIgnoreCase(name)).findFirst()
                .orElseThrow(() -> new ModelException(Message.of("fork", "words.setting", name,
                        draft.choices.parameters.stream().map(RunSetting::name).collect(Collectors.joining(", ")))));
        setting.set(value);
    }

    private void cores(Matcher words) {
        ClusterDraft cluster = cluster(Optional.ofNullable(words.group(3)));
        long count = Long.parseLong(words.group(2));
        boolean fewer = !words.group(1).isEmpty() && !words.group(1).equals("+");
        Optional<String> until = Optional.ofNullable(words.group(5));
        if (until.isPresent() && !fewer) {
            throw new ModelException(Message.of("fork", "words.back"));
        }
        if (until.isPresent()) {
            boolean length = words.group(4).toLowerCase(Locale.ROOT).startsWith("f");
            cluster.out.type(Long.toString(count));
            cluster.until.type(length ? "+" + until.get().strip() : until.get().strip());
        } else {
            long now = cluster.now.cores();
            cluster.cores.type(Long.toString(fewer ? now - count : words.group(1).isEmpty() ? count : now + count));
        }
    }

    private ClusterDraft cluster(Optional<String> id) {
        List<ClusterDraft> all = draft.clusters;
        return all.stream().filter(each -> id.isEmpty() ? all.size() == 1 : each.now.id().equalsIgnoreCase(id.get())).findFirst()
                .orElseThrow(() -> new ModelException(Message.of("fork", "words.cluster",
                        all.stream().map(each -> each.now.id()).collect(Collectors.joining(", ")))));
    }
}
