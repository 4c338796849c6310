import Star from '@mui/icons-material/Star';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areaFixtures } from '@/fixture-api/createFixtureApi';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import { nobody } from '@/people/audience/audience';
import { expectConsole } from '../support/consoleGuard';
import { openFixtureApi, renderApp } from '../support/renderApp';
import { NoticeEdit, NoticeList } from './NoticePages';

const countCall = '/clientapi/v1/admin/audiences/actions/count';
const listCall = '/clientapi/v1/admin/audiences';

let saved: object = nobody;
const notices = defineFixtures({
  permission: 'admin_messages',
  resources: {
    notices: {
      count: 3,
      seed: ({ index }) => ({ id: `n${index}`, name: `Notice ${index}`, audience: saved }),
    },
  },
});
const fixtures = openFixtureApi({ areas: [...areaFixtures, notices] });
// jsdom cannot scroll.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

const area = {
  key: 'notices',
  path: 'notices',
  permission: 'admin_messages',
  order: 90,
  icon: Star,
  children: [{ path: 'notices' }],
  resources: [{ name: 'notices', list: async () => NoticeList, edit: async () => NoticeEdit }],
};

const group = (name: string) => {
  const group = fixtures.api.records('groups').find((each) => each.name === name && each.parentId === null);
  if (group === undefined) throw new Error(`There is no group ${name}`);
  return { type: 'group', id: group.id };
};
const role = (key: string) => {
  const role = fixtures.api.records('roles').find((each) => each.key === key);
  if (role === undefined) throw new Error(`There is no role ${key}`);
  return { type: 'role', id: role.id };
};

/** The form of a notice as an editor sees it, who does not manage users. */
async function openNotice(audience: object = {}) {
  saved = { ...nobody, ...audience };
  const app = await renderApp('/notices/notices/n1', { as: 'editor', furtherAreas: [area] });
  await screen.findByRole('group', { name: /^Who reads it/ });
  const main = within(screen.getByRole('main'));
  return {
    ...app,
    picker: (name: string) => main.getByRole('combobox', { name }),
    radio: (name: string) => main.getByRole('radio', { name }),
    status: () => main.getByRole('status'),
    async choose(field: string, typed: string, option: RegExp) {
      await app.user.click(main.getByRole('combobox', { name: field }));
      await app.user.keyboard(typed);
      await app.user.click(await screen.findByRole('option', { name: option }));
    },
    /** The sentence, as it is read. */
    sentence: (text: string) =>
      waitFor(() => {
        const paragraphs = [...screen.getByRole('main').querySelectorAll('p')];
        expect(paragraphs.map(({ textContent }) => textContent)).toContain(text);
      }),
    async save() {
      await app.user.click(main.getByRole('button', { name: 'Save' }));
    },
    sentAudience: () =>
      waitFor(() => {
        const [put] = fixtures.calls('/clientapi/v1/notices/n1', 'PUT');
        const body: { audience?: object } = JSON.parse(put?.body || '{}');
        expect(body.audience).toBeDefined();
        return body.audience;
      }),
  };
}

const counted = () => fixtures.calls(countCall, 'POST').map(({ body }) => JSON.parse(body || '{}').audience);

/** How many active people an audience has, as the server says. */
const activeIn = (test: (user: Record<string, unknown>) => boolean) =>
  fixtures.api.records('users').filter((user) => user.status === 'active' && test(user)).length;

