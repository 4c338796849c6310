import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useLocaleState, useResourceContext, useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { dateForms, dateTimeFormat } from '@/ui/formats';
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
  comparedFields?: readonly string[];
  /** Default: the text `resources.<resource>.fields.<source>`. */
  labelOf?: (source: string) => string | undefined;
  formatField?: (source: string, value: unknown) => ReactNode;
  /** Called with the chosen values of the compared fields. */
  onResolve: (values: Values) => void;
  onCancel: () => void;
}

/** Fields that cannot be chosen, because the server sets them. */
const serverFields = ['id', 'version'];

/** Whose value a field gets, or how a list is merged. */
type Choice = Side | EntryChoice;

/**
 * Compares two versions field by field. Preselects the side that changed a field, mine if both did. A list that both
 * changed is merged entry by entry, in the order of the side that changed the order, mine if both did.
 */
export function ConflictDialog({ base, mine, theirs, ...options }: ConflictDialogProps) {
  const { comparedFields = Object.keys(mine), onResolve, onCancel, ...texts } = options;
  const translate = useTranslate();
  const resource = useResourceContext();
  const choosableFields = comparedFields.filter((field) => !serverFields.includes(field));
  const fields = choosableFields.filter((field) => !isSame(mine[field], theirs[field]));
  const changedBy = (field: string): Side => (isSame(base[field], mine[field]) ? 'theirs' : 'mine');
  const listsOf = (field: string) => {
    const [baseEntries, myEntries, theirEntries] = [base[field] ?? [], mine[field], theirs[field]].map(
      entriesOf,
    );
    if (
      !baseEntries ||
      !myEntries ||
      !theirEntries ||
      isSame(baseEntries, myEntries) ||
      isSame(baseEntries, theirEntries)
    )
      return undefined;
    const changes = entryChanges(baseEntries, myEntries, theirEntries);
    return changes.size > 0 ? { baseEntries, myEntries, theirEntries, changes } : undefined;
  };
  const defaultChoice = (field: string): Choice => {
    const lists = listsOf(field);
    if (lists === undefined) return changedBy(field);
    const { baseEntries, myEntries, theirEntries, changes } = lists;
    const keptEntries = new Set(
      [...changes].flatMap(([entry, change]) => (keepsEntry(change) ? [entry] : [])),
    );
    return {
      keptEntries,
      order:
        !isReordered(baseEntries, myEntries) && isReordered(baseEntries, theirEntries) ? 'theirs' : 'mine',
    };
  };
  const allOf =
    (side: Side) =>
    (field: string): Choice => {
      const lists = listsOf(field);
      return lists
        ? { keptEntries: new Set(side === 'mine' ? lists.myEntries : lists.theirEntries), order: side }
        : side;
    };
  const choicesBy = (choose: (field: string) => Choice) =>
    Object.fromEntries(fields.map((f) => [f, choose(f)]));
  const [choices, setChoices] = useState<Record<string, Choice>>(() => choicesBy(defaultChoice));

  const mergedFor = (field: string, { keptEntries, order }: EntryChoice) => {
    const [myEntries, theirEntries] = [mine[field], theirs[field]].map((value) => entriesOf(value) ?? []);
    const [leading = [], following = []] =
      order === 'mine' ? [myEntries, theirEntries] : [theirEntries, myEntries];
    return mergedEntries(leading, following, keptEntries);
  };
  const chosenValue = (field: string) => {
    const choice = choices[field] ?? 'mine';
    if (typeof choice === 'string') return choice === 'theirs' ? theirs[field] : mine[field];
    return mergedFor(field, choice);
  };
  const resolve = () =>
    onResolve(Object.fromEntries(choosableFields.map((field) => [field, chosenValue(field)])));
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
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => setChoices(choicesBy(allOf('theirs')))}
                >
                  {translate('records.conflict.takeTheirs')}
                </Button>
                <Button size="small" variant="outlined" onClick={() => setChoices(choicesBy(allOf('mine')))}>
                  {translate('records.conflict.keepMine')}
                </Button>
              </Stack>
            ) : null}
            {fields.map((field) => {
              const show = (value: unknown) =>
                texts.formatField?.(field, value) ?? shownValue(value, translate);
              const label =
                texts.labelOf?.(field) ?? translate(`resources.${resource}.fields.${field}`, { _: field });
              const choice = choices[field] ?? 'mine';
              const choose = (next: Choice) => setChoices({ ...choices, [field]: next });
              const lists = listsOf(field);
              if (lists && typeof choice !== 'string') {
                return (
                  <ConflictEntries
                    key={field}
                    label={label}
                    changes={lists.changes}
                    choice={choice}
                    hasOrders={isReordered(lists.myEntries, lists.theirEntries)}
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
                  chosenSide={choice === 'theirs' ? 'theirs' : 'mine'}
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
  const when = dateTimeFormat(locale, dateForms.moment).format(moment);
  const name = typeof by === 'object' && by !== null && 'name' in by ? by.name : by;
  return typeof name === 'string'
    ? translate('records.conflict.who', { name, when })
    : translate('records.conflict.when', { when });
}
