import Undo from '@mui/icons-material/Undo';
import { defineBulk } from '@/records/bulk/defineBulk';
import { languagesResource } from '../languages/useLanguages';
import { textsResource } from '../translations/textAddress';
import { changesResource, revisionReference } from './changeSchema';

export const revert = { op: 'revert', icon: Undo, direct: true };

/** The revert of a change as a bulk change; its dry run lists the texts that would stay, and why. */
export const revertOf = (id: string) =>
  defineBulk({
    reference: revisionReference,
    texts: 'areas.default-translations.changes.bulk',
    refreshes: [textsResource, languagesResource, changesResource],
    skipCodes: ['changed_since', 'gone'],
    operations: [revert],
    callOf: (request) => ({
      resource: changesResource,
      path: `/${encodeURIComponent(id)}/actions/revert`,
      body: 'ids' in request ? { ids: request.ids } : {},
    }),
  });
