import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordPicker } from '../inputs/RecordPicker';
import { SelectField } from '../inputs/SelectField';
import type { Reference } from '../references/defineReference';
import { isSameName, type SavedView } from './views';

interface SaveViewProps {
  isSaved: boolean;
  views: readonly SavedView[];
  /** The roles that a view can be shared with; without them sharing is not offered. */
  roles: Reference | undefined;
  isBusy: boolean;
  /** The error in the name. */
  nameError: string | undefined;
  onSave: (label: string) => void;
  /** No roles: for everyone. */
  onShare: (label: string, roleIds: readonly string[]) => void;
  /** The ref of the sentence that replaces the form. */
  savedNoteRef: (element: HTMLElement | null) => void;
}

/** The longest name of a view, in characters: it must fit a line of the list. */
const maxNameLength = 60;
const audiences = ['me', 'everyone', 'roles'] as const;

/** Saves the current query under a name. An existing name replaces that view, after a warning. */
export function SaveView(props: SaveViewProps) {
  const { isSaved, views, roles, isBusy, nameError, onSave, onShare, savedNoteRef } = props;
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [audience, setAudience] = useState<string>('me');
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const label = name.trim();
  const isNameTaken = audience === 'me' && views.some((view) => isSameName(view.label, name));
  const isComplete = label !== '' && (audience !== 'roles' || roleIds.length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    if (audience === 'me') onSave(label);
    else onShare(label, audience === 'roles' ? roleIds : []);
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ px: 2, pt: 1.5, pb: 2, borderTop: 1, borderColor: 'divider' }}
    >
      {isSaved ? (
        <Typography ref={savedNoteRef} tabIndex={-1} variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('records.views.known')}
        </Typography>
      ) : (
        <>
          <TextField
            label={translate('records.views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={nameError !== undefined}
            helperText={
              nameError === undefined
                ? isNameTaken && translate('records.views.replaces')
                : translate(nameError, { _: nameError })
            }
            slotProps={{ htmlInput: { maxLength: maxNameLength, autoComplete: 'off' } }}
          />
          {roles === undefined ? null : (
            <SelectField
              label={translate('records.views.for.label')}
              value={audience}
              onChange={setAudience}
              options={audiences.map((value) => ({ value, label: translate(`records.views.for.${value}`) }))}
            />
          )}
          {roles !== undefined && audience === 'roles' ? (
            <RecordPicker
              multiple
              required
              label={translate('records.views.for.which')}
              resource={roles.resource}
              labelOf={roles.labelOf}
              value={roleIds}
              onChange={setRoleIds}
            />
          ) : null}
          <Button type="submit" variant="outlined" disabled={!isComplete} loading={isBusy}>
            {translate('records.views.save')}
          </Button>
        </>
      )}
    </Box>
  );
}
