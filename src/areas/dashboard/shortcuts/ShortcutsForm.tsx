import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type SetStateAction, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { DialogForm } from '@/records/form/DialogForm';
import type { Save } from '@/records/form/useRecordForm';
import { keepEnter } from '@/records/inputs/useTypedText';
import { maxShortcuts, type Shortcut, shortcutName } from '../layout/layoutSchema';
import { useLayoutCalls } from '../layout/useLayoutCalls';
import { fromAddress } from './fromAddress';
import { type ShortcutDraft, ShortcutLines } from './ShortcutLines';
import { useMayOpen, useOfferedShortcuts, useRecordShortcuts } from './usePages';

interface ShortcutsFormProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

interface ShortcutValues {
  shortcuts: readonly ShortcutDraft[];
  /** What is typed in order to add one. */
  typed: string;
}

const texts = 'areas.dashboard.shortcuts';

/** Adds, names, orders and removes shortcuts, in a dialog. */
export function ShortcutsForm({ shortcuts, onClose }: ShortcutsFormProps) {
  const translate = useTranslate();
  const { saveShortcuts } = useLayoutCalls();
  const [defaults] = useState({ shortcuts: shortcuts.map(asDraft), typed: '' });
  const save: Save = async (_change, values) => {
    // The form has these values.
    const { shortcuts: drafts } = values as unknown as ShortcutValues;
    await saveShortcuts(drafts.map((draft) => ({ name: shortcutName(draft), to: draft.to })));
    return values;
  };
  return (
    <DialogForm title={translate(`${texts}.title`)} defaults={defaults} onSave={save} onClose={onClose}>
      <ShortcutFields />
    </DialogForm>
  );
}

const asDraft = (shortcut: Shortcut): ShortcutDraft => ({
  name: shortcutName(shortcut),
  to: shortcut.to,
  id: crypto.randomUUID(),
});

/** A shortcut is a page, a saved view or an address pasted from the browser. */
function ShortcutFields() {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  const offered = [...useOfferedShortcuts(), ...useRecordShortcuts()];
  const { getValues } = useFormContext<ShortcutValues>();
  const { field } = useController<ShortcutValues, 'shortcuts'>({ name: 'shortcuts' });
  const { field: input, fieldState } = useController<ShortcutValues, 'typed'>({
    name: 'typed',
    rules: { validate: (text) => (text.trim() === '' ? undefined : 'pending') },
  });
  const [isUnknown, setUnknown] = useState(false);
  const drafts = field.value;
  const change = (next: SetStateAction<readonly ShortcutDraft[]>) =>
    field.onChange(typeof next === 'function' ? next(getValues('shortcuts')) : next);

  function add(chosen: string | Shortcut): void {
    const shortcut = typeof chosen === 'string' ? fromAddress(chosen, offered) : chosen;
    setUnknown(!mayOpen(shortcut.to));
    if (!mayOpen(shortcut.to)) return;
    input.onChange('');
    change([...drafts, asDraft(shortcut)]);
  }

  const problem = isUnknown ? 'unknown' : fieldState.error?.message;
  return (
    <Stack spacing={1.5}>
      <Autocomplete<Shortcut, false, false, true>
        freeSolo
        options={offered}
        value={null}
        inputValue={input.value}
        onInputChange={(_event, text, reason) => {
          setUnknown(false);
          if (reason !== 'reset') input.onChange(text);
        }}
        onChange={(_event, chosen) => chosen && add(chosen)}
        disabled={drafts.length >= maxShortcuts}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.to)}
        clearText={translate('records.inputs.clear')}
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate(`${texts}.add`)}
            inputRef={input.ref}
            error={problem !== undefined}
            helperText={translate(`${texts}.${problem ?? 'addHelp'}`)}
            onKeyDown={keepEnter}
          />
        )}
      />
      <ShortcutLines drafts={drafts} onChange={change} />
    </Stack>
  );
}
