import Box from '@mui/material/Box';
import { memo, useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { SearchField } from '@/records/inputs/SearchField';
import { ToggleChoice } from '@/records/inputs/ToggleChoice';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Position } from '../positionSchema';
import { useAllPositions } from '../positions/usePositions';
import { WebsiteModulesTabs } from '../WebsiteModulesTabs';
import { EffectiveList } from './EffectiveList';
import { PagesView } from './PagesView';
import { ReaderFields } from './ReaderFields';
import { type Effective, type Reader, useEffective, useReaderQuery } from './useEffective';
import { useFound } from './useFound';

const texts = 'areas.website-modules.byGroup';
const views = ['list', 'pages'] as const;
const noPositions: readonly Position[] = [];

/** `/website-modules/by-group?group=<id>&at=<moment>&view=pages&q=<words>`: the effective modules of a group or of readers in none, where they are, and why. */
export function ByGroupPage() {
  const translate = useTranslate();
  const { query, reader, ask } = useReaderQuery();
  const view: (typeof views)[number] = query.get('view') === 'pages' ? 'pages' : 'list';
  const words = query.get('q') ?? '';
  const effective = useEffective(reader, true);
  const positions = useAllPositions().data ?? noPositions;
  // Up to 500 modules follow when the browser has time; a key or click that comes meanwhile is answered first.
  const shown = { words: useDeferredValue(words), view: useDeferredValue(view) };
  return (
    <WebsiteModulesTabs>
      <PageHeader headline={translate(`${texts}.caption`)} lead={translate(`${texts}.lead`)} />
      <Box sx={choice}>
        <ReaderFields reader={reader} ask={ask} />
      </Box>
      <Box sx={tools}>
        <SearchField
          label={translate(`${texts}.search`)}
          value={words}
          onChange={(typed) => ask('q', typed || null)}
          sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
        />
        <ToggleChoice
          label={translate(`${texts}.as.label`)}
          options={views.map((value) => ({ value, label: translate(`${texts}.as.${value}`) }))}
          value={view}
          onChange={(chosen) => ask('view', chosen === 'pages' ? chosen : null)}
        />
      </Box>
      <Loaded
        query={effective}
        failureText={translate(`${texts}.failed`)}
        loading={<LoadingState shape="rows" />}
        missing={<EmptyState atStart message={translate(`${texts}.gone`)} />}
      >
        {(list) => <Shown {...shown} list={list} positions={positions} group={reader.group} />}
      </Loaded>
    </WebsiteModulesTabs>
  );
}

interface ShownProps extends Pick<Reader, 'group'> {
  list: readonly Effective[];
  positions: readonly Position[];
  words: string;
  view: (typeof views)[number];
}

/** The modules in which the words are found. */
const Shown = memo(function Shown({ list, positions, words, view, group }: ShownProps) {
  const translate = useTranslate();
  const all = useFound(words, positions)(list);
  if (all.length === 0) return <EmptyState atStart message={translate(`${texts}.notFound`)} />;
  return view === 'pages' ? (
    <PagesView positions={positions} list={all} isFiltered={words !== ''} />
  ) : (
    <EffectiveList list={all} positions={positions} group={group} />
  );
});

const choice = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 24rem))' },
  columnGap: 2,
} as const;
const tools = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2.5 } as const;
