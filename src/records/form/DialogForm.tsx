import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { BusyButton } from '@/ui/controls/BusyButton';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useFocusAfter } from '@/ui/focus/useFocusAfter';
import { LeaveDialog, LeaveGuard } from '@/ui/leave/LeaveGuard';
import { createFieldRegistry, FieldRegistryContext } from '../inputs/formFields';
import type { Values } from './changedFields';
import { FormConflict } from './FormConflict';
import { SaveFailure } from './SaveFailure';
import { type Save, useRecordForm } from './useRecordForm';

interface DialogFormProps {
  title: string;
  /** The record to edit: only changed fields are sent, with its `version`. */
  record?: Values;
  /** The initial values of a new record. */
  defaults?: Values;
  /** Sends the change. A rejection with 422 is shown at the fields; 409 `stale` opens the comparison. */
  onSave: Save;
  /** Called after a save, before `onClose`. */
  onSaved?: (record: Values) => void;
  /** Unmounts the dialog. */
  onClose: () => void;
  /** Normalizes the values before they are compared and sent. */
  transform?: (values: Values) => Values;
  /** Fields that hold objects: on a conflict their entries are compared one by one. */
  objects?: readonly string[];
  /** Default: 'Save'. */
  saveLabel?: string;
  children: ReactNode;
}

const noValues: Values = {};

/**
 * A small form in a dialog, which is open while it is mounted: a `RecordForm` without a page. Enter saves, a failed save
 * loses nothing, and closing it or leaving the page with unsaved input asks first.
 */
export function DialogForm(props: DialogFormProps) {
  const { title, record, defaults = noValues, onSave, onSaved, onClose, transform, children } = props;
  const exists = record !== undefined;
  const translate = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [registry] = useState(createFieldRegistry);
  const [isAsking, setAsking] = useState(false);
  const state = useRecordForm({
    start: record ?? defaults,
    exists,
    ...(transform && { transform }),
    onSave,
    onSaved: (savedRecord) => {
      onSaved?.(savedRecord);
      onClose();
    },
    registry,
  });
  const { changed, saving, failure } = state;
  useFocusAfter(saving, button, element);
  // React would call a new function again on each render.
  const focusFirst = useCallback((form: HTMLFormElement | null) => {
    element.current = form;
    form?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  const close = () => (changed ? setAsking(true) : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes on the events to the form of a page that opened the dialog.
    event.stopPropagation();
    if (event.target === element.current) void state.submit();
  };
  return (
    <FormProvider {...state.form}>
      <FieldRegistryContext value={registry}>
        <ModalDialog open title={title} onClose={saving ? undefined : close} maxWidth="sm" fillsHandset>
          <form ref={focusFirst} tabIndex={-1} noValidate onSubmit={submit}>
            <DialogContent>
              {children}
              {failure ? <SaveFailure failure={failure} exists={exists} registry={registry} /> : null}
            </DialogContent>
            <DialogActions>
              <Button variant="outlined" onClick={close} disabled={saving}>
                {translate('ui.action.cancel')}
              </Button>
              <BusyButton
                ref={button}
                type="submit"
                variant="contained"
                loading={saving}
                disabled={exists && !changed}
              >
                {props.saveLabel ?? translate('records.save')}
              </BusyButton>
            </DialogActions>
          </form>
        </ModalDialog>
      </FieldRegistryContext>
      <FormConflict state={state} registry={registry} objects={props.objects} />
      <LeaveGuard when={changed} />
      <LeaveDialog open={isAsking} closes onStay={() => setAsking(false)} onLeave={onClose} />
    </FormProvider>
  );
}
