package org.schedscope.ui.view.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

class KeptNodesTest {
    private final ObservableList<Node> children = FXCollections.observableArrayList();
    private final KeptNodes<Region> nodes = new KeptNodes<>(children, Region::new);

    private List<Region> told(int count) {
        List<Region> told = new ArrayList<>();
        nodes.begin();
        for (int i = 0; i < count; i++) {
            told.add(nodes.next());
        }
        nodes.end();
        assertEquals(told, children);
        return told;
    }

    @Test
    void thoseThatAreThereAreTakenAgain() {
        List<Region> first = told(3);
        List<Region> more = told(5);
        assertEquals(first, more.subList(0, 3));
        assertEquals(more, told(5));
    }

    @Test
    void thoseThatAreNotNeededGo() {
        List<Region> first = told(4);
        assertEquals(first.subList(0, 1), told(1));
        told(0);
        assertEquals(0, children.size());
        assertSame(Region.class, told(2).get(1).getClass());
    }
}
