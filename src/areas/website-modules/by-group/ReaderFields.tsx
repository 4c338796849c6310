import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import { isMoment } from '@/records/dates/moment';
import { FormDateTimeField } from '@/records/inputs/FormDateTimeField';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import type { useAsked } from './useAsked';
import type { Reader } from './useEffective';

const texts = 'areas.website-modules.byGroup';

interface ReaderFieldsProps {
  reader: Reader;
  ask: ReturnType<typeof useAsked>['ask'];
  help: string;
}

/** As a reader of which group, and when, the website is looked at. */
export function ReaderFields({ reader, ask, help }: ReaderFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <RecordPicker<AudienceOption>
        {...audienceGroups}
        label={translate(`${texts}.group`)}
        help={help}
        value={reader.group === null ? null : `group:${reader.group}`}
        onChange={(id) => ask('group', id?.replace(/^group:/, '') ?? null, false)}
        missingLabel={() => translate(`${texts}.gone`)}
      />
      <MomentField value={reader.at} onChange={(at) => ask('at', at)} />
    </>
  );
}

/** A form of its own, because the moment is no field of a record. */
function MomentField({ value, onChange }: { value: string | null; onChange: (at: string | null) => void }) {
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
      <FormDateTimeField source="at" label={translate(`${texts}.at`)} />
    </FormProvider>
  );
}
