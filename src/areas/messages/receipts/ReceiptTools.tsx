import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type SortPayload, useDataProvider, useLocaleState, useNotify, useTranslate } from 'react-admin';
import { bulkSchema } from '@/api/records';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { wallTimeAt, zoneHere } from '@/records/dates/zonedTime';
import { createExport } from '@/records/export/createExport';
import { defineExport } from '@/records/export/defineExport';
import { useExportTask } from '@/records/export/useExportTask';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { type Message, messages } from '../messageSchema';
import type { Receipt } from '../receiptSchema';

const texts = 'areas.messages.receipts';
const resource = 'messages/message-receipts';

/** A local time that spreadsheets recognize: `2026-11-27 14:05`. */
function timeHere(moment: string | null): string {
  const { date, time } = wallTimeAt(moment, zoneHere());
  return `${date} ${time}`.trim();
}

const receiptExport = defineExport<Receipt>({
  name: 'receipts',
  columns: [
    { name: 'userId', value: ({ user }) => user.id },
    { name: 'name', value: ({ user }) => user.name },
    { name: 'email', value: ({ user }) => user.email },
    { name: 'state' },
    { name: 'seenAt', value: ({ seenAt }) => timeHere(seenAt) },
    { name: 'dismissedAt', value: ({ dismissedAt }) => timeHere(dismissedAt) },
    { name: 'acknowledgedAt', value: ({ acknowledgedAt }) => timeHere(acknowledgedAt) },
    { name: 'remindedAt', value: ({ remindedAt }) => timeHere(remindedAt) },
    { name: 'timeZone', value: zoneHere },
    { name: 'language' },
  ],
});

interface ReceiptToolsProps {
  message: Message;
  filter: Readonly<Record<string, unknown>>;
  sort: SortPayload;
  total: number;
}

/** Exports the receipts, and reminds people who have not read the message, after a dry run. */
export function ReceiptTools({ message, filter, sort, total }: ReceiptToolsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const provider = useDataProvider();
  const [locale] = useLocaleState();
  const [planned, setPlanned] = useState<number>();
  const task = useExportTask({
    total,
    texts: undefined,
    prepare: () => createExport(provider, receiptExport, { resource, records: { filter, sort }, locale }),
  });
  const { mutateAsync, isPending } = useRecordMutation(
    async (calls, dryRun: boolean) => {
      const path = `/${encodeURIComponent(message.id)}/actions/remind`;
      const body = { state: 'unseen', dryRun };
      const { results } = await calls.call(messages.resource, {
        path,
        body,
        reads: dryRun,
        schema: bulkSchema,
      });
      return results.filter(({ ok }) => ok).length;
    },
    { refreshes: [resource] },
  );
  const remind = async (dryRun: boolean) => {
    try {
      const count = await mutateAsync(dryRun);
      if (dryRun) return setPlanned(count);
      notify(`${texts}.remindedNow`, { type: 'success', messageArgs: { smart_count: count } });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
    setPlanned(undefined);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        disabled={total === 0}
        loading={task.state.phase === 'running'}
        onClick={task.start}
      >
        {translate('records.export.action')}
      </Button>
      <ReasonedButton
        variant="outlined"
        startIcon={<NotificationsOutlined />}
        loading={isPending && planned === undefined}
        reason={message.phase === 'live' ? undefined : translate(`${texts}.onlyLive`)}
        onClick={() => void remind(true)}
      >
        {translate(`${texts}.remind`)}
      </ReasonedButton>
      <ConfirmDialog
        open={planned !== undefined}
        title={translate(`${texts}.remindTitle`)}
        message={translate(`${texts}.remindMessage`, { smart_count: planned ?? 0 })}
        confirm={translate(`${texts}.remindNow`)}
        disabled={planned === 0}
        busy={isPending}
        onConfirm={() => void remind(false)}
        onCancel={() => setPlanned(undefined)}
      />
    </>
  );
}
