import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { maxShortcuts, type Shortcut } from '../layout/layoutSchema';
import { useLayoutCalls } from '../layout/useLayoutCalls';
import { type Draft, ShortcutLines } from './ShortcutLines';
import { useMayOpen, useOfferedShortcuts } from './usePages';

interface ShortcutsFormProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

const texts = 'areas.dashboard.shortcuts';

/** Adds, names, orders and removes shortcuts. A shortcut is a page, a saved view or an address pasted from the browser. */
export function ShortcutsForm({ shortcuts, onClose }: ShortcutsFormProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const mayOpen = useMayOpen();
  const offered = useOfferedShortcuts();
  const { saveShortcuts } = useLayoutCalls();
  const [once] = useOneAtATime();
  const [drafts, setDrafts] = useState<readonly Draft[]>(
    shortcuts.map((each) => ({ ...each, id: crypto.randomUUID() })),
  );
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();

  function add(chosen: string | Shortcut): void {
    const shortcut = typeof chosen === 'string' ? fromAddress(chosen, offered) : chosen;
    setUnknown(!mayOpen(shortcut.to));
    if (!mayOpen(shortcut.to)) return;
    setTyped('');
    setDrafts([...drafts, { name: shortcut.name, to: shortcut.to, id: crypto.randomUUID() }]);
  }

  const save = () =>
    once(async () => {
      setSaving(true);
      try {
        await saveShortcuts(drafts.map(({ name, to }) => ({ name: name.trim() || to, to })));
        onClose();
      } catch (reason) {
        setError(reason);
        setSaving(false);
      }
    });

  return (
    <>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 1.5 }}>
        <Autocomplete<Shortcut, false, false, true>
          freeSolo
          options={offered}
          value={null}
          inputValue={typed}
          onInputChange={(_event, text, reason) => {
            setUnknown(false);
            if (reason !== 'reset') setTyped(text);
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
              error={isUnknown}
              helperText={translate(`${texts}.${isUnknown ? 'unknown' : 'addHelp'}`)}
            />
          )}
        />
        <ShortcutLines drafts={drafts} onChange={setDrafts} />
        {error === undefined ? null : (
          <Alert severity="error" variant="outlined">
            {translate('areas.dashboard.arrange.notSaved', { reason: errorText(error) })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('ui.action.cancel')}
        </Button>
        <Button variant="contained" loading={isSaving} onClick={() => void save()}>
          {translate('areas.dashboard.arrange.save')}
        </Button>
      </DialogActions>
    </>
  );
}

/** The shortcut for an address of the application, named like its page if that is offered. */
function fromAddress(address: string, offered: readonly Shortcut[]): Shortcut {
  const url = URL.canParse(address.trim(), location.origin) ? new URL(address.trim(), location.origin) : null;
  if (url === null || url.origin !== location.origin) return { name: address, to: '' };
  const page = offered.find(({ to }) => to === url.pathname);
  return { name: page?.name ?? url.pathname, to: `${url.pathname}${url.search}` };
}
