import Undo from '@mui/icons-material/Undo';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BulkSelection, bulkSchema } from '../../../api/records';
import { useRefusedAction } from '../../../records/access/useRefusedAction';
import { defineBulk } from '../../../records/bulk/defineBulk';
import { ReasonedButton } from '../../../ui/controls/ReasonedButton';
import { lazyPart } from '../../../ui/loading/LazyPart';
import { usePreload } from '../../../ui/loading/usePreload';
import { languagesResource } from '../languages/useLanguages';
import { textsResource } from '../translations/useTextList';
import { type Change, changesResource, revisionReference } from './changeSchema';

const BulkDialog = lazyPart(() =>
  import('../../../records/bulk/BulkActions').then((part) => part.BulkDialog),
);
const next = [BulkDialog];

const texts = 'areas.default-translations.changes';

const operation = { op: 'revert', icon: Undo };

/** The way back of a change as a bulk change of its texts: the dry run tells what would stay, and why. */
const revertOf = (id: string) =>
  defineBulk({
    reference: revisionReference,
    texts: `${texts}.bulk`,
    refreshes: [textsResource, languagesResource, changesResource],
    skipCodes: ['changed_since', 'gone'],
    operations: [operation],
    async send(calls, change, signal) {
      const { dryRun = false } = change;
      const path = `/${encodeURIComponent(id)}/actions/revert`;
      const body = { dryRun, ...('ids' in change && { ids: change.ids }) };
      const call = { path, body, reads: dryRun, schema: bulkSchema, signal };
      return (await calls.call(changesResource, call)).results;
    },
  });

/** Reverts a change after a dry run; with the reason where it cannot be. */
export function RevertButton({ change }: { change: Change }) {
  usePreload(next);
  const translate = useTranslate();
  const [rows, setRows] = useState<BulkSelection>();
  const refusal = useRefusedAction('edit', textsResource);
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
        <BulkDialog bulk={bulk} operation={operation} rows={rows} onClose={() => setRows(undefined)} />
      ) : null}
    </>
  );
}
