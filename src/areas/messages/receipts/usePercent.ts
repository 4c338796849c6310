import { useLocaleState } from 'react-admin';
import { numberFormat } from '@/ui/formats';

/** Formats a fraction as a whole percentage. */
export function usePercent(): (share: number) => string {
  const [locale] = useLocaleState();
  return (share) => numberFormat(locale, { style: 'percent' }).format(share);
}
