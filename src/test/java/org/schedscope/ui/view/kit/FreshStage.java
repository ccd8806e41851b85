package org.schedscope.ui.view.kit;

import javafx.stage.Stage;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.ApplicationExtension;

/** Gives every test a stage of its own: on the one of the toolkit, least sizes and handlers that a window has set outlive the test. */
public final class FreshStage extends ApplicationExtension {
    @Override
    public void beforeEach(ExtensionContext context) throws Exception {
        FxToolkit.registerPrimaryStage();
        FxToolkit.toolkitContext().getPrimaryStageFuture().obtrudeValue(FxToolkit.registerStage(Stage::new));
        super.beforeEach(context);
    }
}
