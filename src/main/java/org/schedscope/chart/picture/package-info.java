/**
 * Charts as files. A {@link org.schedscope.chart.picture.Picture} is a chart with its headline and its caption, which names what was run;
 * a {@link org.schedscope.chart.picture.PictureFormat} turns it into bytes. To add a format: write the class, add its line to
 * {@link org.schedscope.chart.picture.PictureFormats}. Text is text in the formats made of shapes, too, and the letters
 * that it uses come with the file, so that it looks the same where the bundled fonts are not installed and can be searched and read aloud.
 *
 * <p>May use: text, model.., chart.paint, chart.plot, chart.run, chart.sheet, de.rototor.., javax.imageio.., javax.xml..,
 * org.apache.batik.., org.apache.fontbox.., org.apache.pdfbox.., org.jfree.., org.w3c.dom..
 */
package org.schedscope.chart.picture;
