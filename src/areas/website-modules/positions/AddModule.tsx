import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { pageLanguage } from '@/records/values/localText';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { takeFocus } from '@/ui/focus/takeFocus';
import { type Module, modules } from '../moduleSchema';
import type { Position } from '../positionSchema';
import { isFull } from './placeRefusal';
import type { Arranging } from './useArrangement';

const texts = 'areas.website-modules.positions';

interface AddModuleProps {
  arranging: Arranging;
  position: Position;
}

/** Adds modules to the end of a position; modules that do not fit say why. */
export function AddModule({ arranging, position }: AddModuleProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState<boolean>();
  const [count, setCount] = useState(0);
  const reason = isFull(position) ? translate('areas.website-modules.errors.full') : undefined;
  // Closed again, the button takes the focus of what has disappeared.
  if (!isOpen) return <AddButton reason={reason} hasFocus={isOpen === false} onOpen={setOpen} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: 1.5, py: 1.5 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <RecordPicker<Module>
          {...modules}
          label={translate(`${texts}.add`)}
          help={reason}
          disabled={reason !== undefined}
          sort={{ field: `name.${pageLanguage()}`, order: 'ASC' }}
          useReason={() =>
            ({ id }) =>
              arranging.refusalOf(String(id), position)
            }
          detailOf={({ state }) =>
            state === 'enabled' ? '' : translate(`areas.website-modules.states.${state}`)
          }
          value={null}
          // Empty and focused again after each choice.
          key={count}
          inputRef={takeFocus}
          onChange={(id) => {
            if (id === null) return;
            arranging.add(position, id);
            setCount(count + 1);
          }}
        />
      </Box>
      <IconButton aria-label={translate(`${texts}.addEnd`)} onClick={() => setOpen(false)} sx={{ mt: 4.5 }}>
        <Close />
      </IconButton>
    </Box>
  );
}

interface AddButtonProps {
  reason: string | undefined;
  hasFocus: boolean;
  onOpen: (isOpen: true) => void;
}

/** Memoized: there is one below each list. */
const AddButton = memo(function AddButton({ reason, hasFocus, onOpen }: AddButtonProps) {
  const translate = useTranslate();
  return (
    <ReasonedButton
      ref={hasFocus ? takeFocus : undefined}
      size="small"
      startIcon={<Add />}
      reason={reason}
      onClick={() => onOpen(true)}
      sx={{ mx: 0.5, my: 0.5 }}
    >
      {translate(`${texts}.add`)}
    </ReasonedButton>
  );
});
