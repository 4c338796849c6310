import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { ExportForm } from './ExportForm';

/** Saves texts as files: opens the choice of format, languages and texts. Switched off for who may not export. */
export function ExportTexts() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const refusal = useRefusalReason('export');
  const close = () => setOpen(false);
  return (
    <>
      <ReasonedButton
        {...(refusal !== undefined && { reason: refusal })}
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        onClick={() => setOpen(true)}
      >
        {translate('records.export.action')}
      </ReasonedButton>
      <ModalDialog
        open={open}
        title={translate('areas.default-translations.export.title')}
        maxWidth="sm"
        fillsHandset
        onClose={(reason) => (reason === 'escapeKeyDown' ? close() : undefined)}
      >
        <ExportForm onClose={close} />
      </ModalDialog>
    </>
  );
}
