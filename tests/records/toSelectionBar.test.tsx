import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ToSelectionBar } from '@/records/list/ToSelectionBar';
import { readsStyles } from '../support/styles';
import { renderUi } from '../ui/renderUi';

readsStyles();

it('The button that leads from a ticked row to the actions takes no room until it is focused', async () => {
  const { user } = renderUi(
    <ToSelectionBar active>
      <input type="checkbox" />
    </ToSelectionBar>,
  );
  await user.tab();
  const way = screen.getByRole('button', { name: 'Go to actions for the selection' });
  expect(way).toHaveStyle({ width: '1px', minWidth: '0', padding: '0px', overflow: 'hidden' });
  await user.tab();
  expect(way).toHaveFocus();
  expect(way).not.toHaveStyle({ width: '1px' });
});
