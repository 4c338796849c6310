import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
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
});

describe('moving by ‘Move to…’', () => {
  async function openDialog(user: Awaited<ReturnType<typeof openGroups>>['user'], name: string) {
    await user.click(await screen.findByRole('button', { name: 'Move to…' }));
    return within(await screen.findByRole('dialog', { name: `Move “${name}”` }));
  }

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
