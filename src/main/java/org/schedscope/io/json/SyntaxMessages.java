package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.text.Message;

/** Messages about malformed JSON in words for users of documents, not of parsers. */
final class SyntaxMessages {
    private static final String CHARACTER = "Unexpected character \\('(.)' \\(code \\d+(?: / 0x[0-9a-f]+)?\\)\\)";

    /** Messages of the parser, each with the key of its replacement, whose arguments are the groups. */
    private static final List<Said> ALL = List.of(
            said("Unexpected close marker '(.)': expected '(.)' \\(for Array starting at .*line: (\\d+), column: (\\d+).*", "array.open"),
            said("Unexpected close marker '(.)': expected '(.)' \\(for Object starting at .*line: (\\d+), column: (\\d+).*", "object.open"),
            said("Unexpected close marker '(.)': no open .*", "closed"),
            said("Unexpected character \\('([,\\]])' .*expected a valid value.*", "comma.many"),
            said("Unexpected character \\('([,}])' .*double-quote to start field name.*", "comma.many"),
            said("Unexpected character \\('([,}])' .*expected a value.*", "value.missing"),
            said(CHARACTER + ": was expecting double-quote to start field name.*", "quotes"),
            said(CHARACTER + ": was expecting a colon.*", "colon"),
            said(CHARACTER + ": was expecting comma.*", "comma"),
            said(CHARACTER + ": maybe a \\(non-standard\\) comment.*", "comment"),
            said(CHARACTER + ": expected a hex-digit.*", "hexadecimal"),
            said(CHARACTER + " in numeric value.*", "digit"),
            said(CHARACTER + ".*", "character"),
            said("Invalid numeric value: Leading zeroes.*", "zero"),
            said("(?:Unrecognized|Non-standard) token '(.*?)'.*", "word"),
            said("Illegal unquoted character.*", "control.text"),
            said("Illegal character.*", "control"),
            said("Unrecognized character escape '?\\(?(.).*", "escape"));

    private SyntaxMessages() {
    }

    private record Said(Pattern words, String key) {
    }

    private static Said said(String words, String key) {
        return new Said(Pattern.compile(words, Pattern.DOTALL), key);
    }

    /** Whether a text or number has too many characters, as opposed to too many nested levels. */
    static boolean isTooLong(JsonProcessingException e) {
        return e instanceof StreamConstraintsException && !String.valueOf(e.getOriginalMessage()).contains("nesting depth");
    }

    static Message of(JsonProcessingException e, Limits limits) {
        if (isTooLong(e)) {
            // Which of the two limits a number exceeds first depends on the parser's buffers, and so on earlier documents.
            return Problem.words("json.long", limits.stringLength(), limits.numberLength());
        }
        if (e instanceof StreamConstraintsException) {
            return Problem.words("json.deep", limits.nestingDepth());
        }
        return Problem.words("json.syntax", why(String.valueOf(e.getOriginalMessage())));
    }

    private static Message why(String original) {
        for (Said said : ALL) {
            Matcher matcher = said.words().matcher(original);
            if (matcher.matches()) {
                Object[] caught = new Object[matcher.groupCount()];
                for (int i = 0; i < caught.length; i++) {
                    caught[i] = SafeText.cut(matcher.group(i + 1));
                }
                return Problem.words("json.syntax." + said.key(), caught);
            }
        }
        return Problem.words("json.syntax.here");
    }
}
