import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';

/** Opens the menu of a record's header. */
export async function openActions(user: Pick<ReturnType<typeof userEvent.setup>, 'click'>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
}
