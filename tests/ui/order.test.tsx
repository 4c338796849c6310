import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MoveButtons } from '@/ui/order/MoveButtons';
import { MoveHandle } from '@/ui/order/MoveHandle';
import { OrderedLine } from '@/ui/order/OrderedLine';
import { OrderStatus } from '@/ui/order/OrderStatus';
import { UndoButtons } from '@/ui/order/UndoButtons';
import { useOrderedList } from '@/ui/order/useOrderedList';
import { named } from '../support/screens';
import { renderUi } from './renderUi';

/** Fruits in baskets, each in the order of its letters; the small basket takes no pear. */
function Baskets({
  start,
  groups,
}: {
  start: Readonly<Record<string, string>>;
  groups?: Record<string, string>;
}) {
  const [baskets, setBaskets] = useState(start);
  const lists = Object.entries(baskets).map(([id, letters]) => ({
    id,
    name: `the ${id} basket`,
    ...(groups?.[id] && { group: groups[id] }),
    items: [...letters].map((letter) => ({ id: letter, name: fruits[letter] ?? '' })),
  }));
  const order = useOrderedList({
    lists,
    onMove: (id, to, from) =>
      setBaskets((last) => {
        const without = { ...last, [from.list]: last[from.list]?.replace(id, '') ?? '' };
        return { ...without, [to.list]: [...(without[to.list] ?? '')].toSpliced(to.index, 0, id).join('') };
      }),
    refusalOf: (id, list) => (id === 'p' && list === 'small' ? 'Too big.' : undefined),
  });
  const remove = (letter: string) => {
    const rest = Object.fromEntries(
      Object.entries(baskets).map(([id, all]) => [id, all.replace(letter, '')]),
    );
    order.addUndo(
      () => setBaskets(baskets),
      () => setBaskets(rest),
    );
    order.say('Eaten.');
    setBaskets(rest);
  };
  return (
    <>
      {lists.map((list) => (
        <ul key={list.id} aria-label={list.name} {...order.areaOf(list.id)}>
          {list.items.map(({ id, name }) => (
            <OrderedLine key={id} order={order} item={id} component="li">
              <MoveHandle order={order} item={id} />
              {name}
              <MoveButtons order={order} item={id} />
              <input aria-label={`Note on ${name}`} />
              <button type="button" onClick={() => remove(id)}>
                Eat {name}
              </button>
            </OrderedLine>
          ))}
        </ul>
      ))}
      <UndoButtons order={order} />
      <OrderStatus order={order} />
    </>
  );
}

const fruits: Readonly<Record<string, string>> = { a: 'Apple', b: 'Banana', c: 'Cherry', p: 'Pear' };
const one = { large: 'abc' };
const two = { large: 'ap', small: 'b' };
const open = (start: Readonly<Record<string, string>>) => renderUi(<Baskets start={start} />).user;
const button = (name: string) => screen.getByRole('button', { name: named(name) });
const undo = 'Undo last change';
const announcement = () => screen.getByRole('status').textContent?.replace(/[\u2068\u2069]/g, '');
/** The fruits of each basket by their first letters. */
const order = () =>
  screen
    .getAllByRole('list')
    .map((list) =>
      within(list)
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent?.[0])
        .join(''),
    )
    .join(' ');

