import { useEffect } from 'react';

/** Lets the browser ask before the window is closed or reloaded while `when` is true. */
export function useCloseQuestion(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
}

/** WebKit needs a return value, and shows it. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  event.returnValue = '';
}
