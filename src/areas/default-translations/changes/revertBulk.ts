import Undo from '@mui/icons-material/Undo';
import { bulkSchema } from '../../../api/records';
import { defineBulk } from '../../../records/bulk/defineBulk';
import { languagesResource } from '../languages/useLanguages';
import { textsResource } from '../translations/textAddress';
import { changesResource, revisionReference } from './changeSchema';

/** The one operation. */
export const revert = { op: 'revert', icon: Undo, direct: true };

/** The way back of a change as a bulk change of its texts: the dry run tells what would stay, and why. */
export const revertOf = (id: string) =>
  defineBulk({
    reference: revisionReference,
    texts: 'areas.default-translations.changes.bulk',
    refreshes: [textsResource, languagesResource, changesResource],
    skipCodes: ['changed_since', 'gone'],
    operations: [revert],
    async send(calls, change, signal) {
      const { dryRun = false } = change;
      const path = `/${encodeURIComponent(id)}/actions/revert`;
      const body = { dryRun, ...('ids' in change && { ids: change.ids }) };
      const call = { path, body, reads: dryRun, schema: bulkSchema, signal };
      return (await calls.call(changesResource, call)).results;
    },
  });
