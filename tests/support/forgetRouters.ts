/** Listeners of the window's history, kept with the window, because this module is new with each test file. */
const kept = Symbol.for('listeners of the history');

interface Listening {
  [kept]?: EventListenerOrEventListenerObject[];
}

/** Ends the routers that an earlier file has left behind: they would follow the history of the next one. */
export function forgetRouters(): void {
  const scope: Window & Listening = window;
  const listeners = scope[kept];
  if (listeners !== undefined) {
    for (const listener of listeners.splice(0)) scope.removeEventListener('popstate', listener);
    return;
  }
  const noted: EventListenerOrEventListenerObject[] = [];
  scope[kept] = noted;
  const listen = scope.addEventListener.bind(scope);
  scope.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (type === 'popstate') noted.push(listener);
    listen(type, listener, options);
  };
}
