package org.schedscope.cli.summary;

import static org.schedscope.cli.option.JsonOption.fields;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.Policy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.policy.registry.PolicyAliases;
import org.schedscope.scheduler.Preset;
import org.schedscope.scheduler.SchedulerKind;
import org.schedscope.scheduler.Schedulers;

/** The policies and schedulers as JSON. */
public final class PolicyJson {
    private PolicyJson() {
    }

    /** All policies, presets, textbook names and schedulers. */
    public static Map<String, Object> all() {
        return fields("policies", Policies.all().stream().map(PolicyJson::of).toList(),
                "timeSharing", Policies.sharing().stream().filter(policy -> !policy.ownName()).map(PolicyJson::of).toList(),
                "presets", Preset.all().stream().map(PolicyJson::of).toList(),
                "aliases", PolicyAliases.all().stream()
                        .map(alias -> fields("name", alias.name(), "policy", alias.policy(), "meaning", alias.meaning())).toList(),
                "schedulers", Schedulers.all().stream().map(PolicyJson::of).toList());
    }

    /** One policy or preset. */
    public static Map<String, Object> one(String name) {
        Optional<Preset> preset = Preset.find(name);
        Map<String, Object> one = new LinkedHashMap<>(preset.isPresent() ? of(preset.get()) : of(Policies.find(name).orElseThrow()));
        Policies.findSharing(name).filter(sharing -> !sharing.ownName()).ifPresent(sharing -> one.put("timeSharing", of(sharing)));
        return one;
    }

    private static Map<String, Object> of(Policy policy) {
        return fields("name", policy.name(), "summary", policy.info().summary(), "default", policy.name().equals(Policies.DEFAULT),
                "order", policy.info().formula(), "source", policy.info().source(), "starvationFree", policy.info().starvationFree(),
                "remarks", policy.info().remarks(), "textbook", policy.info().textbook(), "scheduler",
                policy.dependsOn(Dependence.CORES) ? Schedulers.TIME_SHARING : Schedulers.impliedBy(policy.name()),
                "parameters", parameters(policy.parameters()));
    }

    private static Map<String, Object> of(Preset preset) {
        return fields("name", preset.name(), "summary", preset.summary(), "policy", preset.policy(), "scheduler", preset.scheduler(),
                "set", new LinkedHashMap<>(preset.parameters()), "source", preset.source());
    }

    private static Map<String, Object> of(SchedulerKind kind) {
        return fields("name", kind.name(), "summary", kind.summary(), "source", kind.source(), "parameters",
                parameters(kind.parameters()));
    }

    private static List<Map<String, Object>> parameters(List<Parameter> parameters) {
        return parameters.stream().map(one -> fields("name", one.name(), "meaning", one.meaning(), "range", one.range(), "default",
                one.defaultValue())).toList();
    }
}
