/**
 * Charts as files. A {@link org.schedscope.chart.picture.Picture} is a chart with its headline and its caption, which says what was run;
 * a {@link org.schedscope.chart.picture.PictureFormat} turns it into bytes. To add a format: write the class, add its line to
 * {@link org.schedscope.chart.picture.PictureFormats}. Text is drawn as outlines in the formats made of shapes, so that it looks the same where
 * the bundled fonts are not installed; headline and caption are in such a file as text, too, for who searches or hears it.
 */
package org.schedscope.chart.picture;
