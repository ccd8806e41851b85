package org.schedscope.io.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.schedscope.model.NetworkModel;

class NetworkTextsTest {
    @Test
    void everyNetworkModelHasAText() {
        assertEquals(Stream.of(NetworkModel.class.getPermittedSubclasses())
                .map(model -> model.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(TreeSet::new)), new TreeSet<>(NetworkTexts.MODELS));
    }
}
