import { expect, it } from 'vitest';
import { Reach } from '../../../src/areas/messages/list/Reach';
import { renderUi } from '../../ui/renderUi';

it.each([
  ['live', 69, '69 of 89'],
  ['ended', 89, '89 of 89'],
  // Most of those who have seen it have left the audience since.
  ['live', 220, '220; now for 89'],
  ['scheduled', 0, 'For 89'],
] as const)('a %s message that %i people have seen says "%3$s"', (phase, seen, text) => {
  const reach = { audience: 89, seen, dismissed: 0, acknowledged: 0 };
  const { container } = renderUi(<Reach message={{ phase, reach }} />);
  expect(container).toHaveTextContent(text);
});
