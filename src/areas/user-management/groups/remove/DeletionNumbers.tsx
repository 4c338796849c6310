import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Deletion } from './deletionSchema';

const texts = 'areas.user-management.groups.delete.numbers';

/** What the deletion would do, in numbers of the server. */
export function DeletionNumbers({ deletion, loading }: { deletion: Deletion | undefined; loading: boolean }) {
  const translate = useTranslate();
  const lines = deletion
    ? [
        translate(`${texts}.deleted`, { smart_count: deletion.deleted }),
        ...(deletion.movedGroups > 0
          ? [translate(`${texts}.moved`, { smart_count: deletion.movedGroups })]
          : []),
        translate(`${texts}.members`, { smart_count: deletion.affectedMembers }),
      ]
    : [];
  return (
    <Box role="status" aria-busy={loading} sx={frame}>
      {loading || !deletion ? (
        translate(`${texts}.loading`)
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const frame = {
  minHeight: 72,
  boxSizing: 'border-box',
  my: 2,
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
