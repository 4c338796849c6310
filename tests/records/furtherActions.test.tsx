import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FurtherActions, WithLastAction } from '@/records/list/FurtherActions';
import { handsetWidth } from '@/ui/handsetWidth';
import { stubScreen } from '../app/layout/handset';
import { renderUi } from '../ui/renderUi';

const pressable = (name: string) => <button type="button">{name}</button>;
const names = () => screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel);
const lines = () =>
  within(screen.getByRole('dialog', { name: 'More actions' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the actions in the header of a page', () => {
  it('are side by side on a desktop, and in one menu on a handset', async () => {
    const { turn } = stubScreen(false, handsetWidth);
    const { user } = renderUi(
      <>
        {pressable('Publish')}
        <FurtherActions>{pressable('Pause')}</FurtherActions>
      </>,
    );
    expect(names()).toEqual(['Publish', 'Pause']);
    turn(true);
    expect(names()).toEqual(['Publish', 'More actions']);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(lines()).toEqual(['Pause']);
    turn(false);
    expect(names()).toEqual(['Publish', 'Pause']);
  });

  it('are in a menu for a record, but for one or two; the last one is at its end', async () => {
    const { turn } = stubScreen(false, handsetWidth);
    const { user } = renderUi(
      <WithLastAction action={pressable('Delete')}>
        <FurtherActions shown={pressable('Pause')}>{pressable('Archive')}</FurtherActions>
      </WithLastAction>,
    );
    expect(names()).toEqual(['Pause', 'More actions']);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(lines()).toEqual(['Archive', 'Delete']);
    turn(true);
    expect(lines()).toEqual(['Pause', 'Archive', 'Delete']);
  });

  it('have a menu for the last one alone, and none without any', async () => {
    stubScreen(false, handsetWidth);
    const { user, rerender } = renderUi(
      <WithLastAction action={pressable('Delete')}>{pressable('Publish')}</WithLastAction>,
    );
    expect(names()).toEqual(['Publish', 'More actions']);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(lines()).toEqual(['Delete']);
    rerender(<WithLastAction action={null}>{pressable('Publish')}</WithLastAction>);
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });
});
