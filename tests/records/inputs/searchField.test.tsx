import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from '@/records/inputs/SearchField';
import { renderUi } from '../../ui/renderUi';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const searched = vi.fn();

function Search() {
  const [value, setValue] = useState('first');
  return (
    <>
      <SearchField
        label="Search"
        value={value}
        onChange={(text) => {
          searched(text);
          setValue(text);
        }}
      />
      <button type="button" onClick={() => setValue('from outside')}>
        Change
      </button>
    </>
  );
}

function open() {
  searched.mockClear();
  renderUi(<Search />);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, field: screen.getByRole('searchbox', { name: 'Search' }) };
}

it('searches once, after a pause', async () => {
  const { user, field } = open();
  await user.clear(field);
  await user.type(field, 'abc');
  expect(searched).not.toHaveBeenCalled();
  await pass(300);
  expect(searched.mock.calls).toEqual([['abc']]);
  expect(field).toHaveValue('abc');
  await pass(1000);
  expect(searched).toHaveBeenCalledOnce();
});

it('searches at once on Enter, and not twice', async () => {
  const { user, field } = open();
  await user.type(field, '!{Enter}');
  expect(searched.mock.calls).toEqual([['first!']]);
  await pass(1000);
  expect(searched).toHaveBeenCalledOnce();
});

it('is cleared by Escape and by its button, which leaves the focus in the field', async () => {
  const { user, field } = open();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(searched.mock.calls).toEqual([['']]);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await user.type(field, 'x{Escape}');
  expect(field).toHaveValue('');
});

it('prefers a new value from outside to typed text', async () => {
  const { user, field } = open();
  await user.type(field, 'x');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(field).toHaveValue('from outside');
  await pass(1000);
  expect(searched).not.toHaveBeenCalled();
});

it('takes its value again on Back, which may come before a search was rendered', async () => {
  renderUi(<SearchField label="Search" value="first" onChange={searched} />);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const field = screen.getByRole('searchbox');
  searched.mockClear();
  await user.type(field, 'x{Enter}');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(field).toHaveValue('first');
  await user.type(field, 'x{Enter}');
  expect(searched.mock.calls).toEqual([['firstx'], ['firstx']]);
});

it('stops searching once unmounted', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { unmount } = renderUi(<Search />);
  searched.mockClear();
  await user.type(screen.getByRole('searchbox'), 'x');
  unmount();
  await pass(1000);
  expect(searched).not.toHaveBeenCalled();
});
