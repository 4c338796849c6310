/**
 * Lets the browser draw and answer before long work goes on.
 * @throws the signal's reason when the work was cancelled meanwhile
 */
export async function pause(signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  signal?.throwIfAborted();
}
