import { readStartData } from './startData';
import { keptStartFile } from './startFile';

/** Offers on the start page to try again, or to reload when `outdated`; what was typed stays. Returns false without texts. */
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
