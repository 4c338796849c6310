import { screen, waitFor, within } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import { type FormEvent, useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { useOwnRights } from '@/areas/user-management/guarded-save/useOwnRights';
import people from '../../../../i18n/en/people.json';
import ui from '../../../../i18n/en/ui.json';
import userManagement from '../../../../i18n/en/user-management.json';
import { pasteInto } from '../../../support/screens';
import { renderUi } from '../../../ui/renderUi';

const own = 'Admin@Publisher.example';
const refusal = (loses: unknown = ['user-management']) =>
  new ApiError('refused', 409, { code: 'own_rights', message: 'own', loses });
const authProvider = {
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
  getPermissions: async () => [],
  getIdentity: async () => ({ id: own, fullName: 'Ada Admin' }),
};

const texts = { ...raEnglish, ui, people, areas: { 'user-management': userManagement } };
const i18nProvider = polyglotI18nProvider(() => texts, 'en', [], { allowMissing: true });

type Run = (confirmation?: string) => Promise<string>;

/** A page that makes one guarded change, inside a form as most do, and says what came of it. */
function Change({ run, onSubmit }: { run: Run; onSubmit: (event: FormEvent) => void }) {
  const { guarded, dialog } = useOwnRights();
  const [outcome, setOutcome] = useState('nothing yet');
  const change = async () => {
    try {
      setOutcome((await guarded(run)) ?? 'cancelled');
    } catch (error) {
      setOutcome(error instanceof Error ? `failed: ${error.message}` : 'odd');
    }
  };
  return (
    <form onSubmit={onSubmit}>
      <button type="button" onClick={change}>
        Change
      </button>
      <output aria-label="Outcome">{outcome}</output>
      {dialog}
    </form>
  );
}

function open(run: Run) {
  const submitted = vi.fn((event: FormEvent) => event.preventDefault());
  const view = renderUi(
    <CoreAdminContext store={memoryStore()} authProvider={authProvider} i18nProvider={i18nProvider}>
      <Change run={run} onSubmit={submitted} />
    </CoreAdminContext>,
  );
  return { ...view, submitted };
}

const outcome = () => screen.getByLabelText('Outcome');
const question = () => screen.findByRole('dialog');
const field = async () => within(await question()).getByRole('textbox');
const confirm = async () => {
  return within(await question()).getByRole('button', { name: 'Change anyway' });
};

describe('a change by which somebody would lose rights', () => {
  it('says which permission nobody could give again, and asks for the email all the same', async () => {
    const run = vi.fn<Run>(async (confirmation) => {
      const body = { code: 'last_holder', message: 'last', unheld: ['website-modules', 'messages'] };
      if (confirmation === undefined) throw new ApiError('refused', 409, body);
      return 'done';
    });
    const { user } = open(run);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'No one could grant these permissions again' });
    expect(dialog).toHaveTextContent(
      'No one who manages users would have these permissions, so no one could grant them again: Website modules, messages.',
    );
    expect(within(dialog).queryByRole('listitem')).toBeNull();
    await pasteInto(user, await field(), own);
    await user.click(await confirm());
    await waitFor(() => expect(outcome()).toHaveTextContent('done'));
    expect(run.mock.calls).toEqual([[undefined], [own]]);
  });

  it('does not run for another address: the button says why, and the typed text stays', async () => {
    const run = vi.fn<Run>(async () => Promise.reject(refusal()));
    const { user } = open(run);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await confirm()).toHaveAttribute('aria-disabled', 'true');
    expect(await confirm()).toHaveAccessibleDescription(`Type ${own} to confirm.`);
    await pasteInto(user, await field(), 'somebody@publisher.example');
    await user.click(await confirm());
    expect(await confirm()).toHaveAccessibleDescription(/^This is not your email address/);
    expect(screen.getByRole('tooltip')).toHaveTextContent(/^This is not your email address/);
    await user.type(await field(), '{Enter}');
    expect(within(await question()).getByRole('alert')).toHaveTextContent('This is not your email address');
    expect(await field()).toHaveValue('somebody@publisher.example');
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveFocus();
    expect(run).toHaveBeenCalledTimes(1);
    expect(outcome()).toHaveTextContent('nothing yet');
  });
});
