import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { DataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { renderUi } from '../../ui/renderUi';

/** Lends books: by a button each, and by one that uses the answer. */
function Lending() {
  const { mutate, mutateAsync } = useRecordMutation(
    ({ call }, id: string) => call('books', { method: 'POST', path: `/${id}/actions/lend` } as never),
    { refreshes: [] },
  );
  const [lent, setLent] = useState(0);
  return (
    <>
      <button type="button" onClick={() => mutate('b1')}>
        Romola
      </button>
      <button type="button" onClick={() => mutate('b2')}>
        Middlemarch
      </button>
      <button type="button" onClick={() => void mutateAsync('b3').then(() => setLent((count) => count + 1))}>
        Emma
      </button>
      <p>Lent: {lent}</p>
    </>
  );
}

function openLending() {
  const answers: (() => void)[] = [];
  const call = vi.fn(
    (_resource: string, _call: { path: string }) =>
      new Promise<object>((resolve) => answers.push(() => resolve({}))),
  );
  // The methods that are missing are never called here.
  renderUi(<Lending />, { dataProvider: { call } as unknown as DataProvider });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  /** Answers what has been sent, once something has. */
  const answer = async () => {
    await waitFor(() => expect(answers).not.toEqual([]));
    for (const give of answers.splice(0)) give();
  };
  return { call, press, answer };
}

it('A second click before the first is rendered sends nothing', async () => {
  const { call, press, answer } = openLending();
  press('Romola');
  press('Romola');
  press('Middlemarch');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.calls.map(([, { path }]) => path)).toEqual(
    ['b1', 'b2'].map((id) => `/${id}/actions/lend`),
  );
  await answer();
});

it('Whoever waits for a call that is running gets its answer, and nothing is sent again', async () => {
  const { call, press, answer } = openLending();
  press('Emma');
  press('Emma');
  await answer();
  expect(await screen.findByText('Lent: 2')).toBeVisible();
  expect(call).toHaveBeenCalledTimes(1);
});

it('An answered call can be sent again', async () => {
  const { call, press, answer } = openLending();
  press('Emma');
  await answer();
  await screen.findByText('Lent: 1');
  press('Emma');
  await answer();
  await screen.findByText('Lent: 2');
  expect(call).toHaveBeenCalledTimes(2);
});
