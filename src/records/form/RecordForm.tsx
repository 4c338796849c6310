import Box from '@mui/material/Box';
import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { BusyButton } from '@/ui/controls/BusyButton';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { FocusKeeper } from '@/ui/focus/FocusKeeper';
import { useFocusAfter } from '@/ui/focus/useFocusAfter';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { BottomBar } from '@/ui/page/BottomBar';
import { PageBody } from '@/ui/page/PageBody';
import { createFieldRegistry, FieldRegistryContext, useNewFields } from '../inputs/formFields';
import type { Values } from './changedFields';
import { type FormatField, FormConflict } from './FormConflict';
import { FormChangeContext } from './formChange';
import { LinkedField } from './LinkedField';
import { SaveFailure } from './SaveFailure';
import type { FormKeeping } from './useFormKeeping';
import { type FormShape, type Save, useRecordForm } from './useRecordForm';

interface RecordFormProps {
  /** The record to edit: only changed fields are sent, with its `version`. */
  record?: Values;
  /** The initial values of a new record. What is left empty is not sent, unless its value here is null. */
  defaults?: Values;
  /**
   * Sends the change; undefined cancels. A rejection with 422 is shown at the fields; 409 `stale` opens the comparison.
   */
  onSave: Save;
  /** Why the person may not save; disables the button and the leave guard. */
  refusal?: string;
  /** Called after a save, to leave the page. */
  onSaved?: (record: Values) => void;
  /** Normalizes the values before they are compared and sent. */
  transform?: (values: Values) => Values;
  shape?: FormShape;
  keeping?: FormKeeping | undefined;
  /** More fields to compare on a conflict. */
  fields?: readonly string[];
  formatField?: FormatField;
  /** Fields that hold objects: on a conflict their entries are compared one by one. */
  objects?: readonly string[];
  /** Default: 'Save'. */
  saveLabel?: string;
  buttons?: ReactNode;
  /** Shown in place of the form of a record that can no longer be changed, unless something was typed already. */
  instead?: ReactNode;
  /** The full width instead of 560 px. */
  wide?: boolean;
  /** Below the fields, outside the form. */
  after?: ReactNode;
  children: ReactNode;
}

/** A record's form. Enter saves, a failed save loses nothing, and leaving with unsaved changes asks first. */
export function RecordForm(props: RecordFormProps) {
  const { record, defaults = noValues, refusal, wide = false, after, children } = props;
  const exists = record !== undefined;
  const translate = useTranslate();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [registry] = useState(createFieldRegistry);
  const { onSave, onSaved, transform, shape, keeping } = props;
  const initialRecord = record ?? defaults;
  const start = useMemo(() => shape?.read(initialRecord) ?? initialRecord, [shape, initialRecord]);
  const state = useRecordForm({ start, exists, transform, shape, keeping, onSave, onSaved, registry });
  const { changed, saving, failure, submit: save } = state;
  useFocusAfter(saving, button, element);
  useNewFields(registry, state.conflict !== undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Events of a form in a dialog that a field opens arrive here too.
    if (event.target === element.current && refusal === undefined) void save();
  };
  const caption = props.saveLabel ?? translate('records.save');
  if (props.instead !== undefined && !changed) return <PageBody>{props.instead}</PageBody>;
  const foot = (
    <BottomBar>
      {failure ? <SaveFailure failure={failure} exists={exists} registry={registry} /> : null}
      {refusal === undefined ? (
        <BusyButton
          ref={button}
          type="submit"
          form={id}
          // A draft that can be published too is saved once there is something in it.
          variant={exists || changed || props.buttons === undefined ? 'contained' : 'outlined'}
          loading={saving}
          disabled={exists && !changed}
        >
          {caption}
        </BusyButton>
      ) : (
        <ReasonedButton variant="contained" reason={refusal}>
          {caption}
        </ReasonedButton>
      )}
      <FocusKeeper>{props.buttons}</FocusKeeper>
    </BottomBar>
  );
  return (
    <FormProvider {...state.form}>
      <FieldRegistryContext value={registry}>
        <FormChangeContext value={{ changed, saving, save, theirs: state.conflict?.theirs }}>
          <PageBody>
            <Box
              component="form"
              id={id}
              ref={element}
              tabIndex={-1}
              noValidate
              onSubmit={submit}
              sx={formLook}
            >
              <Box sx={{ maxWidth: wide ? undefined : 560, mb: 4 }}>{children}</Box>
              {after === undefined ? foot : null}
            </Box>
            {after === undefined ? null : (
              <>
                {after}
                {foot}
              </>
            )}
          </PageBody>
        </FormChangeContext>
      </FieldRegistryContext>
      <FormConflict
        state={state}
        registry={registry}
        fields={props.fields}
        formatField={props.formatField}
        objects={props.objects}
      />
      <LinkedField />
      <LeaveGuard when={changed && refusal === undefined} isKept={keeping?.keepsDraft} />
    </FormProvider>
  );
}

const noValues: Values = {};
const formLook = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  '&:focus': { outline: 'none' },
} as const;
