import { type Counted, openFrom } from '../figures/figureSchema';
import { Sparkline } from './Sparkline';
import { wholePoints } from './wholePoints';

/** The first figure of a result over time as a small line. */
export function CourseSparkline({ counted, height }: { counted: Counted; height?: number }) {
  const values = wholePoints<number | string>(counted.series[0]?.values ?? [], counted.buckets);
  return <Sparkline values={values} {...openFrom(counted)} {...(height !== undefined && { height })} />;
}
