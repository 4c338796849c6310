import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { writtenIn } from '@/api/languageDirection';
import { ItemLink } from './ItemLink';
import type { Item } from './itemSchema';
import { SeverityMark } from './SeverityMark';
import { useCanOpen } from './useCanOpen';
import { useFilled } from './useFilled';

interface ItemTextProps {
  item: Pick<Item, 'severity' | 'summary' | 'language' | 'actionLabel' | 'actionUrl'>;
  /** The id of the summary. */
  summaryId?: string | undefined;
  /** Shown next to the severity. */
  note?: ReactNode;
  /** The body. */
  children: ReactNode;
}

/** The content of an open message, below its title: in the inbox, in a dialog, and in their previews. */
export function ItemText({ item, summaryId, note, children }: ItemTextProps) {
  const filled = useFilled();
  const canOpen = useCanOpen();
  const { severity, summary, language, actionLabel, actionUrl } = item;
  const inLanguage = writtenIn(language);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="div" variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        <SeverityMark severity={severity} />
        {note}
      </Typography>
      <Typography id={summaryId} {...inLanguage} sx={{ fontWeight: 600 }}>
        {filled(summary)}
      </Typography>
      {children}
      {actionLabel === '' || !canOpen(actionUrl) ? null : (
        <Typography {...inLanguage} sx={{ mt: 2 }}>
          <ItemLink address={actionUrl}>{filled(actionLabel)}</ItemLink>
        </Typography>
      )}
    </Box>
  );
}
