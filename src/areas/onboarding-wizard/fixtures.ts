import { defineFixtures } from '@/fixture-api/defineFixtures';
import { figuresCall } from './fixtures/figuresCall';
import { flowCalls } from './fixtures/flowCalls';
import { flowRuns, flows, flowVersions } from './fixtures/flows';
import { runCalls } from './fixtures/runCalls';

export const fixtures = defineFixtures({
  permission: 'onboarding-wizard',
  resources: { flows, 'flow-versions': flowVersions, 'flow-runs': flowRuns },
  calls: [...flowCalls, figuresCall, ...runCalls],
});
