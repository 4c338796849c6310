import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';

/** How many records there are; announced when that changes. A resource's text `count` says it in its own words. */
export function ResultCount() {
  const { total, isFetching, error } = useListContext();
  const resource = useResourceContext();
  const translate = useTranslate();
  const known = isFetching || error ? undefined : total;
  const [shown, setShown] = useState<number>();
  // The number before stays until the next one is known, so that the line does not move.
  if (known !== undefined && known !== shown) setShown(known);
  const args = { smart_count: shown };
  return (
    <Typography role="status" variant="body2" noWrap sx={{ color: 'text.secondary' }}>
      {shown === undefined
        ? null
        : translate(`resources.${resource}.count`, { ...args, _: translate('records.results', args) })}
    </Typography>
  );
}
