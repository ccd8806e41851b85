package org.schedscope.policy.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;

class PoliciesTest {
    @Test
    void everyImplementationIsInTheList() {
        Set<String> implemented = new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("org.schedscope.policy").stream()
                .filter(type -> type.isAssignableTo(Policy.class) && !type.isInterface())
                .filter(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT)).map(JavaClass::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        // Users type them: there is no end of those.
        implemented.remove(ExpressionPolicy.class.getName());
        Set<String> listed = Policies.all().stream().map(policy -> policy.getClass().getName()).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(implemented, listed);
    }

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
