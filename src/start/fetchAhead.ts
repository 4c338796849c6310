import { isMetered } from '../ui/loading/isMetered';
import { whenIdle } from '../ui/loading/whenIdle';
import { turn } from './runInTurns';

/** So many at a time: on a slow phone each takes more than a millisecond, and a page has a hundred and more. */
const atOnce = 8;

/**
 * Fetches scripts ahead: `modulepreload` for what is needed at once, `prefetch` for what may be needed later. Resolves
 * when all are asked for.
 */
export async function fetchAhead(how: 'modulepreload' | 'prefetch', files: Iterable<string>): Promise<void> {
  let asked = 0;
  for (const file of files) {
    if (asked > 0 && asked % atOnce === 0) await turn();
    asked += 1;
    const link = document.createElement('link');
    link.rel = how;
    link.href = file;
    // As Vite asks for them: another mode would fetch them twice.
    link.crossOrigin = '';
    document.head.append(link);
  }
}

/** Fetches what follows the sign-in when the page is idle; on a metered connection, when the visitor begins to type. */
export function fetchWhileIdle(form: HTMLFormElement, fetchFiles: () => void): void {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    fetchFiles();
  };
  form.addEventListener('input', ask, { once: true });
  if (isMetered()) return;
  const idle = () => void whenIdle(ask);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
