import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

interface LongListProps {
  label: string;
  /** The entries are steps in an order. */
  isOrdered?: boolean;
  entries: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** More entries than these are shown on request, so that what follows is not buried. */
const maxEntries = 12;

/** A list whose end is shown on request if it is long. */
export function LongList({ label, isOrdered = false, entries }: LongListProps) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const visible = isWhole || entries.length <= maxEntries ? entries : entries.slice(0, maxEntries - 2);
  return (
    <>
      <Box component={isOrdered ? 'ol' : 'ul'} aria-label={label} sx={list}>
        {visible.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </Box>
      {visible.length < entries.length ? (
        <Button size="small" onClick={() => setWhole(true)} sx={{ ml: 2 }}>
          {translate('areas.website-modules.switch.showAll', { count: entries.length })}
        </Button>
      ) : null}
    </>
  );
}

const list = { m: 0, mt: 1, pl: 3, '& > li': { mb: 0.5 } } as const;
