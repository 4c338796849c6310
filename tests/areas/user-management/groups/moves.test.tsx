// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { elsewhere } from '../../../support/elsewhere';
import { openFixtureApi } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { impact } from '../roles/rolesScreen';
import {
  choose,
  groupRecords,
  groupsCall,
  hasLine,
  line,
  openGroups,
  outline,
  said,
  undo,
  unfold,
  withLayout,
} from './groupsScreen';

const fixtures = openFixtureApi();
const { find, children, verbs } = groupRecords(fixtures);
withLayout();

const moveCall = (name: string) => `${groupsCall}/${find(name).id}/actions/move`;
const step = (key: string) => `{Alt>}{Shift>}{${key}}{/Shift}{/Alt}`;
/** A gate that answers wait at until it is opened. */
function closedGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}
const alert = () => screen.findByRole('alert');

describe('moving by keyboard', () => {
  it('past a neighbour: at once in the tree, told, saved, and taken back', async () => {
    const { user } = await openGroups();
    const before = children();
    const { version } = find('Sales');
    await choose(user, 'Sales');
    await user.keyboard(step('ArrowUp'));
    expect(outline().slice(0, 2)).toEqual(['Sales', 'Editorial']);
    await said(`Sales: place 1 of ${before.length} in Top level.`);
    await waitFor(() => expect(children().slice(0, 2)).toEqual(['Sales', 'Editorial']));
    expect(verbs('Sales', 'move')).toEqual([{ parentId: null, position: 0, version }]);
    expect(await line('Sales')).toHaveFocus();
    await undo(user);
    await waitFor(() => expect(children()).toEqual(before));
    expect(outline()).toEqual(before);
    expect(await screen.findByText('“Sales” is back where it was.')).toBeVisible();
  });

  it('is of the group that has the focus, however it got it, and taking it back waits until it is saved', async () => {
    const { user } = await openGroups();
    const before = children();
    const gate = closedGate();
    fixtures.server.use(http.post(moveCall('Sales'), () => gate.passed));
    await choose(user, 'Editorial');
    const sales = await line('Sales');
    act(() => sales.focus());
    await user.keyboard(step('ArrowUp'));
    expect(outline().slice(0, 2)).toEqual(['Sales', 'Editorial']);
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByText('There is no move to undo.')).toBeNull();
    expect(outline().slice(0, 2)).toEqual(['Sales', 'Editorial']);
    gate.open();
    expect(await screen.findByText('“Sales” is back where it was.')).toBeVisible();
    expect(children()).toEqual(before);
    expect(outline()).toEqual(before);
  });

  it('several steps in a row send only where they end', async () => {
    const { user } = await openGroups();
    const before = children();
    const gate = closedGate();
    fixtures.server.use(http.post(moveCall('Editorial'), () => gate.passed));
    await choose(user, 'Editorial');
    await user.keyboard(step('ArrowDown') + step('ArrowDown') + step('ArrowDown'));
    expect(outline().indexOf('Editorial')).toBe(3);
    gate.open();
    await waitFor(() => expect(children().indexOf('Editorial')).toBe(3));
    expect(verbs('Editorial', 'move').map(({ position }) => position)).toEqual([1, 3]);
    expect(outline().indexOf('Editorial')).toBe(3);
    await screen.findByRole('button', { name: 'Undo' });
    await user.click(await line('Editorial'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(children()).toEqual(before));
  });

  it('a step that fails while the one before it is saved: that one stays, is told, and can be undone', async () => {
    expectConsole(/ApiError/);
    const { user } = await openGroups();
    const before = children();
    const gate = closedGate();
    let calls = 0;
    fixtures.server.use(
      http.post(moveCall('Editorial'), async () => {
        calls += 1;
        if (calls === 2) return HttpResponse.json({}, { status: 500 });
        await gate.passed;
        return undefined;
      }),
    );
    await choose(user, 'Editorial');
    await user.keyboard(step('ArrowDown') + step('ArrowDown') + step('ArrowDown'));
    await said(`Editorial: place 4 of ${before.length} in Top level.`);
    gate.open();
    expect(await alert()).toHaveTextContent('“Editorial” was not moved. The server has failed.');
    await said(`Editorial: place 2 of ${before.length} in Top level.`);
    const [first = '', second = '', ...others] = before;
    expect(children()).toEqual([second, first, ...others]);
    expect(outline()).toEqual(children());
    await user.click(await line('Editorial'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(children()).toEqual(before));
    expect(outline()).toEqual(before);
    expect(verbs('Editorial', 'move').map(({ position }) => position)).toEqual([1, 3, 0]);
    expect(await screen.findByText('“Editorial” is back where it was.')).toBeVisible();
  });

  it('into the group above and out again', async () => {
    const { user } = await openGroups();
    const inEditorial = children('Editorial');
    await choose(user, 'Sales');
    await user.keyboard(step('ArrowRight'));
    await impact.save(user);
    await waitFor(() => expect(children('Editorial')).toEqual([...inEditorial, 'Sales']));
    await waitFor(async () => expect(await line('Sales')).toHaveAttribute('aria-level', '2'));
    await waitFor(async () => expect(await line('Sales')).toHaveFocus());
    expect(await line('Editorial')).toHaveAccessibleName(new RegExp(`${inEditorial.length + 1} subgroups`));
    expect(await screen.findByText('“Sales” is in “Editorial” now.')).toBeVisible();
    await user.keyboard(step('ArrowLeft'));
    await impact.save(user);
    await waitFor(() => expect(children().slice(0, 2)).toEqual(['Editorial', 'Sales']));
    expect(await screen.findByText('“Sales” is at the top level now.')).toBeVisible();
    expect(await line('Sales')).toHaveAttribute('aria-level', '1');
  });

  it.each([
    ['Editorial', 'ArrowUp', 'Editorial is already the first group here.'],
    ['Editorial', 'ArrowRight', 'There is no group right above Editorial that it could be moved into.'],
    ['Editorial', 'ArrowLeft', 'Editorial is already at the top level.'],
    ['IT and access', 'ArrowDown', 'IT and access is already the last group here.'],
  ])('%s, %s: there is no such step, and that is told', async (name, key, text) => {
    const { user } = await openGroups();
    await choose(user, name);
    await user.keyboard(step(key));
    await said(text);
    expect(verbs(name, 'move')).toEqual([]);
  });

  it('422: a name that is taken there goes back with the reason of the server', async () => {
    const { user } = await openGroups();
    expectConsole(/ApiError/);
    const { id, version } = find('North', 'Editorial');
    await elsewhere('PUT', `${groupsCall}/${id}`, { name: 'Sales', version });
    await choose(user, 'Sales');
    await user.keyboard(step('ArrowRight'));
    expect(await alert()).toHaveTextContent('“Sales” was not moved.');
    expect(await alert()).toHaveTextContent('There is already a group with this name in the same place.');
    await waitFor(() => expect(children()).toContain('Sales'));
    expect(outline().filter((each) => each === 'Sales')).toHaveLength(1);
  });

  it('409 stale: goes back, shows the group as it is now, and can be repeated', async () => {
    expectConsole(/ApiError/);
    const { user } = await openGroups();
    const { id, version } = find('Sales');
    await choose(user, 'Sales');
    await elsewhere('PUT', `${groupsCall}/${id}`, { name: 'Sales and service', version });
    await user.keyboard(step('ArrowUp'));
    expect(await alert()).toHaveTextContent('Someone else has changed “Sales” meanwhile');
    await line('Sales and service');
    await waitFor(() => expect(outline().slice(0, 2)).toEqual(['Editorial', 'Sales and service']));
    await user.click(await line('Sales and service'));
    await user.keyboard(step('ArrowUp'));
    await waitFor(() => expect(children()[0]).toBe('Sales and service'));
  });

  it('500: goes back to where it was', async () => {
    expectConsole(/ApiError/);
    const { user } = await openGroups();
    const before = children();
    fixtures.server.use(http.post(moveCall('Sales'), () => HttpResponse.json({}, { status: 500 })));
    await choose(user, 'Sales');
    await user.keyboard(step('ArrowUp'));
    expect(await alert()).toHaveTextContent('“Sales” was not moved. The server has failed. Try again later.');
    await waitFor(() => expect(outline()).toEqual(before));
    await said(`Sales: place 2 of ${before.length} in Top level.`);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('moving by ‘Move to…’', () => {
  async function openDialog(user: Awaited<ReturnType<typeof openGroups>>['user'], name: string) {
    await user.click(await screen.findByRole('button', { name: 'Move to…' }));
    return within(await screen.findByRole('dialog', { name: `Move “${name}”` }));
  }

  it('to a group that was searched for', async () => {
    const { user } = await openGroups(`/${find('Sales').id}`);
    const inMarketing = children('Marketing');
    const dialog = await openDialog(user, 'Sales');
    await pasteInto(user, await dialog.findByRole('searchbox', { name: 'Search groups' }), 'market');
    await user.click(await dialog.findByRole('button', { name: /^Marketing/ }));
    await user.click(dialog.getByRole('button', { name: 'Move here' }));
    await impact.save(user);
    await waitFor(() => expect(children('Marketing')).toEqual([...inMarketing, 'Sales']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await line('Sales')).toHaveAttribute('aria-level', '2');
    expect(await screen.findByRole('navigation', { name: 'Groups above' })).toHaveTextContent('Marketing');
    await undo(user);
    await waitFor(() => expect(children()).toContain('Sales'));
  });

  it('shows who gains and loses what by it, and goes nowhere when that is not wanted', async () => {
    const { user } = await openGroups(`/${find('Sales').id}`);
    const dialog = await openDialog(user, 'Sales');
    await user.click(await dialog.findByRole('treeitem', { name: /^Marketing/ }));
    await user.click(dialog.getByRole('button', { name: 'Move here' }));
    const lines = await impact.lines('Who gains a permission');
    expect(lines.length).toBeGreaterThan(0);
    await user.click(await impact.button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review changes' })).toBeNull());
    expect(verbs('Sales', 'move')).toEqual([]);
    expect(children()).toContain('Sales');
    // Another place can be chosen at once.
    expect(dialog.getByRole('button', { name: 'Move here' })).toBeEnabled();
    expect(dialog.getByText('Into: Marketing')).toBeVisible();
  });

  it('to the top level', async () => {
    const { id } = find('North', 'Editorial');
    const { user } = await openGroups(`/${id}`);
    const dialog = await openDialog(user, 'North');
    await user.click(await dialog.findByRole('button', { name: 'Top level' }));
    await user.click(dialog.getByRole('button', { name: 'Move here' }));
    await impact.save(user);
    await waitFor(() => expect(children().at(-1)).toBe('North'));
  });

  it('never into itself, below itself, or where it is: each says why', async () => {
    const { user } = await openGroups(`/${find('Editorial').id}`);
    const dialog = await openDialog(user, 'Editorial');
    const itself = await dialog.findByRole('treeitem', { name: /^Editorial, .*, this group itself$/ });
    expect(itself).toHaveAttribute('aria-disabled', 'true');
    await user.click(itself);
    await user.keyboard('{ArrowRight}');
    const below = await dialog.findByRole('treeitem', { name: /^North, .*, below this group$/ });
    await user.click(below);
    expect(dialog.getByRole('button', { name: 'Move here' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: /^Top level/ })).toHaveAttribute('aria-disabled', 'true');
    await pasteInto(user, dialog.getByRole('searchbox'), 'north');
    const hit = await dialog.findAllByRole('button', { name: /below this group/ });
    expect(hit[0]).toHaveAttribute('aria-disabled', 'true');
    expect(verbs('Editorial', 'move')).toEqual([]);
  });

  it('what the server refuses is told in the dialog, which stays', async () => {
    expectConsole(/ApiError/);
    const { user } = await openGroups(`/${find('Sales').id}`);
    fixtures.server.use(
      http.post(moveCall('Sales'), () =>
        HttpResponse.json({ errors: { parentId: 'areas.user-management.refusals.depth' } }, { status: 422 }),
      ),
    );
    const dialog = await openDialog(user, 'Sales');
    await user.click(await dialog.findByRole('treeitem', { name: /^Marketing/ }));
    await user.click(dialog.getByRole('button', { name: 'Move here' }));
    await impact.save(user);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^“Sales” was not moved\. .*level/);
    expect(children()).toContain('Sales');
    expect(dialog.getByRole('button', { name: 'Move here' })).toBeEnabled();
  });

  it('asks for the email address before somebody takes their own rights', async () => {
    expectConsole(/ApiError/);
    const { user } = await openGroups(`/${find('Sales').id}`);
    const bodies: unknown[] = [];
    fixtures.server.use(
      http.post<never, { confirmation?: string }>(moveCall('Sales'), async ({ request }) => {
        const body = await request.clone().json();
        bodies.push(body.confirmation);
        if (body.confirmation) return undefined;
        return HttpResponse.json(
          { code: 'own_rights', message: 'x', loses: ['user-management'] },
          { status: 409 },
        );
      }),
    );
    const dialog = await openDialog(user, 'Sales');
    await user.click(await dialog.findByRole('treeitem', { name: /^Marketing/ }));
    await user.click(dialog.getByRole('button', { name: 'Move here' }));
    await impact.save(user);
    const question = within(await screen.findByRole('dialog', { name: 'You would lose rights yourself' }));
    await pasteInto(user, question.getByRole('textbox'), 'admin@publisher.example');
    await user.click(question.getByRole('button', { name: 'Change it anyway' }));
    await waitFor(() => expect(children('Marketing')).toContain('Sales'));
    expect(bodies).toEqual([undefined, 'admin@publisher.example']);
  });
});

describe('moving by drag', () => {
  /** A drag of jsdom: there is no layout, so the pointer stands in the middle of each line. */
  function drag(from: HTMLElement, to: HTMLElement, y = 20) {
    for (const each of [from, to]) {
      each.getBoundingClientRect = () => new DOMRect(0, 0, 300, 40);
    }
    const send = (type: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd', target: HTMLElement) => {
      const event = createEvent[type](target, { dataTransfer: { dropEffect: 'move', setData: () => {} } });
      Object.defineProperties(event, { clientY: { value: y }, clientX: { value: 100 } });
      fireEvent(target, event);
      return event.defaultPrevented;
    };
    send('dragStart', from);
    send('dragEnter', to);
    const isAllowed = send('dragOver', to);
    return { isAllowed, drop: () => send('drop', to), end: () => send('dragEnd', from) };
  }

  it('onto a group puts it inside, at the end', async () => {
    const { user } = await openGroups();
    const inEditorial = children('Editorial');
    const { drop, isAllowed } = drag(await line('Sales'), await line('Editorial'));
    expect(isAllowed).toBe(true);
    drop();
    await impact.save(user);
    await waitFor(() => expect(children('Editorial')).toEqual([...inEditorial, 'Sales']));
    expect(await line('Sales')).toHaveAttribute('aria-level', '2');
    // What was done is taken back without a question.
    await undo(user);
    await waitFor(() => expect(children().slice(0, 2)).toEqual(['Editorial', 'Sales']));
  });

  it('between two groups puts it there', async () => {
    await openGroups();
    drag(await line('Marketing'), await line('Editorial'), 3).drop();
    await waitFor(() => expect(children()[0]).toBe('Marketing'));
    expect(verbs('Marketing', 'move')).toMatchObject([{ parentId: null, position: 0 }]);
  });

  it('below itself is not possible, and the reason is told', async () => {
    const { user } = await openGroups();
    await unfold(user, 'Editorial', 'North');
    const { isAllowed, drop } = drag(await line('Editorial'), await line('North'));
    expect(isAllowed).toBe(false);
    await said(/itself/);
    drop();
    expect(verbs('Editorial', 'move')).toEqual([]);
    expect(hasLine('North')).toBe(true);
  });
});
