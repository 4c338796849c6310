import Undo from '@mui/icons-material/Undo';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkSelection } from '@/api/records';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { BulkDialog } from '@/records/bulk/BulkActions';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { textsResource } from '../translations/textAddress';
import type { Change } from './changeSchema';
import { revert, revertOf } from './revertBulk';

const texts = 'areas.default-translations.changes';

/** Reverts a change after a dry run; with the reason where it cannot be. */
export function RevertButton({ change }: { change: Change }) {
  const translate = useTranslate();
  const [rows, setRows] = useState<BulkSelection>();
  const refusal = useRefusalReason('edit', textsResource);
  const bulk = useMemo(() => revertOf(change.id), [change.id]);
  // The same rows as long as the dialog is open, though the change is loaded anew after it.
  const open = () => setRows({ filter: {}, expectedCount: change.count });
  const final = change.kind === 'sync' ? 'ofBuild' : 'deleted';
  const reason = refusal ?? (change.canRevert ? undefined : translate(`${texts}.final.${final}`));
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
