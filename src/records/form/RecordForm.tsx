import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { ReasonedButton } from '../../ui/controls/ReasonedButton';
import { LeaveGuard } from '../../ui/leave/LeaveGuard';
import { BottomBar } from '../../ui/page/BottomBar';
import { PageBody } from '../../ui/page/PageBody';
import { createFieldRegistry, FieldRegistryContext } from '../inputs/formFields';
import type { Values } from './changedFields';
import { type FormatField, FormConflict } from './FormConflict';
import { SaveFailure } from './SaveFailure';
import { type Save, useRecordForm } from './useRecordForm';

interface RecordFormProps {
  /** The record that is edited: only changed fields are sent, with the record's `version` of when the form opened. */
  record?: Values;
  /** The values that a new record starts with; all fields are sent. */
  defaults?: Values;
  /**
   * Sends the change and answers the record as it is then, or as much of it as is known; undefined means that the person
   * has changed their mind. It rejects with the error of the data provider: 422 lands on the fields, 409 `stale` opens
   * the comparison, anything else is told beside the button.
   */
  onSave: Save;
  /** Why this person may not save, as a sentence: the button is switched off with it, and nothing is asked about when they leave. */
  refused?: string;
  /** Called when what was saved is the form's new base: the place to leave the page. */
  onSaved?: (record: Values) => void;
  /** Tidies the values before they are compared and sent: trims, for instance. */
  transform?: (values: Values) => Values;
  /** Further fields that two versions are compared by; those that the form shows are compared anyway. */
  fields?: readonly string[];
  /** Shows a value in the comparison; undefined leaves it to the field's own way. */
  formatField?: FormatField;
  /** The caption of the button, 'Save' unless said otherwise. */
  saveLabel?: string;
  /** Further buttons beside it. */
  buttons?: ReactNode;
  /** `panel` for a form that is a part of a page: its bar does not stick to the window. */
  bar?: 'page' | 'panel';
  /** The fields take the whole width instead of 560 px. */
  wide?: boolean;
  /** Below the fields, outside of the form. */
  after?: ReactNode;
  children: ReactNode;
}

/**
 * The form of a record, for the inputs of `records/inputs`. Enter saves; a failed save loses nothing; while something is
 * changed, leaving the page asks first.
 */
export function RecordForm(props: RecordFormProps) {
  const { record, defaults = nothing, refused, bar = 'page', wide = false, after, children } = props;
  const exists = record !== undefined;
  const translate = useTranslate();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [registry] = useState(createFieldRegistry);
  const { onSave, onSaved, transform } = props;
  const state = useRecordForm({ start: record ?? defaults, exists, transform, onSave, onSaved, registry });
  const { changed, saving, failure } = state;
  useFocusAfter(saving, button, element);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog that a field opens is no part of this one, though its events arrive here.
    if (event.target === element.current && refused === undefined) void state.submit();
  };
  const caption = props.saveLabel ?? translate('records.save');
  const Bar = bar === 'page' ? BottomBar : PanelBar;
  const foot = (
    <Bar>
      {failure ? <SaveFailure failure={failure} exists={exists} registry={registry} /> : null}
      {refused === undefined ? (
        <Button
          ref={button}
          type="submit"
          form={id}
          variant="contained"
          loading={saving}
          disabled={exists && !changed}
        >
          {caption}
        </Button>
      ) : (
        <ReasonedButton variant="contained" reason={refused}>
          {caption}
        </ReasonedButton>
      )}
      {props.buttons}
    </Bar>
  );
  return (
    <FormProvider {...state.form}>
      <FieldRegistryContext value={registry}>
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
      </FieldRegistryContext>
      <FormConflict state={state} registry={registry} fields={props.fields} formatField={props.formatField} />
      <LeaveGuard when={changed && refused === undefined} />
    </FormProvider>
  );
}

/** A disabled button loses the focus to nowhere: afterwards the keyboard goes on at the button, or else at the form. */
function useFocusAfter(saving: boolean, ...targets: { current: HTMLElement | null }[]): void {
  const before = useRef(saving);
  useEffect(() => {
    const ended = before.current && !saving;
    before.current = saving;
    if (!ended) return;
    for (const { current } of targets) {
      const { activeElement } = document;
      const lost = activeElement === document.body || (activeElement?.matches('button:disabled') ?? true);
      if (lost) current?.focus({ preventScroll: true });
    }
  });
}

function PanelBar({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>{children}</Box>
  );
}

const nothing: Values = {};
const formLook = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  '&:focus': { outline: 'none' },
} as const;
