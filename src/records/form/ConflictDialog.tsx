import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useLocaleState, useResourceContext, useTranslate } from 'react-admin';
import { ModalDialog } from '../../ui/dialog/ModalDialog';
import { ConflictRow, type Side } from './ConflictRow';
import { isSame, type Values } from './changedFields';
import { shownValue } from './shownValue';

interface ConflictDialogProps {
  /** The record as it was when the form opened. */
  base: Values;
  mine: Values;
  /** The record as it was saved meanwhile; who has saved it, and when, is read from it. */
  theirs: Values;
  /** The fields to compare; those of `mine` by default. */
  compared?: readonly string[];
  /** The text `resources.<resource>.fields.<source>` by default. */
  labelOf?: (source: string) => string | undefined;
  formatField?: (source: string, value: unknown) => ReactNode;
  /** The chosen values of the fields compared: mine, with theirs where theirs was taken. */
  onResolve: (values: Values) => void;
  onCancel: () => void;
}

/** Never offered for choosing: they are not the person's. */
const own = ['id', 'version'];

/** Compares two versions field by field; at first the side that has changed a field is chosen, mine where both have. */
export function ConflictDialog({ base, mine, theirs, ...rest }: ConflictDialogProps) {
  const { compared = Object.keys(mine), onResolve, onCancel, ...texts } = rest;
  const translate = useTranslate();
  const resource = useResourceContext();
  const choosable = compared.filter((field) => !own.includes(field));
  const fields = choosable.filter((field) => !isSame(mine[field], theirs[field]));
  const changedBy = (field: string): Side => (isSame(base[field], mine[field]) ? 'theirs' : 'mine');
  const sides = (side: (field: string) => Side) => Object.fromEntries(fields.map((f) => [f, side(f)]));
  const [chosen, setChosen] = useState<Record<string, Side>>(() => sides(changedBy));

  const resolve = () => {
    const values = choosable.map((f) => [f, chosen[f] === 'theirs' ? theirs[f] : mine[f]]);
    onResolve(Object.fromEntries(values));
  };
  return (
    <ModalDialog open title={translate('records.conflict.title')} onClose={onCancel} maxWidth="md" focusTitle>
      {(descriptionId) => (
        <>
          <DialogContent>
            <DialogContentText id={descriptionId} sx={{ mb: 2 }}>
              {translate(fields.length > 0 ? 'records.conflict.message' : 'records.conflict.same')}{' '}
              <SavedBy name={theirs.updatedBy} at={theirs.updatedAt} />
            </DialogContentText>
            {fields.length > 0 ? (
              <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
                <Button size="small" variant="outlined" onClick={() => setChosen(sides(() => 'theirs'))}>
                  {translate('records.conflict.takeTheirs')}
                </Button>
                <Button size="small" variant="outlined" onClick={() => setChosen(sides(() => 'mine'))}>
                  {translate('records.conflict.keepMine')}
                </Button>
              </Stack>
            ) : null}
            {fields.map((field) => {
              const show = (value: unknown) =>
                texts.formatField?.(field, value) ?? shownValue(value, translate);
              return (
                <ConflictRow
                  key={field}
                  label={
                    texts.labelOf?.(field) ?? translate(`resources.${resource}.fields.${field}`, { _: field })
                  }
                  mine={show(mine[field])}
                  theirs={show(theirs[field])}
                  changedByMe={!isSame(base[field], mine[field])}
                  changedByThem={!isSame(base[field], theirs[field])}
                  chosen={chosen[field] ?? 'mine'}
                  onChoose={(side) => setChosen({ ...chosen, [field]: side })}
                />
              );
            })}
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={onCancel}>
              {translate('ui.action.cancel')}
            </Button>
            <Button variant="contained" onClick={resolve}>
              {translate('records.save')}
            </Button>
          </DialogActions>
        </>
      )}
    </ModalDialog>
  );
}

function SavedBy({ name, at }: { name: unknown; at: unknown }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const moment = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(moment)) return null;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
  return typeof name === 'string'
    ? translate('records.conflict.who', { name, when })
    : translate('records.conflict.when', { when });
}
