import { useDuplicate } from '@/records/actions/useDuplicate';
import { useRecordAction } from '@/records/actions/useRecordAction';
import { type Flow, flowName, flowSchema, flows } from '../flowSchema';

/** The simple actions on a guide. */
export type FlowAction = 'pause' | 'resume' | 'archive' | 'duplicate';

const texts = 'areas.onboarding-wizard.actions';

/** Runs actions on a guide; archiving asks first. */
export const useFlowAction = (flow: Flow) => {
  const { resource } = flows;
  return useRecordAction<FlowAction>(flow, {
    resource,
    schema: flowSchema,
    texts,
    name: flowName(flow),
    asks: 'archive',
    ...useDuplicate(resource, texts, flow.name),
  });
};
