import { runEntry } from './runEntry';
import { readStartData } from './startData';

/** Starts the application without a start page where a gateway's policy refuses the inline script. Source: docs/decisions/start.md. */
const data = readStartData();
const root = document.getElementById('root');
if (data !== undefined && root?.dataset.chosen === undefined) void runEntry(data.entry);
