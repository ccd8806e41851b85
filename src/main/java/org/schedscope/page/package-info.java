/**
 * Runs and lessons as web pages, one self-contained file each. {@link org.schedscope.page.RunPage} shows a run, {@link
 * org.schedscope.page.LessonPage} a lesson with its story and questions.
 *
 * <p>{@link org.schedscope.page.PageData} writes workload and events of the trace as columns of numbers, and the script of the page, {@code
 * assets/page/page.js}, replays them. The story and the questions are plain HTML, readable, printable and searchable without the script.
 * The same run gives the same bytes.
 *
 * <p>May use: text, model.., trace.., event, metrics.., chart.., breakpoint, scheduler.., lesson, slide, io.json, com.fasterxml.jackson..
 */
package org.schedscope.page;
