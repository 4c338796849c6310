import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { RelativeTime } from '@/records/columns/RelativeTime';
import type { WidgetProps } from '@/ui/shell';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { auditEvents, folded } from './auditEvents';
import type { AuditEvent } from './auditSchema';
import { FoldedTarget } from './RunTarget';
import { useEventValues } from './useEventValues';

/** Signing in and out changes nothing. */
const changes = { ...folded, action_neq_any: ['sign-in', 'sign-out'] };

const rowsBySize = { s: 3, m: 5, l: 5 } as const;

/** The latest changes of the audit log, on the dashboard. */
export function LatestChanges({ size, refreshKey }: WidgetProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { actionOf, actorOf } = useEventValues();
  const { data, error, isFetching, refetch } = useGetList<AuditEvent>(auditEvents, {
    filter: changes,
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: rowsBySize[size] },
  });
  const loadedKey = useRef(refreshKey);
  useEffect(() => {
    if (loadedKey.current !== refreshKey) void refetch();
    loadedKey.current = refreshKey;
  }, [refreshKey, refetch]);
  if (error)
    return (
      <Box role="alert" sx={{ typography: 'body2' }}>
        {errorText(error)}
        <Button size="small" loading={isFetching} onClick={() => void refetch()} sx={{ ml: 1 }}>
          {translate('ui.action.retry')}
        </Button>
      </Box>
    );
  if (!data) return <LoadingLine />;
  if (data.length === 0) return translate('areas.user-management.widgets.changes.empty');
  return (
    <Box component="ol" sx={list}>
      {data.map((event) => (
        <li key={event.id}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {actionOf(event)}: <FoldedTarget event={event} />
            <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              <bdi>{actorOf(event)}</bdi>
            </Typography>
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <RelativeTime value={event.at} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    minHeight: '3rem',
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
