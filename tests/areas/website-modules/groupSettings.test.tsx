import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { pasteInto } from '../../support/screens';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 30 } });
const api = '/clientapi/v1/modules';

const teaser = () => {
  const record = fixtures.api.records('modules').find((module) => module.key === 'teaser');
  if (record === undefined) throw new Error('There are no teasers');
  return record;
};
/** Editorial, and the group below it that has a teaser length of its own. */
const groups = () => {
  const [top, ...others] = fixtures.api.records('groups');
  const child = others.find(({ parentId }) => parentId === top?.id);
  return { top: top?.id, child: child?.id, childName: String(child?.name) };
};
const sent = () =>
  fixtures.calls(`${api}/${teaser().id}`, 'PUT').map(({ body }) => JSON.parse(body) as Record<string, never>);
const changeElsewhere = (fields: object) => {
  const stored = teaser();
  const record = { ...stored, ...fields, version: stored.version + 1 };
  fixtures.api.applyChanges({ records: [{ resource: 'modules', id: stored.id, record }] });
};
const targeting = (topSettings: object | undefined, childSettings: object) => ({
  default: 'on',
  rules: [
    { groupId: groups().top, state: 'off', ...(topSettings && { settings: topSettings }) },
    { groupId: groups().child, state: 'on', settings: childSettings },
  ],
});

async function openSettings(group: string | undefined) {
  const search = group === undefined ? '' : `?group=${group}`;
  const app = await renderApp(`/website-modules/modules/${teaser().id}${search}`, { as: 'admin' });
  await heading('Teasers');
  const field = (label: string) => screen.findByRole('textbox', { name: label });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  const retype = async (label: string, text: string) => {
    await app.user.clear(await field(label));
    await pasteInto(app.user, await field(label), text);
  };
  return { ...app, field, press, retype };
}

describe('the settings of a group', () => {
  it('are chosen above the form: its own values in fields, the others as they are inherited', async () => {
    changeElsewhere({ targeting: targeting({ layout: 'stage' }, { teaserLength: 120 }) });
    const { user, field } = await openSettings(undefined);
    const list = await screen.findByRole('list', { name: /^Groups with their own settings/ });
    expect(list).toHaveTextContent('Layout: Stage');
    await user.click(within(list).getByRole('link', { name: new RegExp(`^${groups().childName}`) }));
    expect(await field('Teaser length')).toHaveValue('120');
    expect(address()).toContain(`group=${groups().child}`);
    expect(screen.getByText('1 own setting; everything else is inherited.')).toBeVisible();
    const form = screen.getByText('1 own setting; everything else is inherited.').parentElement;
    expect(form).toHaveTextContent(/LayoutStageInherited from .*Editorial/);
    expect(form).toHaveTextContent(/Link to all articlesYesInherited from Everyone/);
    expect(form).toHaveTextContent(/HeadlineFresh from the pressInherited from Everyone/);
    // Nobody but the module has secrets.
    expect(screen.getAllByLabelText('Image service key')).toHaveLength(1);
    expect(screen.getByLabelText('Image service key')).not.toBeVisible();
  });

  it('are set and inherited again by a button that hands the focus on, and saved as the rule of the group', async () => {
    const { press, retype, field } = await openSettings(groups().child);
    const name = groups().childName;
    await press(`Set Layout for ${name}`);
    expect(screen.getByRole('combobox', { name: 'Layout' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Layout' })).toHaveTextContent('Tiles');
    await press(`Set Headline for ${name}`);
    expect(await field('Headline (English)')).toHaveFocus();
    await retype('Headline (English)', 'News from the north');
    await press('Inherit Teaser length again: 300');
    expect(screen.getByRole('button', { name: `Set Teaser length for ${name}` })).toHaveFocus();
    await press('Save');
    await screen.findByText('Saved.');
    const [change] = sent();
    expect(Object.keys(change ?? {})).toEqual(['targeting', 'version']);
    expect(change?.targeting).toEqual(
      // The value that everyone has, too: it stays when theirs changes.
      targeting(undefined, {
        layout: 'tiles',
        headline: { en: 'News from the north', de: 'Frisch gedruckt' },
      }),
    );
    await press('Inherit Layout again: Tiles');
    await press('Inherit Headline again: Fresh from the press');
    expect(screen.getByText('No own settings; everything is inherited.')).toBeVisible();
    await press('Save');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.targeting).toEqual({
      default: 'on',
      rules: [
        { groupId: groups().top, state: 'off' },
        { groupId: groups().child, state: 'on' },
      ],
    });
  });

  it('of a group without a rule leave it to those above whether it gets the module', async () => {
    const other = fixtures.api
      .records('groups')
      .find(({ id, parentId }) => parentId === groups().top && id !== groups().child);
    const { press, retype } = await openSettings(other?.id);
    await press(`Set Teaser length for ${other?.name}`);
    await retype('Teaser length', '80');
    await press('Save');
    await screen.findByText('Saved.');
    expect(Object(sent()[0]?.targeting).rules).toContainEqual({
      groupId: other?.id,
      settings: { teaserLength: 80 },
    });
  });

  it('follow what is typed for everyone, and the preview follows them', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    const { user, retype, field, press } = await openSettings(undefined);
    await retype('Closing text', 'Read on');
    await user.click(screen.getByRole('combobox', { name: 'Settings for' }));
    await user.type(screen.getByRole('combobox', { name: 'Settings for' }), groups().childName);
    await user.click(await screen.findByRole('option', { name: `${groups().childName} (Editorial)` }));
    await press(`Set Closing text for ${groups().childName}`);
    expect(await field('Closing text')).toHaveValue('Read on');
    await retype('Closing text', 'On to the north');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('On to the north')).toBeVisible();
    expect(preview.queryByRole('combobox', { name: 'Group' })).toBeNull();
  });

  it('that are wrong are shown when another form is open, those of everyone too', async () => {
    const { press, retype, user, field } = await openSettings(groups().child);
    await retype('Teaser length', '601');
    await user.clear(screen.getByRole('combobox', { name: 'Settings for' }));
    await waitFor(() => expect(screen.getByText(/^Groups with their own/)).toBeVisible());
    await press('Save');
    await waitFor(async () => expect(await field('Teaser length')).toHaveFocus());
    expect(address()).toContain(`group=${groups().child}`);
    expect(screen.getByText('Enter 600 or less.')).toBeVisible();
    expect(sent()).toHaveLength(0);
  });

  it('are compared one by one where two people have saved', async () => {
    expectConsole(/ApiError/);
    const { press, retype, user } = await openSettings(groups().child);
    await retype('Teaser length', '110');
    changeElsewhere({ targeting: targeting({ hasMore: false }, { teaserLength: 120, layout: 'stage' }) });
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    await within(dialog).findByText(/Layout$/);
    expect(dialog.textContent).not.toContain('groupSettings');
    expect(dialog.textContent).not.toContain('group:');
    const labels = within(dialog)
      .getAllByRole('radiogroup')
      .map((row) => document.getElementById(row.getAttribute('aria-labelledby') ?? '')?.textContent);
    expect(labels.map((label) => label?.replace(/^.*: /, '')).sort()).toEqual([
      'Layout',
      'Link to all articles',
      'Teaser length',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(teaser().targeting).toEqual(targeting({ hasMore: false }, { teaserLength: 110, layout: 'stage' }));
  });
});
