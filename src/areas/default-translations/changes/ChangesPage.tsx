import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { choice, dateRange, defineFilters, hidden, text } from '@/records/filters/defineFilters';
import { useListReturn } from '@/records/form/useListReturn';
import { ListPage } from '@/records/list/ListPage';
import { RecordLink } from '@/records/list/RecordLink';
import { Status } from '@/ui/marks/Status';
import { stateIcons } from '@/ui/marks/stateIcons';
import { AppLink } from '@/ui/page/AppLink';
import { type Change, changeKinds, changesPath, changesResource, pathOfChange } from './changeSchema';
import { useChangeTitle } from './useChangeTitle';

const texts = 'areas.default-translations.changes';

const changeFilters = defineFilters({
  texts: `${texts}.filters`,
  fields: {
    kind_eq_any: choice(changeKinds, `${texts}.kinds`),
    // Set by the link of a name.
    by: hidden(text()),
    ...dateRange('at', { moments: true }),
  },
});

const latestFirst = { field: 'at', order: 'DESC' } as const;

/** `/default-translations/translations/changes`: bulk changes, each of which can be reverted. */
export function ChangesPage() {
  const { back } = useListReturn();
  return (
    <ResourceContextProvider value={changesResource}>
      <ChangeList back={back} />
    </ResourceContextProvider>
  );
}

function ChangeList({ back }: { back: ReturnType<typeof useListReturn>['back'] }) {
  const translate = useTranslate();
  const { titleOf, languagesOf } = useChangeTitle();
  return (
    <ListPage<Change>
      back={back}
      sort={latestFirst}
      filters={changeFilters}
      search={false}
      rowClick={({ id }) => pathOfChange(id)}
      handsetRow={(change) => <ChangeCard change={change} />}
      empty={{ title: translate(`${texts}.emptyTitle`), message: translate(`${texts}.empty`) }}
    >
      <Column<Change>
        source="kind"
        disableSort
        link
        width={18}
        render={(change) => (
          <>
            {titleOf(change)} <RevertedMark change={change} />
          </>
        )}
      />
      <Column<Change> source="languages" priority={3} disableSort render={languagesOf} />
      <Column<Change> source="count" disableSort align="right" width={6} />
      <Column<Change> source="by" priority={2} disableSort render={(change) => <Person change={change} />} />
      <Column<Change> source="at" sortByOrder="DESC" render={({ at }) => <RelativeTime value={at} />} />
    </ListPage>
  );
}

/** The person as a link to all their changes. */
function Person({ change: { by } }: { change: Change }) {
  if (by === null) return null;
  const filter = JSON.stringify({ by: by.id });
  return (
    <AppLink to={`${changesPath}?${new URLSearchParams({ filter })}`}>
      <bdi>{by.name}</bdi>
    </AppLink>
  );
}

function RevertedMark({ change: { reverted } }: { change: Change }) {
  const translate = useTranslate();
  if (!reverted) return null;
  return (
    <Status icon={stateIcons.undone} tone="action">
      {translate(`${texts}.reverted`)}
    </Status>
  );
}

function ChangeCard({ change }: { change: Change }) {
  const translate = useTranslate();
  const { titleOf, languagesOf } = useChangeTitle();
  return (
    <>
      <RecordLink to={pathOfChange(change.id)}>{titleOf(change)}</RecordLink>
      <Typography variant="body2">
        {[languagesOf(change), translate(`${texts}.count`, { smart_count: change.count })]
          .filter(Boolean)
          .join(', ')}{' '}
        <RevertedMark change={change} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <bdi>{change.by?.name}</bdi> · <RelativeTime value={change.at} />
      </Typography>
    </>
  );
}
