import { defineFixtures } from '@/fixture-api/defineFixtures';
import { moduleCalls } from './fixtures/moduleCalls';
import { modules } from './fixtures/modules';
import { positionChanges, positionChangesFixture } from './fixtures/positionChanges';
import { positionCalls, positions } from './fixtures/positions';
import { switchCall } from './fixtures/switchCall';

export const fixtures = defineFixtures({
  permission: 'website-modules',
  resources: { modules, positions, [positionChanges]: positionChangesFixture },
  calls: [switchCall, ...moduleCalls, ...positionCalls],
});
