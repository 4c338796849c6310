import { turn } from './turn';

/** How many requests are made at a time: each takes a slow phone some milliseconds. */
const atOnce = 8;

/**
 * Has the browser fetch scripts before they are asked for.
 * @param how `modulepreload` for what is needed at once, `prefetch` for what may be needed later
 * @param files addresses of scripts
 */
export async function fetchAhead(how: 'modulepreload' | 'prefetch', files: Iterable<string>): Promise<void> {
  let asked = 0;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = how;
    link.href = file;
    // As Vite asks for them: another mode would fetch them twice.
    link.crossOrigin = '';
    document.head.append(link);
    asked += 1;
    if (asked % atOnce === 0) await turn();
  }
}
