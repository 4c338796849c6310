/** How long the browser may take to leave a page, in milliseconds. */
const goneWithin = 5_000;

/**
 * Loads something. A failure after the page began to be left is reported only if the page is still there after five seconds, as
 * after a download: Firefox aborts what a page loads as soon as another one is asked for.
 */
export async function unlessLeaving<T>(load: () => Promise<T>): Promise<T> {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', note);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, goneWithin));
    throw error;
  } finally {
    window.removeEventListener('beforeunload', note);
  }
}
