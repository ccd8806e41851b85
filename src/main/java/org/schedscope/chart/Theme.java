package org.schedscope.chart;

/** The three looks of the program. */
public enum Theme {
    LIGHT, DARK, PROJECTOR
}
