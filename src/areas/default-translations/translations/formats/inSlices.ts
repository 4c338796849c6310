/** How long one piece of work may keep the browser, in milliseconds. */
const slice = 10;

/**
 * Does work piece by piece; between pieces the browser draws and answers. No worker, because Trusted Types refuse one.
 * @throws the signal's reason when cancelled, or what the work throws
 */
export async function inSlices<T>(work: Generator<void, T>, signal: AbortSignal): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < slice) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
    began = performance.now();
  }
}
