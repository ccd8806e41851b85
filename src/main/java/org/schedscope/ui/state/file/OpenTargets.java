package org.schedscope.ui.state.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.lesson.Lesson;
import org.schedscope.ui.state.run.OpenRun;

/** Takes what is read, except runs. */
public interface OpenTargets {
    /**
     * All that was open once.
     *
     * @param file of the session; absent: what was kept of a window that ended unasked
     */
    void session(Optional<Path> file, SavedSession saved, List<OpenRun> runs);

    void experiment(OpenExperiment experiment);

    void lesson(Lesson lesson);
}
