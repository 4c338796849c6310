import { readStartData } from './startData';
import { keptStartFile } from './startFile';

/**
 * Says on the start page that the application did not arrive, and offers to try again; what was typed stays. When it is
 * `outdated`, a new version having taken its place, only a reload helps, and that is left to the visitor.
 * @returns false where the page has no texts: in development and in the demo
 */
export function showStartFailed(container: HTMLElement, retry: () => void, outdated: boolean): boolean {
  const data = readStartData();
  if (data === undefined) return false;
  const text = (keptStartFile(data, document.documentElement.lang) ?? data).failed;
  container.querySelector('[data-start-failed]')?.remove();
  const alert = document.createElement('div');
  alert.dataset.startFailed = '';
  alert.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = outdated ? text.outdated : text.message;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = outdated ? text.reload : text.retry;
  button.addEventListener('click', () => {
    if (outdated) return location.reload();
    alert.remove();
    retry();
  });
  // Plain, because the styles of the start page know no such message.
  Object.assign(alert.style, {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '400px',
    margin: '0 auto 24px',
    padding: '12px 16px',
    border: '1px solid',
    borderRadius: '6px',
  });
  Object.assign(message.style, { margin: '0 0 12px' });
  Object.assign(button.style, { minHeight: '40px', padding: '6px 18px', font: 'inherit' });
  alert.append(message, button);
  const place = container.querySelector('main') ?? container;
  place.prepend(alert);
  button.focus();
  return true;
}
