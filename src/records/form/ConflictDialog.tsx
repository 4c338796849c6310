import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useLocaleState, useResourceContext, useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { dateTimeFormat } from '@/ui/formats';
import { shownValue } from '../values/plainValue';
import { ConflictEntries, type EntryChoice } from './ConflictEntries';
import { ConflictRow, type Side } from './ConflictRow';
import { isSame, type Values } from './changedFields';
import { entriesOf, entryChanges, isReordered, keepsEntry, mergedEntries } from './listMerge';

interface ConflictDialogProps {
  /** The record as it was when the form opened. */
  base: Values;
  mine: Values;
  /** The record as someone else saved it; its `updatedBy` and `updatedAt` are shown. */
  theirs: Values;
  /** The fields to compare; default: those of `mine`. */
  compared?: readonly string[];
  /** Default: the text `resources.<resource>.fields.<source>`. */
  labelOf?: (source: string) => string | undefined;
  formatField?: (source: string, value: unknown) => ReactNode;
  /** Called with the chosen values of the compared fields. */
  onResolve: (values: Values) => void;
  onCancel: () => void;
}

/** Fields that cannot be chosen, because the server sets them. */
const own = ['id', 'version'];

/** Whose value a field gets, or how a list is merged. */
type Choice = Side | EntryChoice;

/**
 * Compares two versions field by field. Preselects the side that changed a field, mine if both did. A list that both
 * changed is merged entry by entry, in the order of the side that changed the order, mine if both did.
 */
export function ConflictDialog({ base, mine, theirs, ...rest }: ConflictDialogProps) {
  const { compared = Object.keys(mine), onResolve, onCancel, ...texts } = rest;
  const translate = useTranslate();
  const resource = useResourceContext();
  const choosable = compared.filter((field) => !own.includes(field));
  const fields = choosable.filter((field) => !isSame(mine[field], theirs[field]));
  const changedBy = (field: string): Side => (isSame(base[field], mine[field]) ? 'theirs' : 'mine');
  const listsOf = (field: string) => {
    const [before, own, other] = [base[field] ?? [], mine[field], theirs[field]].map(entriesOf);
    if (!before || !own || !other || isSame(before, own) || isSame(before, other)) return undefined;
    const changes = entryChanges(before, own, other);
    return changes.size > 0 ? { before, own, other, changes } : undefined;
  };
  const merged = (field: string): Choice => {
    const lists = listsOf(field);
    if (lists === undefined) return changedBy(field);
    const { before, own, other, changes } = lists;
    const kept = new Set([...changes].flatMap(([entry, change]) => (keepsEntry(change) ? [entry] : [])));
    return { kept, order: !isReordered(before, own) && isReordered(before, other) ? 'theirs' : 'mine' };
  };
  const allOf =
    (side: Side) =>
    (field: string): Choice => {
      const lists = listsOf(field);
      return lists ? { kept: new Set(side === 'mine' ? lists.own : lists.other), order: side } : side;
    };
  const choices = (choose: (field: string) => Choice) =>
    Object.fromEntries(fields.map((f) => [f, choose(f)]));
  const [chosen, setChosen] = useState<Record<string, Choice>>(() => choices(merged));

  const mergedFor = (field: string, { kept, order }: EntryChoice) => {
    const [own, other] = [mine[field], theirs[field]].map((value) => entriesOf(value) ?? []);
    const [leading = [], rest = []] = order === 'mine' ? [own, other] : [other, own];
    return mergedEntries(leading, rest, kept);
  };
  const chosenValue = (field: string) => {
    const choice = chosen[field] ?? 'mine';
    if (typeof choice === 'string') return choice === 'theirs' ? theirs[field] : mine[field];
    return mergedFor(field, choice);
  };
  const resolve = () => onResolve(Object.fromEntries(choosable.map((field) => [field, chosenValue(field)])));
  return (
    <ModalDialog open title={translate('records.conflict.title')} onClose={onCancel} maxWidth="md" focusTitle>
      {(descriptionId) => (
        <>
          <DialogContent>
            <DialogContentText id={descriptionId} sx={{ mb: 2 }}>
              {translate(fields.length > 0 ? 'records.conflict.message' : 'records.conflict.same')}{' '}
              <SavedBy by={theirs.updatedBy} at={theirs.updatedAt} />
            </DialogContentText>
            {fields.length > 0 ? (
              <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
                <Button size="small" variant="outlined" onClick={() => setChosen(choices(allOf('theirs')))}>
                  {translate('records.conflict.takeTheirs')}
                </Button>
                <Button size="small" variant="outlined" onClick={() => setChosen(choices(allOf('mine')))}>
                  {translate('records.conflict.keepMine')}
                </Button>
              </Stack>
            ) : null}
            {fields.map((field) => {
              const show = (value: unknown) =>
                texts.formatField?.(field, value) ?? shownValue(value, translate);
              const label =
                texts.labelOf?.(field) ?? translate(`resources.${resource}.fields.${field}`, { _: field });
              const choice = chosen[field] ?? 'mine';
              const choose = (next: Choice) => setChosen({ ...chosen, [field]: next });
              const lists = listsOf(field);
              if (lists && typeof choice !== 'string') {
                return (
                  <ConflictEntries
                    key={field}
                    label={label}
                    changes={lists.changes}
                    choice={choice}
                    hasOrders={isReordered(lists.own, lists.other)}
                    mergedFor={(order) => mergedFor(field, { ...choice, order })}
                    show={show}
                    onChoose={choose}
                  />
                );
              }
              return (
                <ConflictRow
                  key={field}
                  label={label}
                  mine={show(mine[field])}
                  theirs={show(theirs[field])}
                  changedByMe={!isSame(base[field], mine[field])}
                  changedByThem={!isSame(base[field], theirs[field])}
                  chosen={choice === 'theirs' ? 'theirs' : 'mine'}
                  onChoose={choose}
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

/** `by` is a name, or an object that has one. */
function SavedBy({ by, at }: { by: unknown; at: unknown }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const moment = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(moment)) return null;
  const when = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
  const name = typeof by === 'object' && by !== null && 'name' in by ? by.name : by;
  return typeof name === 'string'
    ? translate('records.conflict.who', { name, when })
    : translate('records.conflict.when', { when });
}
