import { useLocaleState } from 'react-admin';
import { formatSpan } from '@/records/period/formatSpan';
import { useFigureTexts } from '../figures/useFigureTexts';
import type { Job } from './jobSchema';

/** What is in a file: figures, breakdown and days, or a COUNTER report. */
export function useJobName(): (job: Job) => string {
  const names = useFigureTexts();
  const [locale] = useLocaleState();
  return ({ figures, counter, id }) => {
    if (counter) {
      const { report, institution, begin, end } = counter;
      return [report, institution, begin === end ? begin : `${begin} – ${end}`].join(' · ');
    }
    if (!figures) return id;
    const { metrics, dimensions, period } = figures;
    const parts = [metrics.map(names.metric).join(', '), dimensions.map(names.dimension).join(', ')];
    return [...parts, formatSpan(period, locale)].filter(Boolean).join(' · ');
  };
}
