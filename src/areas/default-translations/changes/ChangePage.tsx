import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ResourceContextProvider, useGetOne, useParams, useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { ListPage } from '@/records/list/ListPage';
import { RecordLink } from '@/records/list/RecordLink';
import { GoneRecord } from '@/records/show/GoneRecord';
import { LoadingState } from '@/ui/state/LoadingState';
import { useLanguages } from '../languages/useLanguages';
import { pathOfText } from '../translations/textAddress';
import { WrittenChange } from '../translations/WrittenChange';
import { type Change, changesPath, changesResource, type Revision, revisionsResource } from './changeSchema';
import { RevertButton } from './RevertButton';
import { revertOf } from './revertBulk';
import { useChangeTitle } from './useChangeTitle';

const texts = 'areas.default-translations.changes';

const byKey = { field: 'key', order: 'ASC' } as const;

/** The revisions shown: an added key is listed by its text. */
const revisionKinds = ['text', 'state', 'tags', 'deprecated', 'deleted'];

/** `/default-translations/translations/changes/:changeId`: the texts of a change before and after; it can be reverted. */
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
      filter={{ changeId: id, what_eq_any: revisionKinds }}
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
      <Column<Revision> source="key" width={14} render={(revision) => <KeyLink revision={revision} />} />
      <Column<Revision>
        source="language"
        priority={3}
        width={8}
        render={({ language }) => (language === null ? null : languagesOf({ languages: [language] }))}
      />
      <Column<Revision>
        source="after"
        disableSort
        width={24}
        render={(revision) => <ChangedText revision={revision} />}
      />
    </ListPage>
  );
}

/** The key as a link to its texts. */
function KeyLink({ revision: { key, language, what } }: { revision: Revision }) {
  if (what === 'deleted') return <bdi>{key}</bdi>;
  return (
    <RecordLink to={pathOfText(key, language)}>
      <bdi>{key}</bdi>
    </RecordLink>
  );
}

/** The text, state or tags before and after, or what happened to the key. */
function ChangedText({ revision }: { revision: Revision }) {
  const translate = useTranslate();
  const { data = [] } = useLanguages();
  const { what, language, before, after } = revision;
  if (what === 'deprecated' || what === 'deleted' || what === 'created')
    return translate(`${texts}.became.${what}`);
  const isText = what === 'text' && language !== null;
  const direction = data.find(({ id }) => id === language)?.direction;
  const valueText = (value: string | null) => {
    if (value === null || value === '') return '';
    return what === 'state'
      ? translate(`areas.default-translations.grid.states.${value}`, { _: value })
      : value;
  };
  return (
    <Box sx={{ minWidth: 0, py: 0.75, whiteSpace: 'normal' }}>
      <WrittenChange
        before={valueText(before)}
        after={valueText(after)}
        none={translate('records.bulk.empty')}
        // States and tags are in the page's language.
        {...(isText && { lang: language, dir: direction ?? 'auto' })}
      />
    </Box>
  );
}
