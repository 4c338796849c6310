import { useLocaleState } from 'react-admin';
import { numberFormat } from '@/ui/formats';

/** Writes a share of 1 as a whole percentage. */
export function usePercent(): (share: number) => string {
  const [locale] = useLocaleState();
  return (share) => numberFormat(locale, { style: 'percent' }).format(share);
}
