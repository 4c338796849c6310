import { expect, it } from 'vitest';
import { Reach } from '../../../src/areas/messages/list/Reach';
import { renderUi } from '../../ui/renderUi';

it.each([
  ['live', 69, 'seen'],
  ['ended', 89, 'seen'],
  // Most of those who have seen it have left the audience since.
  ['live', 220, 'seenBefore'],
  ['scheduled', 0, 'audience'],
] as const)('a %s message that %i of 89 have seen is told by the text %s', (phase, seen, key) => {
  const reach = { audience: 89, seen, dismissed: 0, acknowledged: 0 };
  const { container } = renderUi(<Reach message={{ phase, reach }} />);
  expect(container).toHaveTextContent(new RegExp(`^areas\\.messages\\.list\\.${key}$`));
});
