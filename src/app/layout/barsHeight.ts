const property = '--bars-height';

/**
 * Publishes the height of the bars between toolbar and page as `--bars-height`, for elements that fill the window.
 * Returns a function that stops it.
 */
export function publishBarsHeight(bars: HTMLElement): () => void {
  const { style } = document.documentElement;
  const publish = () => {
    const height = bars.offsetHeight;
    if (height > 0) style.setProperty(property, `${height}px`);
    else style.removeProperty(property);
  };
  publish();
  const observer = new ResizeObserver(publish);
  observer.observe(bars);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
