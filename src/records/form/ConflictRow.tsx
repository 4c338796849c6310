import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { MarkedWords } from './MarkedWords';

export type Side = 'mine' | 'theirs';

interface ConflictRowProps {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  changedByMe: boolean;
  changedByThem: boolean;
  chosenSide: Side;
  onChoose: (side: Side) => void;
}

/** One field with both versions to choose from. */
export function ConflictRow({ label, mine, theirs, chosenSide, onChoose, ...row }: ConflictRowProps) {
  const translate = useTranslate();
  const id = useId();
  const marked = (text: ReactNode, counterpart: ReactNode) =>
    typeof text === 'string' && typeof counterpart === 'string' ? (
      <MarkedWords {...{ text, counterpart }} />
    ) : (
      text
    );
  const options: [Side, string, ReactNode][] = [
    [
      'mine',
      row.changedByMe ? 'records.conflict.mine' : 'records.conflict.unchangedMine',
      marked(mine, theirs),
    ],
    [
      'theirs',
      row.changedByThem ? 'records.conflict.theirs' : 'records.conflict.unchangedTheirs',
      marked(theirs, mine),
    ],
  ];
  return (
    <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={chosenSide}
        onChange={(_event, side) => onChoose(side === 'theirs' ? 'theirs' : 'mine')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
        {options.map(([side, text, value]) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', mr: 0, minWidth: 0 }}
            slotProps={{ typography: { component: 'div', sx: { minWidth: 0, pt: 1 } } }}
            label={
              <>
                <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {translate(text)}
                </Typography>
                <Box dir="auto" sx={longText}>
                  {value}
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

/** A long text keeps its line breaks and scrolls in its own box. */
const longText = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '16rem',
  overflowY: 'auto',
} as const;
