import { createContext, useContext } from 'react';
import type { Values } from './changedFields';

interface FormChange {
  /** Whether there is something to save: absent and empty are the same, which react-hook-form's `isDirty` does not know. */
  readonly changed: boolean;
  readonly saving: boolean;
  /** Saves; false where the form is wrong, the server has refused, or the person has cancelled. */
  readonly save: () => Promise<boolean>;
  /** The version of somebody else, while it is compared: fields that only it has can be named. */
  readonly theirs?: Values | undefined;
}

export const FormChangeContext = createContext<FormChange>({
  changed: false,
  saving: false,
  save: async () => true,
});

/** Whether the `RecordForm` around is changed, and a way to save it, for buttons beside its own. */
export const useFormChange = (): FormChange => useContext(FormChangeContext);
