import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState } from '@/ui/state/ErrorState';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Counted } from './figureSchema';
import type { Figures } from './useFigures';
import { Veil } from './Veil';

const texts = 'areas.product-controlling.failures';

interface LoadingProps {
  figures: Figures;
  id: string;
  /** Offers a coarser granularity if there are too many points. */
  onCoarser?: (granularity: string) => void;
  children: (counted: Counted) => ReactNode;
}

/** One result of a request, or its failure with a button to retry it alone. */
export function Loading({ figures, id, onCoarser, children }: LoadingProps) {
  const translate = useTranslate();
  const result = figures.result(id);
  if (result === undefined) return figures.isFetching ? <LoadingState shape="rows" /> : null;
  if (result.ok) return <Veil isOld={figures.isOld}>{children(result)}</Veil>;
  const reasons = Object.values(result.errors).map((text) => translate(text, { _: text }));
  const { granularity } = result;
  return (
    <Veil isOld={figures.isOld}>
      <ErrorState
        title={translate(`${texts}.${result.code}`, { _: translate(`${texts}.invalid`) })}
        message={reasons.join(' ')}
        {...(result.code !== 'invalid' &&
          result.code !== 'unknown_metric' && { onRetry: () => void figures.retry(id) })}
      />
      {granularity !== undefined && onCoarser ? (
        <Button variant="outlined" onClick={() => onCoarser(granularity)}>
          {translate(`${texts}.coarser`, {
            granularity: translate(`areas.product-controlling.query.granularities.${granularity}`),
          })}
        </Button>
      ) : null}
    </Veil>
  );
}
