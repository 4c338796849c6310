import { useCreatePath, useTranslate } from 'react-admin';
import { AudienceText } from '@/people/audience/AudienceText';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { CreateLink } from '@/records/list/HeaderLinks';
import { ListPage } from '@/records/list/ListPage';
import { RecordCard } from '@/records/list/RecordCard';
import { type Flow, flowName, flows } from '../flowSchema';
import { ProblemCount, Progress } from './FlowCounts';
import { FlowMenu } from './FlowMenu';
import { FlowStatus } from './FlowStatus';
import { flowBulk } from './flowBulk';
import { flowFilters } from './flowFilters';

const texts = 'areas.onboarding-wizard.list';
const card = (flow: Flow) => <FlowCard flow={flow} />;
const latestFirst = { field: 'updatedAt', order: 'DESC' } as const;

/** `/onboarding-wizard`: all guides, with their progress. The address holds the whole query. */
export function FlowList() {
  const translate = useTranslate();
  const create = <CreateLink label={translate(`${texts}.create`)} anchor="onboarding-wizard.create" />;
  const first = <CreateLink label={translate(`${texts}.createFirst`)} />;
  return (
    <ListPage<Flow>
      headline={translate('areas.onboarding-wizard.caption')}
      sort={latestFirst}
      actions={create}
      filters={flowFilters}
      bulk={flowBulk}
      rowMenu={FlowMenu}
      handsetRow={card}
      empty={{ title: translate(`${texts}.empty`), message: translate(`${texts}.emptyHelp`), action: first }}
    >
      <Column<Flow> source="name" link width={12.5} render={flowName} />
      <Column<Flow> source="status" width={13} render={(flow) => <FlowStatus {...flow} />} />
      <Column<Flow>
        source="audience"
        priority={3}
        disableSort
        width={9.5}
        render={({ audience }) => <AudienceText audience={audience} />}
      />
      <Column<Flow>
        source="order"
        priority={3}
        disableSort
        width={4.75}
        align="right"
        render={({ order }) => order.length}
      />
      <Column<Flow>
        source="progress"
        priority={2}
        disableSort
        width={7.75}
        align="right"
        render={(flow) => <Progress flow={flow} />}
      />
      <Column<Flow>
        source="problems"
        disableSort
        width={7.75}
        render={(flow) => <ProblemCount flow={flow} />}
      />
      <Column<Flow>
        source="updatedAt"
        hidden
        width={8}
        sortByOrder="DESC"
        render={({ updatedAt }) => <RelativeTime value={updatedAt} />}
      />
    </ListPage>
  );
}

/** A guide as a card for narrow windows. */
function FlowCard({ flow }: { flow: Flow }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordCard
      to={createPath({ resource: flows.resource, type: 'edit', id: flow.id })}
      name={flowName(flow)}
      marks={
        <>
          <span>
            <FlowStatus {...flow} />
          </span>
          <span>{translate('areas.onboarding-wizard.list.steps', { smart_count: flow.order.length })}</span>
          <ProblemCount flow={flow} />
        </>
      }
    >
      <div>
        <AudienceText audience={flow.audience} />
      </div>
      <div>
        <Progress flow={flow} inWords />
      </div>
    </RecordCard>
  );
}
