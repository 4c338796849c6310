import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonedButton } from '../../../../ui/controls/ReasonedButton';
import { BottomBar } from '../../../../ui/page/BottomBar';

interface MatrixBarProps {
  /** The number of changed cells, and of the roles they belong to. */
  changes: number;
  roles: number;
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Present when discarded changes can be brought back. */
  onRestore: (() => void) | undefined;
  /** What keeps changes from being saved; it stands here to be in sight wherever the page is scrolled to. */
  children: ReactNode;
}

const texts = 'areas.user-management.roles.matrix';

/** Save, Discard and the count of changes, which is announced. */
export function MatrixBar({
  changes,
  roles,
  saving,
  onSave,
  onDiscard,
  onRestore,
  children,
}: MatrixBarProps) {
  const translate = useTranslate();
  const reason = changes === 0 ? translate(`${texts}.nothingToSave`) : undefined;
  return (
    <BottomBar>
      {children}
      <ReasonedButton variant="contained" reason={reason} loading={saving} onClick={onSave}>
        {translate(`${texts}.save`)}
      </ReasonedButton>
      {/* One button with two meanings, so that the focus stays on it. */}
      {changes > 0 || onRestore ? (
        <Button variant="outlined" disabled={saving} onClick={onRestore ?? onDiscard}>
          {translate(onRestore ? `${texts}.restore` : `${texts}.discard`)}
        </Button>
      ) : null}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {onRestore
          ? translate(`${texts}.discarded`)
          : changes > 0
            ? `${translate(`${texts}.changes`, { smart_count: changes })} ${translate(`${texts}.inRoles`, { smart_count: roles })}`
            : translate(`${texts}.noChanges`)}
      </Typography>
    </BottomBar>
  );
}
