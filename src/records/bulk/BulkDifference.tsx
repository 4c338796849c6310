import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { BulkResult } from '../../api/records';

/** What a bulk change makes of a text; nothing where the server does not tell. */
export function BulkDifference({ row: { before, after } }: { row: BulkResult }) {
  const translate = useTranslate();
  if (before === undefined && after === undefined) return null;
  const nothing = translate('records.bulk.noText');
  return (
    <Box component="span" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
      <Box component="del" sx={{ textDecorationColor: 'currentcolor' }}>
        <bdi>{before || nothing}</bdi>
      </Box>
      {' → '}
      <Box component="ins" sx={{ color: 'text.primary', textDecoration: 'none' }}>
        <bdi>{after || nothing}</bdi>
      </Box>
    </Box>
  );
}
