import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Entry, EntryChange } from './listMerge';

interface ConflictEntriesProps {
  label: string;
  /** The entries that only one of the two versions has. */
  changes: ReadonlyMap<Entry, EntryChange>;
  /** Those of them to keep in the list. */
  kept: ReadonlySet<Entry>;
  show: (entry: Entry) => ReactNode;
  onChoose: (kept: ReadonlySet<Entry>) => void;
}

/** A list that both sides changed: entry by entry, with who added or removed it; ticked entries are kept. */
export function ConflictEntries({ label, changes, kept, show, onChoose }: ConflictEntriesProps) {
  const translate = useTranslate();
  const id = useId();
  const toggle = (entry: Entry, isKept: boolean) =>
    onChoose(new Set(isKept ? [...kept, entry] : [...kept].filter((each) => each !== entry)));
  return (
    <Box
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography id={id} variant="subtitle2" component="p">
        {label}
      </Typography>
      <Typography id={`${id}-help`} variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {translate('records.conflict.entries.help')}
      </Typography>
      {[...changes].map(([entry, change]) => (
        <FormControlLabel
          key={entry}
          control={
            <Checkbox checked={kept.has(entry)} onChange={(_event, checked) => toggle(entry, checked)} />
          }
          sx={{ display: 'flex', alignItems: 'flex-start', mr: 0, minWidth: 0 }}
          slotProps={{ typography: { component: 'div', sx: { minWidth: 0, pt: 1 } } }}
          label={
            <>
              <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
                {show(entry)}
              </Box>{' '}
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {translate(`records.conflict.entries.${change}`)}
              </Typography>
            </>
          }
        />
      ))}
    </Box>
  );
}
