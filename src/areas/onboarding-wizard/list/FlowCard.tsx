import { useCreatePath, useTranslate } from 'react-admin';
import { AudienceText } from '@/people/audience/AudienceText';
import { RecordCard } from '@/records/list/RecordCard';
import { type Flow, flowName, flows } from '../flowSchema';
import { ProblemCount, Progress } from './FlowCounts';
import { StatusChip } from './StatusChip';

/** A guide as a card for narrow windows. */
export function FlowCard({ flow }: { flow: Flow }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordCard
      to={createPath({ resource: flows.resource, type: 'edit', id: flow.id })}
      name={flowName(flow)}
      marks={
        <>
          <span>
            <StatusChip {...flow} />
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
