import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { type Refusal, refusalOf } from '@/api/refusal';
import { useMounted } from '@/ui/leave/useMounted';
import type { FieldRegistry } from '../inputs/formFields';
import { changedFields, isSame, newFields, type Values } from './changedFields';
import { type FormKeeping, useFormKeeping } from './useFormKeeping';

export interface RecordFormState {
  readonly form: UseFormReturn<Record<string, unknown>>;
  /** The record as opened or last saved. */
  readonly base: Values;
  readonly changed: boolean;
  readonly saving: boolean;
  readonly failure: Refusal | undefined;
  /** Both versions while the person has to choose. */
  readonly conflict: { readonly mine: Values; readonly theirs: Values } | undefined;
  /** False where nothing was saved. */
  readonly submit: () => Promise<boolean>;
  readonly resolve: (values: Values) => Promise<void>;
  readonly cancelConflict: () => void;
}

/** Sends the form's change; undefined cancels. */
export type Save = (change: Record<string, unknown>, values: Values) => Promise<Values | undefined>;

/** Converts between a record's values and the form's, if they differ; `write(read(record))` must equal the record. */
export interface FormShape {
  readonly read: (record: Values) => Values;
  readonly write: (values: Values) => Values;
}

interface RecordFormOptions {
  /** In the form's shape, as are all values here except those sent and received. */
  start: Values;
  /** Whether the record exists: then only changes are sent, with the base's version. */
  exists: boolean;
  transform?: (values: Values) => Values;
  shape?: FormShape;
  keeping?: FormKeeping | undefined;
  onSave: Save;
  /** Called once the saved record is the new base. */
  onSaved?: (record: Values) => void;
  registry: FieldRegistry;
}

/**
 * The state of a record's form. A newer record replaces the base only if nothing has been changed or no shown field
 * differs: typed text is never overwritten, and the version sent is the one that the person saw.
 */
export function useRecordForm(options: RecordFormOptions): RecordFormState {
  const {
    start,
    exists,
    transform = identity,
    shape = unshaped,
    keeping,
    onSave,
    onSaved,
    registry,
  } = options;
  const { read, write } = shape;
  const translate = useTranslate();
  const [initial] = useState(keeping?.draft ?? { base: start, values: start });
  const [base, setBase] = useState(initial.base);
  const form = useForm<Record<string, unknown>>({ defaultValues: { ...initial.values }, mode: 'onTouched' });
  const comparedBase = useRef(initial.base);
  // Renders only when the result changes, not on each character.
  const changed = useWatch({
    control: form.control,
    compute: (values: Values) => Object.keys(changedFields(comparedBase.current, values)).length > 0,
  });
  useFormKeeping(keeping, () => (changed ? { base, values: form.getValues() } : undefined));
  const [saving, setSaving] = useState(false);
  const sending = useRef(false);
  const mounted = useMounted();
  const [failure, setFailure] = useState<Refusal>();
  const [conflict, setConflict] = useState<RecordFormState['conflict']>();
  useEffect(() => {
    const refusedFields = new Set(Object.keys(failure?.fields ?? {}));
    if (refusedFields.size === 0) return;
    // The reason is gone once each field that the server refused was changed.
    return form.subscribe({
      formState: { values: true },
      callback({ name }) {
        if (name !== undefined && refusedFields.delete(name) && refusedFields.size === 0)
          setFailure(undefined);
      },
    });
  }, [failure, form]);

  /** Must run before the form's values are set, which are compared with it. */
  function takeBase(record: Values): void {
    comparedBase.current = record;
    setBase(record);
  }

  /** Makes a record the new base; values that differ from `settled` stay and count as changed. */
  function rebase(record: Values, settled: Values): void {
    const typedValues = form.getValues();
    takeBase(record);
    form.reset({ ...record });
    for (const [field, value] of Object.entries(typedValues)) {
      if (!isSame(value, settled[field])) form.setValue(field, value, { shouldDirty: true });
    }
  }

  const [lastStart, setLastStart] = useState(initial.base);
  useEffect(() => {
    if (!exists || lastStart === start) return;
    setLastStart(start);
    if (sending.current || isOlder(start, base)) return;
    if (!changed) rebase(start, form.getValues());
    else if (looksAlike(start, base, registry)) rebase(start, base);
  });

  /** Sends what differs from `from`: the base or, after a conflict, their version. */
  async function send(mine: Values, from: Values): Promise<boolean> {
    if (sending.current) return false;
    sending.current = true;
    setSaving(true);
    try {
      const newRecord = write(transform(mine));
      const oldRecord = write(from);
      const change = exists ? changedFields(oldRecord, newRecord) : newFields(oldRecord, newRecord);
      const isUnchanged = exists && Object.keys(change).length === 0;
      if (exists && from.version !== undefined) change.version = from.version;
      const answer = isUnchanged ? oldRecord : await onSave(change, newRecord);
      if (answer === undefined || !mounted.current) return false;
      const record = { ...oldRecord, ...newRecord, ...answer };
      rebase(read(record), mine);
      onSaved?.(record);
      return true;
    } catch (error) {
      fail(refusalOf(error), mine, from);
      return false;
    } finally {
      sending.current = false;
      setSaving(false);
    }
  }

  function fail(refusal: Refusal, mine: Values, from: Values): void {
    if (refusal.current !== undefined) {
      // Fields missing in the server's current record are unchanged.
      setConflict({ mine, theirs: read({ ...write(from), ...refusal.current }) });
      return;
    }
    const fieldErrors = Object.entries(refusal.fields).filter(([field]) => registry.get(field) !== undefined);
    fieldErrors.forEach(([field, text], index) => {
      const message = translate(text, { _: text });
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    setFailure(refusal);
  }

  return {
    form,
    base,
    changed,
    saving,
    failure,
    conflict,
    async submit() {
      // The browser may refuse it now, and then nothing is sent.
      setFailure(undefined);
      // What the server refused of a field with fields of its own would never be looked at again.
      form.clearErrors();
      let isSaved = false;
      await form.handleSubmit(async (mine) => {
        isSaved = await send(mine, base);
      })();
      return isSaved;
    },
    async resolve(resolved) {
      if (conflict === undefined) return;
      const { theirs } = conflict;
      setConflict(undefined);
      takeBase(theirs);
      form.reset({ ...theirs });
      for (const [field, value] of Object.entries(resolved)) {
        if (!isSame(value, theirs[field])) form.setValue(field, value, { shouldDirty: true });
      }
      await send({ ...theirs, ...resolved }, theirs);
    },
    cancelConflict: () => setConflict(undefined),
  };
}

const identity = (values: Values) => values;
const unshaped: FormShape = { read: identity, write: identity };

/** Whether two versions agree in every shown field, so that saving overwrites nothing unseen. */
function looksAlike(a: Values, b: Values, registry: FieldRegistry): boolean {
  const visibleFields = registry.sources().map((source) => source.split('.')[0] ?? source);
  return visibleFields.every((field) => isSame(a[field], b[field]));
}

function isOlder(a: Values, b: Values): boolean {
  return typeof a.version === 'number' && typeof b.version === 'number' && a.version < b.version;
}
