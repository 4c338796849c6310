import { useRecordAction } from '@/records/actions/useRecordAction';
import { type Flow, flowName, flowSchema, flows } from '../flowSchema';

/** The simple actions on a guide. */
export type FlowAction = 'pause' | 'resume' | 'archive' | 'duplicate';

/** Runs actions on a guide; archiving asks first. */
export const useFlowAction = (flow: Flow) =>
  useRecordAction<FlowAction>(flow, {
    resource: flows.resource,
    schema: flowSchema,
    texts: 'areas.onboarding-wizard.actions',
    name: flowName(flow),
    asks: 'archive',
  });
