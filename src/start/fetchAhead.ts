import { isMetered } from '../ui/loading/isMetered';
import { whenIdle } from '../ui/loading/whenIdle';

/** Fetches scripts ahead: `modulepreload` for what is needed at once, `prefetch` for what may be needed later. */
export function fetchAhead(how: 'modulepreload' | 'prefetch', files: Iterable<string>): void {
  for (const file of files) {
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
