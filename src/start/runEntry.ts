/** Milliseconds after which a script that did not arrive is asked for again. */
const pause = 5000;

/** Runs the first script; asks for it again as often as it takes, because it is the one that could tell. */
export async function runEntry(entry: readonly string[]): Promise<void> {
  try {
    await import(/* @vite-ignore */ entry.at(-1) ?? '');
  } catch (error) {
    reportError(error);
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      addEventListener('online', resolve, { once: true });
    });
    await runEntry(entry);
  }
}
