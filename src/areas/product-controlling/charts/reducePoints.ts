/** As many as a screen can show side by side. */
const maxDrawnPoints = 800;

/**
 * The places of the points that are drawn: all, or of many the lowest and the highest of each stretch, so that no peak is lost.
 * A stretch with a gap keeps the gap.
 */
export function drawnPoints(values: readonly (number | null)[], maxPoints = maxDrawnPoints): number[] {
  const all = values.map((_, index) => index);
  if (all.length <= maxPoints) return all;
  const stretch = all.length / Math.floor(maxPoints / 3);
  const drawn = new Set([0, all.length - 1]);
  for (let start = 0; start < all.length; start += stretch) {
    const indexes = all.slice(Math.floor(start), Math.floor(start + stretch));
    let [low, high, gap] = [-1, -1, -1];
    for (const index of indexes) {
      const value = values[index];
      if (value === null || value === undefined) gap = index;
      else {
        if (low < 0 || value < (values[low] ?? 0)) low = index;
        if (high < 0 || value > (values[high] ?? 0)) high = index;
      }
    }
    for (const index of [low, high, gap]) if (index >= 0) drawn.add(index);
  }
  return [...drawn].sort((a, b) => a - b);
}

/** Whether a point has no neighbour: a line through it would not be seen. */
export function isAlone(values: readonly (number | null)[], index: number): boolean {
  return values[index] != null && values[index - 1] == null && values[index + 1] == null;
}
