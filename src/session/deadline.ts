/** Runs `work` with a signal that aborts after `milliseconds` or with one of `others`. */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  ...otherSignals: readonly AbortSignal[]
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The time is up.', 'TimeoutError')),
    milliseconds,
  );
  try {
    return await work(AbortSignal.any([controller.signal, ...otherSignals]));
  } finally {
    clearTimeout(timer);
  }
}
