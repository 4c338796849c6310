import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openFixtureApi } from '../../../support/renderApp';
import { openControlling } from './controllingScreen';

openFixtureApi({ now: () => Date.parse('2026-11-22T09:30:00.000Z'), counts: { users: 3 } });

it('CO32 tells lines apart by dash and label, not by colour alone', async () => {
  await openControlling();
  const dashOf = (text: string) =>
    screen
      .getByText(text, { selector: 'li > bdi' })
      .parentElement?.querySelector('line')
      ?.getAttribute('stroke-dasharray');
  await screen.findByText('may still change', { selector: 'li > bdi' });
  expect(dashOf('may still change')).toBe('1 4');
  expect(dashOf('Comparison')).toBe('5 4');
  expect(dashOf('Item requests')).toBe('none');
});
