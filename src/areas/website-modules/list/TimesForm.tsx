import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { BulkFormProps } from '@/records/bulk/defineBulk';
import { isMoment } from '@/records/dates/moment';
import { FormDateTimeField } from '@/records/inputs/FormDateTimeField';

const texts = 'areas.website-modules.schedule';

/** From when until when modules are delivered; two empty fields stand for always. */
export function TimesForm({ onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const form = useForm<Record<string, unknown>>({
    defaultValues: { from: null, to: null },
    mode: 'onTouched',
  });
  const { from, to } = useWatch({ control: form.control });
  const tell = useEffectEvent(() => {
    const isReadable = [from, to].every((moment) => !moment || isMoment(moment));
    onChange(isReadable ? { from: from || null, to: to || null } : undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the two moments
  useEffect(() => tell(), [from, to]);
  return (
    <FormProvider {...form}>
      <Stack>
        <FormDateTimeField source="from" label={translate(`${texts}.from`)} disabled={disabled} />
        <FormDateTimeField source="to" label={translate(`${texts}.to`)} disabled={disabled} />
      </Stack>
    </FormProvider>
  );
}
