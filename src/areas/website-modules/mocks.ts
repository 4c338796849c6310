import { defineMocks } from '../../mocks/defineMocks';
import { moduleCalls } from './fixtures/moduleCalls';
import { modules } from './fixtures/modules';
import { positionCalls, positions } from './fixtures/positions';
import { switchCall } from './fixtures/switchCall';

export const mocks = defineMocks({
  permission: 'website-modules',
  resources: { modules, positions },
  calls: [switchCall, ...moduleCalls, ...positionCalls],
});
