import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { AudienceField } from '../../../directory/audience/AudienceField';
import { RecordHistory } from '../../../records/history/RecordHistory';
import { FormRadioGroup } from '../../../records/inputs/FormRadioGroup';
import { RecordTabs } from '../../../records/tabs/RecordTabs';
import { lazyPart } from '../../../ui/loading/LazyPart';
import type { Message } from '../messageSchema';
import { SchedulePart } from '../schedule/SchedulePart';
import { TextsPart } from '../texts/TextsPart';
import { AboutFields } from './AboutFields';
import { formatField } from './formatField';

const texts = 'areas.messages.editor';
const Receipts = lazyPart(() => import('../receipts/Receipts').then((part) => part.Receipts));

/** In which tab a field stands; the others are in the first one. */
const tabOf: Readonly<Record<string, string>> = {
  audience: 'audience',
  receipts: 'audience',
  startsAt: 'schedule',
  endsAt: 'schedule',
  timeZone: 'schedule',
  dismissible: 'schedule',
  acknowledge: 'schedule',
};

/** A message in tabs, whose names the address has. One that does not exist yet has no receipts and no history. */
export function MessageTabs({ message }: { message?: Message }) {
  const translate = useTranslate();
  useTabOfError();
  const receiptOptions = (['counts', 'people'] as const).map((value) => ({
    value,
    label: translate(`${texts}.receiptChoices.${value}`),
  }));
  const fields = [
    {
      name: 'texts',
      label: translate(`${texts}.tabs.texts`),
      eager: true,
      content: (
        <>
          <AboutFields />
          <TextsPart />
        </>
      ),
    },
    {
      name: 'audience',
      label: translate(`${texts}.tabs.audience`),
      eager: true,
      content: (
        <Stack spacing={3} sx={{ maxWidth: 560 }}>
          <AudienceField source="audience" />
          <FormRadioGroup
            source="receipts"
            options={receiptOptions}
            help={translate(`${texts}.receiptsHelp`)}
          />
        </Stack>
      ),
    },
    { name: 'schedule', label: translate(`${texts}.tabs.schedule`), eager: true, content: <SchedulePart /> },
  ];
  const further = message && [
    {
      name: 'receipts',
      label: translate(`${texts}.tabs.receipts`),
      content: <Receipts message={message} />,
    },
    {
      name: 'history',
      label: translate('records.history.title'),
      // Of what readers have, earlier values come back as any other change does: as a correction or as news.
      content: <RecordHistory restores={message.phase === 'draft'} formatField={formatField} />,
    },
  ];
  return <RecordTabs label={translate(`${texts}.parts`)} tabs={[...fields, ...(further ?? [])]} />;
}

/** Shows the tab of the first field that is wrong, and its language, after each attempt to save. */
function useTabOfError(): void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const { errors, submitCount } = useFormState();
  const [first] = Object.keys(errors);
  const [language] = Object.keys(errors.texts ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt, so that other tabs can be opened again
  useEffect(() => {
    if (first === undefined || submitCount === 0) return;
    const query = new URLSearchParams(search);
    query.set('tab', tabOf[first] ?? 'texts');
    if (first === 'texts' && language !== undefined) query.set('language', language);
    navigate({ search: query.toString(), hash }, { replace: true, state });
  }, [first, submitCount]);
}
