package org.schedscope.ui.state.base;

import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.io.input.InputException;
import org.schedscope.model.ModelException;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.text.CoreValue;
import org.schedscope.text.Language;
import org.schedscope.text.Message;
import org.schedscope.text.TimeValue;

/** The language of this process, the same for all of its windows. */
public final class SpokenLanguage {
    /** The system property that names it. */
    public static final String PROPERTY = "schedscope.language";

    private SpokenLanguage() {
    }

    /** Value of {@link #PROPERTY}; English if it is missing or unknown. */
    public static Language now() {
        return Language.find(System.getProperty(PROPERTY, "")).orElse(Language.ENGLISH);
    }

    /** A message in the current language; where the command line has options, the window names its own controls. */
    public static String tell(Message message) {
        return message.in(now(), new InWindow());
    }

    /** The same with times as they are shown, and with cores counted from 1, as rows of the schedule are. */
    public static String tell(Message message, TimeFigures times) {
        return message.in(now(), new AsShown(times));
    }

    private record InWindow() implements Message.Writing {
        @Override
        public String time(TimeValue time) {
            return time.in(now());
        }

        @Override
        public String ending() {
            return ".window";
        }
    }

    private record AsShown(TimeFigures times) implements Message.Writing {
        @Override
        public String time(TimeValue time) {
            return times.areTicks() ? time.in(now()) : time.isLength() ? times.length(time.ticks()) : times.moment(time.ticks());
        }

        @Override
        public String core(CoreValue core) {
            return Integer.toString(core.number() + 1);
        }
    }

    /** The reason of a refusal in the current language, as far as there are words for it. */
    public static String tell(Exception refused) {
        if (refused instanceof InputException wrong) {
            return wrong.problems().get(0).text(now());
        }
        if (refused instanceof ModelException wrong) {
            return tell(wrong.told());
        }
        if (refused instanceof WorkUndoneException undone) {
            return tell(undone.told());
        }
        return refused.getMessage() == null ? refused.toString() : refused.getMessage();
    }

    /** Sets the language of this process, unless its command line has set one. To be called before anything is shown. */
    public static void speak(Language language) {
        if (System.getProperty(PROPERTY) == null) {
            System.setProperty(PROPERTY, language.id());
        }
    }
}
