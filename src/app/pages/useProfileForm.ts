import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Profile } from '@/api/profile';
import { fieldsOf, type ProfileFields, profileErrors } from './profileFields';

/** Change tracking starts this long after the profile has loaded, in milliseconds (specification, section 4). */
const trackingDelay = 300;

const passwords = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

/** The state of the profile form. Changes are relative to the values 300 ms after the profile arrived (reading R7). */
export function useProfileForm(profile: Profile, connected: boolean) {
  const form = useForm<ProfileFields>({ defaultValues: fieldsOf(profile) });
  const { control, formState, getValues, reset, setValue } = form;
  const [tracking, setTracking] = useState(false);
  const errors = profileErrors({ ...fieldsOf(profile), ...useWatch({ control }) }, connected);
  const { isDirty, touchedFields } = formState;

  useEffect(() => {
    const timer = setTimeout(() => {
      reset(getValues(), { keepTouched: true });
      setTracking(true);
    }, trackingDelay);
    return () => clearTimeout(timer);
  }, [reset, getValues]);

  /** Makes the saved values the new baseline; text typed meanwhile stays and counts as changed. */
  function rebase(savedFields: ProfileFields, keepPasswords: boolean): void {
    const typedFields = getValues();
    reset(fieldsOf(savedFields));
    for (const field of ['name', ...passwords] as const) {
      const keep = typedFields[field] !== savedFields[field] || (keepPasswords && field !== 'name');
      if (keep) setValue(field, typedFields[field], { shouldDirty: true, shouldTouch: true });
    }
  }

  return {
    form,
    rebase,
    changed: tracking && isDirty,
    valid: Object.keys(errors).length === 0,
    /** The text key of a field's error, once the field was touched. */
    errorOf: (field: keyof ProfileFields) => (touchedFields[field] ? errors[field] : undefined),
  };
}
