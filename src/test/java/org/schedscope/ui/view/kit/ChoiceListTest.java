package org.schedscope.ui.view.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.window.FreshStage;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FreshStage.class)
class ChoiceListTest {
    private ChoiceList<String> box;

    @Start
    void open(Stage stage) {
        box = new ChoiceList<>("box", choice -> choice);
        box.getItems().setAll("one", "two");
        box.setValue("one");
        stage.setScene(new Scene(new VBox(box), 300, 200));
        stage.show();
    }

    @Test
    void keysThatTakeAChoiceBackElsewhereLeaveIt(FxRobot robot) {
        robot.interact(() -> {
            box.show();
            for (boolean shift : new boolean[] {true, false}) {
                press(KeyCode.SPACE, shift, !shift);
                assertEquals("one", box.getValue());
            }
        });
    }

    @Test
    void aChoiceIsStillMadeByKey(FxRobot robot) {
        robot.interact(() -> {
            box.show();
            press(KeyCode.DOWN, false, false);
            assertEquals("two", box.getValue());
        });
    }

    private void press(KeyCode code, boolean shift, boolean control) {
        Node list = ((ComboBoxListViewSkin<?>) box.getSkin()).getPopupContent();
        ((ListView<?>) list).getFocusModel().focus(box.getSelectionModel().getSelectedIndex());
        Event.fireEvent(list, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, control, false, false));
    }
}
