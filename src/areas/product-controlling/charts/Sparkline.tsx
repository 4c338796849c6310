import { isAlone } from './reducePoints';

interface SparklineProps {
  /** Digits as text, beyond 2^53 − 1, are drawn with the precision of a number. */
  values: readonly (number | string | null)[];
  /** From this index on the values may still change: dotted. */
  openFrom?: number;
  /** In CSS pixels. */
  height?: number;
}

/** A small line chart without labels; the words next to it say the same. */
export function Sparkline({ values, openFrom = values.length, height = 24 }: SparklineProps) {
  const numbers = values.map((value) => (value === null ? null : Number(value)));
  const drawnValues = numbers.flatMap((value) => value ?? []);
  const [low, high] = rangeOf(drawnValues);
  const x = (index: number) => (numbers.length > 1 ? (index / (numbers.length - 1)) * 100 : 50);
  const y = (value: number) => height - 2 - ((value - low) / (high - low)) * (height - 4);
  const path = (from: number, to: number) =>
    numbers
      .map((value, index) => {
        if (value === null || index < from || index > to) return '';
        const isFirst = index === from || numbers[index - 1] == null;
        // A point without neighbours is a dot: a line of zero length with round ends.
        return `${isFirst ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}${isAlone(numbers, index) ? 'h0' : ''}`;
      })
      .join('');
  const certain = openFrom > 0 ? openFrom - 1 : 0;
  return (
    <svg aria-hidden viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" {...line}>
      <path d={path(0, certain)} vectorEffect="non-scaling-stroke" />
      <path d={path(certain, numbers.length)} vectorEffect="non-scaling-stroke" strokeDasharray="1 4" />
    </svg>
  );
}

/** The lowest and highest value of the drawing; at least a fifth of the value, so that a steady one looks steady. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  if (values.length === 0) return [0, 1];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(highest - lowest, 0.2 * Math.abs(highest)) || 1;
  const low = Math.min(lowest, Math.max(0, highest - room));
  return [low, Math.max(highest, low + room)];
}

const line = {
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  style: { display: 'block' },
} as const;
