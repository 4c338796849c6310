import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';

/** The number of records, announced when it changes. A resource's text `count` replaces the wording. */
export function ResultCount() {
  const { total, isFetching, error } = useListContext();
  const resource = useResourceContext();
  const translate = useTranslate();
  const count = isFetching || error ? undefined : total;
  const [visibleCount, setVisibleCount] = useState<number>();
  // The previous number stays until the next one is known, so that the line does not move.
  if (count !== undefined && count !== visibleCount) setVisibleCount(count);
  const args = { smart_count: visibleCount };
  return (
    <Typography role="status" variant="body2" noWrap sx={{ color: 'text.secondary' }}>
      {visibleCount === undefined
        ? null
        : translate(`resources.${resource}.count`, { ...args, _: translate('records.results', args) })}
    </Typography>
  );
}
