import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { isMoment } from '@/records/dates/moment';
import { FormDateTimeField } from '@/records/inputs/FormDateTimeField';

interface PreviewMomentProps {
  /** ISO 8601; null for now. */
  value: string | null;
  onChange: (moment: string | null) => void;
}

/** At which moment the website is looked at. A form of its own, because the moment is no field of the module. */
export function PreviewMoment({ value, onChange }: PreviewMomentProps) {
  const translate = useTranslate();
  const form = useForm<Record<string, unknown>>({ defaultValues: { at: value }, mode: 'onTouched' });
  const at: unknown = useWatch({ control: form.control, name: 'at' });
  const tell = useEffectEvent(() => {
    const moment = isMoment(at) ? at : null;
    if (moment !== value && (at === null || moment !== null)) onChange(moment);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the moment
  useEffect(() => tell(), [at]);
  return (
    <FormProvider {...form}>
      <FormDateTimeField source="at" label={translate('areas.website-modules.edit.preview.at')} />
    </FormProvider>
  );
}
