/**
 * What puts engine, schedulers, listeners and files together without a window: runs that are checked while they are made.
 */
package org.schedscope.experiment;
