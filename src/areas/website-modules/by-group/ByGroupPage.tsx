import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingState } from '@/ui/state/LoadingState';
import { AreaTabs } from '../AreaTabs';
import { useAllPositions } from '../positions/usePositions';
import { EffectiveList } from './EffectiveList';
import { PagesView } from './PagesView';
import { ReaderFields } from './ReaderFields';
import { useEffective, useReaderQuery } from './useEffective';

const texts = 'areas.website-modules.byGroup';

/** `/website-modules/by-group?group=<id>&at=<moment>&view=pages`: the effective modules of a group, where they are, and why. */
export function ByGroupPage() {
  const translate = useTranslate();
  const { query, reader, ask } = useReaderQuery();
  const isPages = query.get('view') === 'pages';
  const effective = useEffective(reader, reader.group !== null);
  const positions = useAllPositions().data ?? [];
  return (
    <AreaTabs>
      <PageHeader headline={translate(`${texts}.caption`)} lead={translate(`${texts}.lead`)} />
      <Box sx={choice}>
        <ReaderFields reader={reader} ask={ask} help="" />
      </Box>
      {reader.group === null ? (
        <EmptyState message={translate(`${texts}.choose`)} />
      ) : (
        <>
          <ToggleButtonGroup
            exclusive
            value={isPages}
            onChange={(_event, chosen: boolean | null) => ask('view', (chosen ?? isPages) ? 'pages' : null)}
            aria-label={translate(`${texts}.as.label`)}
            sx={{ mb: 2.5 }}
          >
            <ToggleButton value={false}>{translate(`${texts}.as.list`)}</ToggleButton>
            <ToggleButton value={true}>{translate(`${texts}.as.pages`)}</ToggleButton>
          </ToggleButtonGroup>
          <Loaded
            query={effective}
            failureText={translate(`${texts}.failed`)}
            loading={<LoadingState shape="rows" />}
            missing={<EmptyState atStart message={translate(`${texts}.gone`)} />}
          >
            {(list) =>
              isPages ? (
                <PagesView positions={positions} list={list} />
              ) : (
                <EffectiveList list={list} positions={positions} />
              )
            }
          </Loaded>
        </>
      )}
    </AreaTabs>
  );
}

const choice = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 24rem))' },
  columnGap: 2,
} as const;
