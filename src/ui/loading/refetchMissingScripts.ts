/** The addresses of the scripts that the document names: Vite adds each part and what it imports as `modulepreload`. */
const scriptAddresses = () => [
  ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href),
  ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module][src]'), ({ src }) => src),
];

/** Whether the browser says that a script arrived; one that does not tell the status (Safari) says so of none. */
const hasArrived = (address: string) =>
  performance
    .getEntriesByName(address)
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200);

/**
 * Fetches the scripts of the document that did not arrive, because WebKit keeps a failed one in its memory. Never rejects.
 * @returns whether some were missing and all are there now. If an import still fails then, only a reload helps: Firefox keeps a
 *   failed module as long as the page lives (whatwg/html#6768)
 */
export async function refetchMissingScripts(): Promise<boolean> {
  const missing = scriptAddresses().filter((address) => !hasArrived(address));
  const responses = await Promise.allSettled(missing.map((each) => fetch(each, { cache: 'reload' })));
  return missing.length > 0 && responses.every((each) => each.status === 'fulfilled' && each.value.ok);
}
