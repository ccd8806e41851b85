package org.schedscope.io.workflow;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.text.Message;

/** Reads WfCommons WfFormat JSON, schema 1.0 to 1.5: a document is one job that arrives at tick 0. */
public final class WfFormat implements WorkloadFormat {
    @Override
    public String name() {
        return "WfCommons WfFormat JSON";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.format().isEmpty() && WfDocument.resembles(head);
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        try (JsonCursor in = new JsonCursor(file, options.limits())) {
            in.next();
            WfDocument document = WfDocument.read(in);
            in.expectEnd();
            JobPlaces places = JobPlaces.inOneFile(file, document.tasksPath, options.limits());
            return DaxReader.loaded(in.problems(), document.draft, List.of(), options, Optional.of(places));
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    @Override
    public List<Message> unread(InputFile file, ReadOptions options) throws InputException {
        try {
            return WfUnread.of(file, options);
        } catch (IOException e) {
            throw file.failure(e);
        }
    }
}
