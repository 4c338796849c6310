import { defineMocks } from '../../mocks/defineMocks';
import { layoutCalls } from './fixtures/layoutCalls';
import { layoutResource, layouts } from './fixtures/layouts';

export const mocks = defineMocks({
  permission: 'dashboard',
  resources: { [layouts]: layoutResource },
  calls: layoutCalls,
});
