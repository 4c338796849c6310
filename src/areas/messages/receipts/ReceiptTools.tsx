import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { type SortPayload, useDataProvider, useLocaleState, useTranslate } from 'react-admin';
import { wallTimeAt, zoneHere } from '@/records/dates/zonedTime';
import { createExport } from '@/records/export/createExport';
import { defineExport } from '@/records/export/defineExport';
import { useExportTask } from '@/records/export/useExportTask';
import type { Message } from '../messageSchema';
import type { Receipt } from '../receiptSchema';
import { ReminderButton } from './ReminderButton';

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

/** Exports the receipts that are shown, and reminds those who have not done what the message asks. */
export function ReceiptTools({ message, filter, sort, total }: ReceiptToolsProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const [locale] = useLocaleState();
  const task = useExportTask({
    total,
    texts: undefined,
    prepare: () => createExport(provider, receiptExport, { resource, records: { filter, sort }, locale }),
  });
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
      <ReminderButton message={message} />
    </>
  );
}
