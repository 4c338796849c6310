import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BulkSelection } from '@/api/records';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { BulkDialog } from '@/records/bulk/BulkActions';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { textsResource } from '../translations/textAddress';
import { type Change, pathOfChange } from './changeSchema';
import { revert, revertOf } from './revertBulk';

const texts = 'areas.default-translations.changes';

/** Reverts a change after a dry run; disabled with the reason if it cannot be reverted. */
export function RevertButton({ change }: { change: Change }) {
  const translate = useTranslate();
  const [rows, setRows] = useState<BulkSelection>();
  const refusal = useRefusalReason('edit', textsResource);
  const bulk = useMemo(() => revertOf(change.id), [change.id]);
  // The rows stay the same while the dialog is open, though the change is reloaded.
  const open = () => setRows({ filter: {}, expectedCount: change.count });
  const cause = change.kind === 'sync' ? 'ofBuild' : 'deleted';
  const reason = refusal ?? (change.canRevert ? undefined : translate(`${texts}.final.${cause}`));
  return (
    <>
      <ReasonedButton variant="contained" startIcon={<Undo />} reason={reason} onClick={open}>
        {translate(`${texts}.bulk.actions.revert`)}
      </ReasonedButton>
      {rows ? (
        <BulkDialog bulk={bulk} operation={revert} rows={rows} onClose={() => setRows(undefined)} />
      ) : null}
    </>
  );
}

/** Links to a change, to revert it. */
export function RevertLink({ change }: { change: string }) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" component={Link} to={pathOfChange(change)}>
      {translate('areas.default-translations.grid.bulk.wayBack')}
    </Button>
  );
}
