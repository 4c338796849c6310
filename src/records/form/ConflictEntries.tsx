import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Side } from './ConflictRow';
import type { Entry, EntryChange } from './listMerge';

/** How a list is merged. */
export interface EntryChoice {
  /** The entries that only one of the two versions has, and that stay. */
  readonly keptEntries: ReadonlySet<Entry>;
  /** Whose order the list gets. */
  readonly order: Side;
}

interface ConflictEntriesProps {
  label: string;
  /** The entries that only one of the two versions has. */
  changes: ReadonlyMap<Entry, EntryChange>;
  choice: EntryChoice;
  /** Whether what both versions have stands in another order. */
  hasOrders: boolean;
  /** The list that is saved with one side's order. */
  mergedFor: (order: Side) => readonly Entry[];
  show: (entries: readonly Entry[]) => ReactNode;
  onChoose: (choice: EntryChoice) => void;
}

/**
 * A list that both sides changed: entry by entry, with who added or removed it; ticked entries are kept. Below is the
 * list that is saved, in the order of either side if they differ.
 */
export function ConflictEntries(props: ConflictEntriesProps) {
  const { label, changes, choice, hasOrders, mergedFor, show, onChoose } = props;
  const translate = useTranslate();
  const id = useId();
  const { keptEntries, order } = choice;
  const toggle = (entry: Entry, isKept: boolean) =>
    onChoose({
      order,
      keptEntries: new Set(
        isKept ? [...keptEntries, entry] : [...keptEntries].filter((each) => each !== entry),
      ),
    });
  const orders = (['mine', 'theirs'] as const).map((side) => ({ side, list: mergedFor(side) }));
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
            <Checkbox
              checked={keptEntries.has(entry)}
              onChange={(_event, checked) => toggle(entry, checked)}
            />
          }
          sx={{ display: 'flex', alignItems: 'flex-start', mr: 0, minWidth: 0 }}
          slotProps={{ typography: { component: 'div', sx: { minWidth: 0, pt: 1 } } }}
          label={
            <>
              <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
                {show([entry])}
              </Box>{' '}
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {translate(`records.conflict.entries.${change}`)}
              </Typography>
            </>
          }
        />
      ))}
      {hasOrders ? (
        <RadioGroup
          aria-label={translate('records.conflict.entries.order.of', { name: label })}
          value={order}
          onChange={(_event, side) => onChoose({ keptEntries, order: side === 'theirs' ? 'theirs' : 'mine' })}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2, mt: 1 }}
        >
          {orders.map(({ side, list }) => (
            <FormControlLabel
              key={side}
              value={side}
              control={<Radio />}
              sx={{ alignItems: 'flex-start', mr: 0, minWidth: 0 }}
              slotProps={{ typography: { component: 'div', sx: { minWidth: 0, pt: 1 } } }}
              label={<Outcome text={`order.${side}`} list={list} show={show} />}
            />
          ))}
        </RadioGroup>
      ) : (
        <Box sx={{ mt: 1 }}>
          <Outcome text="result" list={mergedFor(order)} show={show} />
        </Box>
      )}
    </Box>
  );
}

type OutcomeProps = { text: string; list: readonly Entry[] } & Pick<ConflictEntriesProps, 'show'>;

/** A list as it would be saved, below a caption. */
function Outcome({ text, list, show }: OutcomeProps) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {translate(`records.conflict.entries.${text}`)}
      </Typography>
      <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {list.length > 0 ? show(list) : translate('records.nothing')}
      </Box>
    </>
  );
}
