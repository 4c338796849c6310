import { isMetered } from '../ui/loading/isMetered';
import { whenIdle } from '../ui/loading/whenIdle';

/**
 * Has the browser fetch what comes after the sign-in: when the page is loaded and idle, or, where the visitor pays for
 * each byte, once they have begun to type and will surely need it.
 */
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
