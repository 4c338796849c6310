import { defineFixtures } from '@/fixture-api/defineFixtures';
import { moduleCalls } from './fixtures/moduleCalls';
import { modules } from './fixtures/modules';
import { positionCalls, positions } from './fixtures/positions';
import { switchCall } from './fixtures/switchCall';

export const fixtures = defineFixtures({
  permission: 'website-modules',
  resources: { modules, positions },
  calls: [switchCall, ...moduleCalls, ...positionCalls],
});
