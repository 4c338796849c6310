import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { SelectField } from '@/records/inputs/SelectField';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingState } from '@/ui/state/LoadingState';
import { AreaTabs } from '../AreaTabs';
import { modules } from '../moduleSchema';
import { EffectiveList } from './EffectiveList';
import { effectiveListSchema } from './effectiveSchema';

const texts = 'areas.website-modules.byGroup';
const shownValues = ['on', 'off'] as const;

/** `/website-modules/by-group?group=<id>`: what holds of each module for a group, and why. One answer has all of it. */
export function ByGroupPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const group = query.get('group');
  const shown = shownValues.find((each) => each === query.get('shown'));
  const ask = (change: Record<string, string | null>) => {
    for (const [name, value] of Object.entries(change)) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    navigate({ search: query.toString() }, { replace: 'shown' in change });
  };
  const calls = useRecordCalls();
  const effective = useQuery({
    // Below the modules, so that each change of one asks anew.
    queryKey: [modules.resource, 'effective', group],
    queryFn: ({ signal }) => {
      const path = `?groupId=${encodeURIComponent(group ?? '')}`;
      return calls.call('website-modules/by-group', { path, schema: effectiveListSchema, signal });
    },
    enabled: group !== null,
  });
  return (
    <>
      <AreaTabs />
      <PageHeader headline={translate(`${texts}.caption`)} lead={translate(`${texts}.lead`)} />
      <Box sx={choice}>
        <RecordPicker<AudienceOption>
          {...audienceGroups}
          label={translate(`${texts}.group`)}
          value={group === null ? null : `group:${group}`}
          onChange={(id) => ask({ group: id?.replace(/^group:/, '') ?? null })}
          missingLabel={() => translate(`${texts}.gone`)}
        />
        <SelectField
          label={translate(`${texts}.shown.label`)}
          value={shown ?? ''}
          onChange={(value) => ask({ shown: value || null })}
          options={shownValues.map((value) => ({ value, label: translate(`${texts}.shown.${value}`) }))}
          emptyLabel={translate(`${texts}.shown.all`)}
        />
      </Box>
      {group === null ? (
        <EmptyState atStart message={translate(`${texts}.choose`)} />
      ) : (
        <Loaded
          query={effective}
          failed={translate(`${texts}.failed`)}
          loading={<LoadingState shape="rows" />}
          missing={<EmptyState atStart message={translate(`${texts}.gone`)} />}
        >
          {(list) => (
            <EffectiveList
              list={list.filter(({ enabled }) => shown === undefined || enabled === (shown === 'on'))}
            />
          )}
        </Loaded>
      )}
    </>
  );
}

const choice = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 24rem) minmax(0, 14rem)' },
  columnGap: 2,
  mb: 1,
} as const;
