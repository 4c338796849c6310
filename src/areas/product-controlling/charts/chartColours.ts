/**
 * Colours that colour-blind people can distinguish, with a contrast of at least 3:1 in their mode; they do not follow
 * the accent, and the first is the default one. Dashes and labels distinguish the series without colour.
 */
export const chartColours = {
  light: ['#33459c', '#d75947', '#820008', '#568993', '#553444'],
  dark: ['#93aaf2', '#e6bb63', '#75866a', '#927994', '#25e4ca'],
} as const;

/** The dashes of lines: of a chart's series by index, of the comparison, and of values that may still change. */
export const chartDashes = {
  series: ['none', '11 4', '3 3', '11 3 3 3', '20 5'],
  background: '5 4',
  open: '1 4',
} as const;

interface Line {
  readonly isBackground?: boolean;
}

/** Colour and dash of a line; the comparison is `grey`. */
export function strokeOf(
  { isBackground = false }: Line,
  place: number,
  mode: 'light' | 'dark',
  grey: string,
) {
  const { series, background } = chartDashes;
  const at = place % series.length;
  return isBackground
    ? { colour: grey, dash: background }
    : { colour: chartColours[mode][at] ?? grey, dash: series[at] ?? 'none' };
}
