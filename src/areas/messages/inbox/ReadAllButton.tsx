import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { focusAround } from '@/ui/focus/takeFocus';
import { useReader } from '../shell/reader';
import { useReadAll } from '../shell/useReadAll';

/** Marks all messages as read; absent if nothing is unread. */
export function ReadAllButton() {
  const translate = useTranslate();
  const { unread } = useReader();
  const { readAll, isBusy } = useReadAll();
  if (unread === 0) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<DraftsOutlined />}
      loading={isBusy}
      onClick={({ currentTarget }) => {
        // The button disappears.
        focusAround(currentTarget);
        readAll();
      }}
    >
      {translate('areas.messages.parts.readAll')}
    </Button>
  );
}
