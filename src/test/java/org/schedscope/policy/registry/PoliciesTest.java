package org.schedscope.policy.registry;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;

class PoliciesTest {
    @Test
    void namesAreUniqueAndKebabCaseAndEveryPolicyIsDescribed() {
        Set<String> names = new HashSet<>();
        for (Policy policy : Policies.all()) {
            PolicyInfo info = policy.info();
            assertTrue(names.add(info.name()), info.name());
            assertTrue(info.name().matches("[a-z]+(-[a-z0-9]+)*"), info.name());
            assertFalse(info.summary().isBlank() || info.formula().isBlank() || info.source().isBlank(), info.name());
        }
        assertTrue(names.contains(Policies.DEFAULT));
    }
}
