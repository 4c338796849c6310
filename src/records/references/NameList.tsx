import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';

interface NamesProps {
  /** What the names stand for: 'Groups'. */
  caption: string;
  names: readonly { readonly id: string; readonly name: string; readonly whole: string }[];
}

const shown = 2;

/** A few names in one line; if they are cut, the full list is shown on hover, focus and tap. */
export function NameList({ caption, names }: NamesProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const further = names.length - shown;
  const line = names.slice(0, shown).map(({ id, name }) => (
    <Box component="span" key={id} sx={{ '&:not(:first-of-type)::before': { content: '", "' } }}>
      {name}
    </Box>
  ));
  if (further <= 0 && names.every(({ name, whole }) => name === whole)) return line;
  return (
    <Tooltip
      describeChild
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      title={
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {names.map(({ id, whole }) => (
            <li key={id}>{whole}</li>
          ))}
        </Box>
      }
    >
      <ButtonBase
        onClick={() => setOpen(true)}
        sx={{ font: 'inherit', textAlign: 'start', cursor: 'default', borderRadius: 0.5, maxWidth: '100%' }}
      >
        <Box component="span" sx={visuallyHidden}>{`${caption}: `}</Box>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {line}
        </Box>
        {further > 0 ? (
          // Outside the names, so that it is visible however long they are.
          <Box component="span" sx={{ flexShrink: 0, whiteSpace: 'pre' }}>
            {` ${translate('records.references.further', { count: further })}`}
          </Box>
        ) : null}
      </ButtonBase>
    </Tooltip>
  );
}
