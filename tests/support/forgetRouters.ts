/** The listeners of the window's history, stored on the window, because this module loads again for each test file. */
const listenersKey = Symbol.for('listeners of the history');

interface Listening {
  [listenersKey]?: EventListenerOrEventListenerObject[];
}

/** Stops routers left behind by an earlier file, which would follow the history of the next one. */
export function forgetRouters(): void {
  const scope: Window & Listening = window;
  const listeners = scope[listenersKey];
  if (listeners !== undefined) {
    for (const listener of listeners.splice(0)) scope.removeEventListener('popstate', listener);
    return;
  }
  const noted: EventListenerOrEventListenerObject[] = [];
  scope[listenersKey] = noted;
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
