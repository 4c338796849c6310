import { defineFixtures } from '@/fixture-api/defineFixtures';
import { layoutCalls } from './fixtures/layoutCalls';
import { layoutResource, layouts } from './fixtures/layouts';

export const fixtures = defineFixtures({
  permission: 'dashboard',
  resources: { [layouts]: layoutResource },
  calls: layoutCalls,
});
