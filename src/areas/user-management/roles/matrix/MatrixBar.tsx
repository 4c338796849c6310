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
  /** What keeps changes from being saved: in sight here wherever the page is scrolled to. */
  children: ReactNode;
}

const texts = 'areas.user-management.roles.matrix';

/** Save, Discard and the count of changes, which is announced. */
export function MatrixBar(props: MatrixBarProps) {
  const { changes, roles, saving, onSave, onDiscard, onRestore, children } = props;
  const translate = useTranslate();
  const inRoles = translate(`${texts}.inRoles`, { smart_count: roles });
  const count =
    changes > 0
      ? `${translate(`${texts}.changes`, { smart_count: changes })} ${inRoles}`
      : translate(`${texts}.noChanges`);
  const status = onRestore ? translate(`${texts}.discarded`) : count;
  return (
    <BottomBar>
      {children}
      <ReasonedButton
        variant="contained"
        reason={changes === 0 ? translate(`${texts}.nothingToSave`) : undefined}
        loading={saving}
        onClick={onSave}
      >
        {translate(`${texts}.save`)}
      </ReasonedButton>
      {/* One button with two meanings, so that the focus stays on it. */}
      {changes > 0 || onRestore ? (
        <Button variant="outlined" disabled={saving} onClick={onRestore ?? onDiscard}>
          {translate(onRestore ? `${texts}.restore` : `${texts}.discard`)}
        </Button>
      ) : null}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {status}
      </Typography>
    </BottomBar>
  );
}