it('moves by buttons, which keep the focus and say the place', async () => {
  const user = open(one);
  expect(button('Move Apple up')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Move Apple down'));
  expect(order()).toBe('BAC');
  expect(announcement()).toBe('Apple, place 2 of 3');
  await user.keyboard('{Enter}{Enter}');
  expect(order()).toBe('BCA');
  expect(button('Move Apple down')).toHaveFocus();
  expect(button('Move Apple down')).toHaveAttribute('aria-disabled', 'true');
});

it('moves by arrow keys on the handle, and by Alt, Shift and arrows anywhere in the line but in a field', async () => {
  const user = open(one);
  button('Move Banana').focus();
  await user.keyboard('{ArrowUp}');
  expect(order()).toBe('BAC');
  await user.keyboard('{ArrowUp}');
  expect(announcement()).toBe('Banana is already first');
  expect(button('Move Banana')).toHaveFocus();
  button('Eat Banana').focus();
  await user.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{/Alt}');
  expect(order()).toBe('ACB');
  expect(button('Eat Banana')).toHaveFocus();
  await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  expect(announcement()).toBe('Banana is already last');
  screen.getByRole('textbox', { name: 'Note on Banana' }).focus();
  await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  expect(order()).toBe('ACB');
});

it('undoes each change by key and button, the last one first', async () => {
  const user = open(one);
  expect(screen.queryByRole('button', { name: undo })).toBeNull();
  await user.click(button('Move Apple down'));
  await user.click(button('Eat Cherry'));
  expect(announcement()).toBe('Eaten.');
  await user.click(button('Move Apple up'));
  expect(order()).toBe('AB');
  await user.keyboard('{Control>}z{/Control}');
  expect(order()).toBe('BA');
  expect(announcement()).toBe('Apple, place 2 of 2');
  expect(button('Move Apple up')).toHaveFocus();
  await user.click(button(undo));
  expect(order()).toBe('BAC');
  await user.keyboard('{Enter}');
  expect(order()).toBe('ABC');
  expect(button(undo)).toHaveAttribute('aria-disabled', 'true');
  expect(button(undo)).toHaveFocus();
});

it('makes undone changes again by key and button, until another change is made', async () => {
  const user = open(one);
  const redo = 'Redo last undone change';
  await user.click(button('Move Apple down'));
  await user.click(button('Eat Cherry'));
  await user.click(button(undo));
  await user.click(button(undo));
  expect(order()).toBe('ABC');
  button('Move Apple').focus();
  await user.keyboard('{Control>}y{/Control}');
  expect(order()).toBe('BAC');
  expect(announcement()).toBe('Apple, place 2 of 3');
  await user.click(button(redo));
  expect(order()).toBe('BA');
  expect(button(redo)).toHaveAttribute('aria-disabled', 'true');
  await user.click(button(undo));
  await user.click(button(undo));
  expect(order()).toBe('ABC');
  button('Move Apple').focus();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(order()).toBe('BAC');
  await user.click(button('Move Banana down'));
  expect(order()).toBe('ABC');
  expect(button(redo)).toHaveAttribute('aria-disabled', 'true');
});

it('steps only to lists of the same group', async () => {
  const groups = { large: 'mine', small: 'yours' };
  const { user } = renderUi(<Baskets start={{ large: 'a', small: 'b' }} groups={groups} />);
  button('Move Apple').focus();
  await user.keyboard('{ArrowDown}');
  expect(announcement()).toBe('Apple is already last');
  expect(order()).toBe('A B');
});

it('moves to a place that is typed, to the first and to the last', async () => {
  const user = open(one);
  const dialog = () => within(screen.getByRole('dialog', { name: /Move “\S?Apple\S?”/ }));
  await user.click(button('Move Apple'));
  const field = dialog().getByRole('textbox', { name: 'Place (1–3)' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('1');
  await user.keyboard('4{Enter}');
  expect(field).toHaveAccessibleDescription('Enter a number from 1 to 3.');
  await user.keyboard('{Backspace}2{Enter}');
  expect(order()).toBe('BAC');
  expect(announcement()).toBe('Apple, place 2 of 3');
  expect(await screen.findByRole('button', { name: named('Move Apple') })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(dialog().getByRole('button', { name: 'Last' }));
  expect(order()).toBe('BCA');
  await user.click(await screen.findByRole('button', { name: named('Move Apple') }));
  await user.click(dialog().getByRole('button', { name: 'First' }));
  expect(order()).toBe('ABC');
});

it('moves between lists, at their ends and by choice, but not where an item is refused', async () => {
  const user = open(two);
  button('Move Banana').focus();
  await user.keyboard('{ArrowUp}');
  expect(order()).toBe('APB ');
  expect(announcement()).toBe('Banana, place 3 of 3 in the large basket');
  expect(button('Move Banana')).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(order()).toBe('AP B');
  expect(button('Move Banana')).toHaveFocus();
  // The last of its list, and the next takes no pear.
  expect(button('Move Pear down')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Move Pear'));
  await user.click(screen.getByRole('combobox', { name: 'Where to' }));
  expect(screen.getByRole('option', { name: /^the small basket ?: Too big\.$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.keyboard('{Escape}{Escape}');
  await user.click(await screen.findByRole('button', { name: named('Move Apple') }));
  await user.click(screen.getByRole('combobox', { name: 'Where to' }));
  await user.click(screen.getByRole('option', { name: 'the small basket' }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(order()).toBe('P BA');
  expect(await screen.findByRole('button', { name: named('Move Apple') })).toHaveFocus();
});

it('hides the hint of a handle while it is dragged, and shows it again only when pointed at', async () => {
  const user = open(one);
  const handle = button('Move Apple');
  // jsdom has no layout.
  Object.assign(document, { elementFromPoint: () => null });
  await user.hover(handle);
  expect(await screen.findByRole('tooltip')).toBeVisible();
  const press = { button: 0, isPrimary: true, clientX: 0, clientY: 0 };
  fireEvent.pointerDown(handle, press);
  fireEvent.pointerMove(window, { clientX: 0, clientY: 40 });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.hover(button('Move Cherry'));
  fireEvent.pointerUp(window);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(order()).toBe('ABC');
  await user.hover(handle);
  expect(await screen.findByRole('tooltip')).toBeVisible();
  Reflect.deleteProperty(document, 'elementFromPoint');
});
