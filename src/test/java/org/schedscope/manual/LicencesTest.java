package org.schedscope.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** What is handed out may be handed out, and says so: every library of the class path has a known licence, and its text is there. */
class LicencesTest {
    private static final Path FOLDER = Path.of("assets", "licences");
    private static final String OURS = "Apache-2.0";
    private static final String JAVAFX = "GPL-2.0-only WITH Classpath-exception-2.0";
    /** Licences under which a library may be inside, as the libraries' own descriptions call them. */
    private static final Map<String, String> KNOWN = Map.ofEntries(Map.entry("Apache-2.0", OURS), Map.entry("Apache License, Version 2.0",
            OURS),
            Map.entry("The Apache License, Version 2.0", OURS), Map.entry("The Apache Software License, Version 2.0", OURS),
            Map.entry("The Apache Software License, version 2.0", OURS), Map.entry("GPLv2+CE", JAVAFX),
            Map.entry("The 3-Clause BSD License", "BSD-3-Clause"),
            Map.entry("The BSD 2-Clause License", "BSD-2-Clause"), Map.entry("BSD-2-Clause", "BSD-2-Clause"),
            Map.entry("GNU Lesser General Public Licence", "LGPL-2.1-or-later"), Map.entry("GNU Lesser General Public License 2.1",
                    "LGPL-2.1"),
            Map.entry("BSD 4-Clause License", "BSD-4-Clause"));
    /** What only tests use; none of it goes into the jar. */
    private static final Set<String> FOR_TESTS = Set.of("org.junit.jupiter", "org.junit.platform", "org.opentest4j", "org.apiguardian",
            "net.jqwik",
            "com.tngtech.archunit", "org.slf4j", "org.testfx", "org.osgi", "org.hamcrest", "org.assertj", "org.openjdk.jmh",
            "net.sf.jopt-simple", "org.ow2.asm");
    private static final Set<String> MORE_FOR_TESTS = Set.of("org.apache.commons:commons-math3");
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+:[^`]+)` \\| ([^|]+) \\| `([^`]+)` \\| <https://[^>]+> \\|");
    private static final int MOST_PARENTS = 9;

    /** A jar of the class path, with the description beside it that Maven keeps in whatever folder. */
    private record Library(String id, Path jar, Path pom) {
        private static Library of(Path jar) {
            Path version = jar.getParent();
            String artifact = version.getParent().getFileName().toString();
            Path pom = version.resolve(artifact + "-" + version.getFileName() + ".pom");
            Element project = xml(pom);
            String group = child(project, "groupId") == null ? text(child(project, "parent"), "groupId") : text(project, "groupId");
            return new Library(group + ":" + artifact, jar, pom);
        }

        private boolean isForTests() {
            return FOR_TESTS.contains(id.substring(0, id.indexOf(':'))) || MORE_FOR_TESTS.contains(id);
        }

        /** The folder of Maven's in which all libraries are: above version, artifact and the parts of the group. */
        private Path repository() {
            Path folder = jar.getParent().getParent();
            for (int part = id.substring(0, id.indexOf(':')).split("\\.").length; part >= 0; part--) {
                folder = folder.getParent();
            }
            return folder;
        }
    }

    private static List<Library> shipped() {
        List<Library> shipped = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (entry.endsWith(".jar")) {
                Library library = Library.of(Path.of(entry));
                if (!library.isForTests()) {
                    shipped.add(library);
                }
            }
        }
        assertTrue(shipped.size() > 20, shipped.toString());
        return shipped;
    }

    /** The licence that each library has in the table, and the file with its text. */
    private static Map<String, String[]> table() throws IOException {
        Map<String, String[]> rows = new LinkedHashMap<>();
        Matcher row = ROW.matcher(Files.readString(FOLDER.resolve("THIRD-PARTY.md")));
        while (row.find()) {
            rows.put(row.group(1), new String[] {row.group(2), row.group(3)});
        }
        return rows;
    }

    @Test
    void everyLibraryInsideStandsInTheTableAndNoOther() throws IOException {
        Set<String> inside = new TreeSet<>();
        shipped().forEach(library -> inside.add(library.id()));
        assertEquals(inside, new TreeSet<>(table().keySet()), "assets/licences/THIRD-PARTY.md");
    }

    @Test
    void everyLibraryHasTheLicenceThatTheTableSaysByItsOwnDescription() throws IOException {
        List<String> wrong = new ArrayList<>();
        Map<String, String[]> table = table();
        for (Library library : shipped()) {
            String stated = licence(library);
            String known = KNOWN.get(stated);
            if (known == null || !known.equals(table.getOrDefault(library.id(), new String[1])[0])) {
                wrong.add(library.id() + " is under \"" + stated + "\"");
            }
        }
        assertEquals(List.of(), wrong, "licences that nobody has allowed, or that the table calls otherwise");
    }

    @Test
    void everyTextThatTheTableNamesIsThere() throws IOException {
        for (String[] row : table().values()) {
            Path text = row[1].equals("LICENSE") ? Path.of("assets", "LICENSE") : FOLDER.resolve(row[1]);
            assertTrue(Files.size(text) > 1000, text.toString());
        }
        assertTrue(Files.readString(Path.of("assets", "LICENSE")).contains("Apache License"));
        assertTrue(Files.readString(FOLDER.resolve("GPL-2.0-with-classpath-exception.txt"))
                .contains("As a special exception, the copyright holders"));
        String table = Files.readString(FOLDER.resolve("THIRD-PARTY.md"));
        try (var fonts = Files.list(Path.of("assets", "fonts"))) {
            fonts.map(font -> font.getFileName().toString()).filter(font -> font.endsWith(".ttf")).map(font -> font.replaceAll("-.*",
                    "-OFL.txt"))
                    .forEach(text -> assertTrue(Files.exists(Path.of("assets", "fonts", text)) && table.contains("`" + text + "`"), text));
        }
    }

    @Test
    void whatALibrarySaysBeyondTheApacheLicenceIsKeptWordForWord() throws IOException {
        String kept = words(Files.readString(FOLDER.resolve("components.txt")));
        String apache = words(Files.readString(Path.of("assets", "LICENSE")));
        String end = "limitations under the License.";
        assertTrue(apache.endsWith(end));
        List<String> lost = new ArrayList<>();
        for (Library library : shipped()) {
            String own = words(licenceFile(library));
            if (own.startsWith("Apache License Version 2.0, January 2004")) {
                String more = own.substring(own.indexOf(end) + end.length()).strip();
                if (!kept.contains(more)) {
                    lost.add(library.id());
                }
            }
        }
        assertEquals(List.of(), lost, "assets/licences/components.txt lacks what these say about parts of theirs");
    }

    private static String words(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    private static String licenceFile(Library library) throws IOException {
        try (ZipFile jar = new ZipFile(library.jar().toFile())) {
            for (String name : List.of("META-INF/LICENSE", "META-INF/LICENSE.txt")) {
                ZipEntry entry = jar.getEntry(name);
                if (entry != null) {
                    try (InputStream in = jar.getInputStream(entry)) {
                        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
                    }
                }
            }
        }
        return "";
    }

    /** The licence that the library's description for Maven names, or the nearest of its parents' that does. */
    private static String licence(Library library) {
        Path pom = library.pom();
        for (int parents = 0; parents < MOST_PARENTS; parents++) {
            Element project = xml(pom);
            Element licences = child(project, "licenses");
            if (licences != null) {
                return text(child(licences, "license"), "name");
            }
            Element parent = child(project, "parent");
            if (parent == null) {
                break;
            }
            String name = text(parent, "artifactId");
            String number = text(parent, "version");
            pom = library.repository().resolve(text(parent, "groupId").replace('.', '/')).resolve(name).resolve(number).resolve(name + "-"
                    + number + ".pom");
        }
        return "no licence";
    }

    private static Element xml(Path file) {
        try {
            return DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(file.toFile()).getDocumentElement();
        } catch (IOException | SAXException | ParserConfigurationException e) {
            throw new AssertionError(file.toString(), e);
        }
    }

    private static Element child(Element parent, String name) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                return element;
            }
        }
        return null;
    }

    private static String text(Element parent, String name) {
        return child(parent, name).getTextContent().strip();
    }

    @Test
    void theProjectSaysItsLicenceInEveryPlace() throws IOException {
        Element project = xml(Path.of("pom.xml"));
        assertEquals(OURS, text(child(child(project, "licenses"), "license"), "name"));
        assertTrue(Files.readString(Path.of("README.md")).contains("[Apache License 2.0](assets/LICENSE)"));
        assertTrue(Files.readString(Path.of("assets", "messages", "window.properties")).contains("Apache License 2.0"));
    }
}