describe('the field of an audience', () => {
  it('says in words and in numbers whom a record is for', async () => {
    const { status, sentence, radio } = await openNotice({ everyone: true, languages: ['de'] });
    await sentence('Everyone; only readers of German');
    const count = activeIn(({ language }) => language === 'de');
    await waitFor(() => expect(status()).toHaveTextContent(`${count} people`));
    expect(screen.getByText(`German: ${count} people`)).toBeVisible();
    expect(screen.getByText(/^For example/)).toHaveTextContent(`and ${count - 5} more`);
    expect(radio('Everyone')).toBeChecked();
    expect(counted()).toHaveLength(1);
  });

  it('adds a group with its subgroups, by keyboard a role, and a person, and sends them', async () => {
    const { user, choose, picker, sentence, save, sentAudience } = await openNotice();
    await sentence('No one');
    await choose('Groups, roles and people', 'custom serv', /^Customer service \d/);
    await sentence('Customer service with subgroups');
    picker('Groups, roles and people').focus();
    // As the field shows it.
    await user.keyboard('controller (role)');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    await sentence('Customer service with subgroups and Controller (role)');
    await choose('Groups, roles and people', 'greta', /^Greta Gast \(guest@publisher\.example\)/);
    await sentence('Customer service with subgroups, Controller (role), and Greta Gast');
    await save();
    const { id } = fixtures.api.records('users').find(({ name }) => name === 'Greta Gast') ?? {};
    expect(await sentAudience()).toEqual({
      ...nobody,
      include: [{ ...group('Customer service'), within: true }, role('controller'), { type: 'user', id }],
    });
  });

  it('leaves the subgroups out when they are unchecked, and counts again', async () => {
    const part = { ...group('Editorial'), within: true };
    const { user, sentence, status, save, sentAudience } = await openNotice({ include: [part] });
    await sentence('Editorial with subgroups');
    await user.click(await screen.findByRole('checkbox', { name: 'With all subgroups of Editorial' }));
    await sentence('Editorial');
    const members = activeIn(({ groupIds }) => Array.isArray(groupIds) && groupIds.includes(part.id));
    await waitFor(() => expect(status()).toHaveTextContent(new RegExp(`^${members} (person|people)$`)));
    await save();
    expect(await sentAudience()).toEqual({ ...nobody, include: [group('Editorial')] });
  });

  it('leaves people out of everybody, and some languages', async () => {
    const { user, choose, radio, sentence, save, sentAudience, picker } = await openNotice();
    await user.click(radio('Everyone'));
    expect(screen.queryByRole('combobox', { name: 'Groups, roles and people' })).toBeNull();
    await choose('Except', 'controller', /^Controller/);
    await user.click(picker('Languages'));
    await user.click(await screen.findByRole('option', { name: 'German' }));
    await sentence('Everyone except Controller (role); only readers of German');
    await user.keyboard('{Escape}');
    await save();
    expect(await sentAudience()).toEqual({
      everyone: true,
      include: [],
      exclude: [role('controller')],
      languages: ['de'],
    });
  });

  it('is refused as nobody where it is required, and asks the server for no number', async () => {
    const { user, sentence, status, save } = await openNotice({ include: [role('reader')] });
    await user.click(await screen.findByRole('button', { name: 'Remove Reader (role)' }));
    await sentence('No one');
    expect(status()).toHaveTextContent('0 people');
    const before = counted().length;
    await save();
    expect(await screen.findByText('Choose everyone, or at least one group, role or person.')).toBeVisible();
    expect(screen.getByRole('group', { name: /^Who reads it/ })).toHaveAccessibleDescription(
      'Choose everyone, or at least one group, role or person.',
    );
    expect(counted()).toHaveLength(before);
    expect(fixtures.calls('/clientapi/v1/notices/n1', 'PUT')).toEqual([]);
  });
});

describe('the number of an audience', () => {
  it('is requested once typing pauses, and ignores the previous answer', async () => {
    const { user, status, radio } = await openNotice({ everyone: true });
    await waitFor(() => expect(status()).toHaveTextContent(/people$/));
    for (const name of [
      'Specific groups, roles and people',
      'Everyone',
      'Specific groups, roles and people',
      'Everyone',
    ]) {
      await user.click(radio(name));
    }
    await waitFor(() => expect(status()).toHaveTextContent(/people$/));
    expect(counted()).toHaveLength(1);
  });

  it('drops an answer that was overtaken', async () => {
    // The proof that the call is aborted: react-admin logs it.
    expectConsole(/AbortError/);
    const { user, status, picker } = await openNotice({ everyone: true, languages: ['fr'] });
    await waitFor(() => expect(status()).toHaveTextContent(/people$/));
    let letGo = () => {};
    let isLate = false;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    fixtures.server.use(
      http.post(countCall, async ({ request }) => {
        const { audience } = JSON.parse(await request.clone().text());
        if (!audience.languages.includes('en') || audience.languages.includes('de')) return undefined;
        await held;
        isLate = true;
        return HttpResponse.json({ count: 12_345, byLanguage: [], sample: [] });
      }),
    );
    await user.click(picker('Languages'));
    await user.click(await screen.findByRole('option', { name: 'English' }));
    await waitFor(() => expect(counted()).toHaveLength(2));
    await user.click(await screen.findByRole('option', { name: 'German' }));
    const count = activeIn(({ language }) => ['de', 'en', 'fr'].includes(String(language)));
    await waitFor(() => expect(status()).toHaveTextContent(`${count} people`));
    letGo();
    await waitFor(() => expect(isLate).toBe(true));
    expect(status()).toHaveTextContent(`${count} people`);
  });

  it('shows in its place why there is none, and retries', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.post(countCall, () => HttpResponse.json({}, { status: 500 })));
    const { user, status } = await openNotice({ everyone: true });
    await waitFor(() =>
      expect(status()).toHaveTextContent(
        'The number could not be loaded. Something went wrong on the server.',
      ),
    );
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(status()).toHaveTextContent(`${activeIn(() => true)} people`));
  });
});

describe('groups and roles that cannot be named', () => {
  it('are shown as deleted, in the sentence and in the field', async () => {
    const { sentence } = await openNotice({ include: [{ type: 'group', id: 'gone' }, role('reader')] });
    await sentence('Reader (role) and a deleted group');
    expect(screen.getByRole('button', { name: 'Remove a deleted group' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a list of audiences', () => {
  it('names all of them in one call', async () => {
    saved = { ...nobody, include: [role('reader')], exclude: [group('Finance')] };
    await renderApp('/notices/notices', { as: 'editor', furtherAreas: [area] });
    const table = await screen.findByRole('table', { name: 'Notices' });
    await waitFor(() => expect(within(table).getAllByText('Finance')).toHaveLength(3));
    expect(within(table).getAllByText('Reader')[0]?.tagName).toBe('BDI');
    expect(fixtures.calls(listCall)).toHaveLength(1);
  });
});
