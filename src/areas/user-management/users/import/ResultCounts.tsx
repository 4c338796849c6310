import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useCount } from '../csv/useCount';
import { kindOf, type Outcome } from './outcome';

/** How many users were invited, updated, skipped and not imported. */
export function ResultCounts({ outcomes }: { outcomes: ReadonlyMap<number, Outcome> }) {
  const translate = useTranslate();
  const count = useCount();
  const counts = { done: 0, updated: 0, skipped: 0, left: 0 };
  for (const outcome of outcomes.values()) {
    const kind = kindOf(outcome);
    if (kind === 'done') counts[outcome.verdict === 'updated' ? 'updated' : 'done'] += 1;
    else if (kind === 'skipped') counts.skipped += 1;
    else counts.left += 1;
  }
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0 }}>
      {(['done', 'updated', 'skipped', 'left'] as const).map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {translate(`areas.user-management.users.import.result.counts.${name}`)}
          </Box>
          <Box
            component="dd"
            sx={{
              typography: 'h2',
              m: 0,
              color: name === 'left' && counts.left > 0 ? 'error.main' : undefined,
            }}
          >
            {count(counts[name])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
