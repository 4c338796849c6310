import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FurtherActions, WithLastAction } from '@/records/list/FurtherActions';
import { handsetWidth } from '@/ui/handsetWidth';
import { stubScreen } from '../app/layout/handset';
import { renderUi } from '../ui/renderUi';

const pressable = (name: string) => <button type="button">{name}</button>;
const names = () => screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel);

describe('the actions in the header of a page', () => {
  it('are side by side on a desktop, and in one menu on a handset, the last one at the end', async () => {
    const { turn } = stubScreen(false, handsetWidth);
    const { user } = renderUi(
      <WithLastAction action={pressable('Delete')}>
        {pressable('Publish')}
        <FurtherActions>{pressable('Pause')}</FurtherActions>
      </WithLastAction>,
    );
    expect(names()).toEqual(['Publish', 'Pause', 'Delete']);
    turn(true);
    expect(names()).toEqual(['Publish', 'More actions']);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const menu = within(screen.getByRole('dialog', { name: 'More actions' })).getAllByRole('button');
    expect(menu.map(({ textContent }) => textContent)).toEqual(['Pause', 'Delete']);
    turn(false);
    expect(names()).toEqual(['Publish', 'Pause', 'Delete']);
  });

  it('keep the last one visible if there is no menu', () => {
    stubScreen(true, handsetWidth);
    renderUi(<WithLastAction action={pressable('Delete')}>{pressable('Publish')}</WithLastAction>);
    expect(names()).toEqual(['Publish', 'Delete']);
  });
});
