import { defineMocks } from '../../mocks/defineMocks';
import { figuresCall } from './fixtures/figuresCall';
import { flowCalls } from './fixtures/flowCalls';
import { flowRuns, flows, flowVersions } from './fixtures/flows';
import { runCalls } from './fixtures/runCalls';

export const mocks = defineMocks({
  permission: 'onboarding-wizard',
  resources: { flows, 'flow-versions': flowVersions, 'flow-runs': flowRuns },
  calls: [...flowCalls, figuresCall, ...runCalls],
});
