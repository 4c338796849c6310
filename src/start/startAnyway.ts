import { runEntry } from './runEntry';
import { readStartData } from './startData';

/**
 * A small file beside the script in `index.html`. It starts the application, without a start page, where a gateway adds a
 * policy of its own that refuses that script; otherwise it does nothing. Source: docs/decisions/start.md.
 */
const data = readStartData();
const root = document.getElementById('root');
if (data !== undefined && root?.dataset.chosen === undefined) void runEntry(data.entry);
