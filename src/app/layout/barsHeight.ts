const property = '--bars-height';

/**
 * Tells all styles how high the bars between toolbar and page are, as `--bars-height`: what fills the window leaves them their room.
 * Returns what ends that.
 */
export function tellHeight(bars: HTMLElement): () => void {
  const { style } = document.documentElement;
  const tell = () => {
    const height = bars.offsetHeight;
    if (height > 0) style.setProperty(property, `${height}px`);
    else style.removeProperty(property);
  };
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(bars);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
