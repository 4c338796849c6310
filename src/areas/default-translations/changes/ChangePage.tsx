import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ResourceContextProvider, useGetOne, useParams, useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { ListPage } from '@/records/list/ListPage';
import { GoneRecord } from '@/records/show/GoneRecord';
import { AppLink } from '@/ui/page/AppLink';
import { LoadingState } from '@/ui/state/LoadingState';
import { textsPath } from '../translations/textAddress';
import { ChangedText } from './ChangedText';
import { type Change, changesResource, type Revision, revisionsResource } from './changeSchema';
import { changesPath } from './changesPath';
import { RevertButton } from './RevertButton';
import { revertOf } from './revertBulk';
import { useChangeTitle } from './useChangeTitle';

const texts = 'areas.default-translations.changes';

const byKey = { field: 'key', order: 'ASC' } as const;

/** A key that was added is told by its text. */
const told = ['text', 'state', 'tags', 'deprecated', 'deleted'];

/** `/default-translations/translations/changes/:changeId`: each text of a change before and after, and the way to take it back. */
export function ChangePage() {
  const { changeId: id = '' } = useParams();
  const query = useGetOne<Change>(changesResource, { id });
  return (
    <Loaded query={query} heading="h1" loading={<LoadingState shape="rows" />} missing={<GoneRecord />}>
      {(change) => (
        <ResourceContextProvider value={revisionsResource}>
          <ChangedTexts change={change} />
        </ResourceContextProvider>
      )}
    </Loaded>
  );
}

function ChangedTexts({ change }: { change: Change }) {
  const translate = useTranslate();
  const { titleOf, languagesOf } = useChangeTitle();
  const { id, by, at, reverted, canRevert } = change;
  const bulk = useMemo(() => (canRevert ? revertOf(id) : undefined), [canRevert, id]);
  return (
    <ListPage<Revision>
      headline={titleOf(change)}
      back={{ to: changesPath }}
      sort={byKey}
      filter={{ changeId: id, what_eq_any: told }}
      search={false}
      actions={<RevertButton change={change} />}
      rowClick={false}
      bulk={bulk}
      toolbar={
        <Typography sx={{ color: 'text.secondary' }}>
          <bdi>{by?.name}</bdi> · <RelativeTime value={at} />
          {reverted ? ` · ${translate(`${texts}.reverted`)}` : null}
        </Typography>
      }
      handsetRow={(revision) => (
        <>
          <KeyLink revision={revision} />
          {revision.language === null ? null : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {languagesOf({ languages: [revision.language] })}
            </Typography>
          )}
          <ChangedText revision={revision} />
        </>
      )}
      empty={{ title: translate(`${texts}.noTexts`) }}
    >
      <Column<Revision> source="key" width={18} render={(revision) => <KeyLink revision={revision} />} />
      <Column<Revision>
        source="language"
        width={8}
        render={({ language }) => (language === null ? null : languagesOf({ languages: [language] }))}
      />
      <Column<Revision>
        source="after"
        disableSort
        width={28}
        render={(revision) => <ChangedText revision={revision} />}
      />
    </ListPage>
  );
}

/** The key, as the way to its texts in the grid. */
function KeyLink({ revision: { key, language, what } }: { revision: Revision }) {
  if (what === 'deleted') return <bdi>{key}</bdi>;
  const filter = JSON.stringify({ key_eq_any: [key] });
  const query = new URLSearchParams({ filter, ...(language !== null && { columns: language }) });
  return (
    <AppLink to={`${textsPath}?${query}`} sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{key}</bdi>
    </AppLink>
  );
}
