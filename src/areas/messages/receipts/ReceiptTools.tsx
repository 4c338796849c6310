import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { type SortPayload, useDataProvider, useLocaleState, useTranslate } from 'react-admin';
import { fileStem } from '@/records/csv/writeCsv';
import { zoneHere } from '@/records/dates/zonedTime';
import { createExport } from '@/records/export/createExport';
import { defineExport } from '@/records/export/defineExport';
import { localMoment } from '@/records/export/localMoment';
import { useExportTask } from '@/records/export/useExportTask';
import { type Message, messageName } from '../messageSchema';
import type { Receipt } from '../receiptSchema';
import { ReminderButton } from './ReminderButton';

const resource = 'messages/message-receipts';

/** The receipts of one message, which names the file. */
const receiptExport = (message: Message) =>
  defineExport<Receipt>({
    name: ['receipts', fileStem(messageName(message))].filter(Boolean).join('-'),
    columns: [
      { name: 'message', value: () => messageName(message) },
      { name: 'userId', value: ({ user }) => user.id },
      { name: 'name', value: ({ user }) => user.name },
      { name: 'email', value: ({ user }) => user.email },
      { name: 'state' },
      { name: 'seenAt', value: ({ seenAt }) => localMoment(seenAt) },
      { name: 'dismissedAt', value: ({ dismissedAt }) => localMoment(dismissedAt) },
      { name: 'acknowledgedAt', value: ({ acknowledgedAt }) => localMoment(acknowledgedAt) },
      { name: 'remindedAt', value: ({ remindedAt }) => localMoment(remindedAt) },
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
    prepare: () =>
      createExport(provider, receiptExport(message), { resource, records: { filter, sort }, locale }),
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
