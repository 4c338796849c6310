import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { Topic } from '@/areas/video-help/topicSchema';
import { useOrderQueue } from '@/areas/video-help/topics/useOrderQueue';
import { expectConsole } from '../../../support/consoleGuard';
import { renderUi } from '../../../ui/renderUi';

const topicOf = (id: string, version: number): Topic =>
  ({ id, title: { en: id }, position: 1, videoIds: [], version }) as unknown as Topic;
const [north, south] = [topicOf('north', 3), topicOf('south', 7)];

function Queue({ onError }: { onError: (error: unknown) => void }) {
  const { items, move } = useOrderQueue([north, south], 'saved', onError);
  const button = (name: string, topic: Topic, position: number) => (
    <button type="button" onClick={() => move(name, { topic, method: 'PUT', fields: { position } })}>
      {name}
    </button>
  );
  return (
    <>
      {button('north 1', north, 1)}
      {button('north 2', north, 2)}
      {button('south 4', south, 4)}
      <p>Order: {items}</p>
    </>
  );
}

it('after a failed move shows the saved order, drops what waits for that topic, and sends the moves of others', async () => {
  expectConsole(/stale/);
  const answers: { resolve: (topic: object) => void; reject: (error: Error) => void }[] = [];
  const call = vi.fn(
    (_resource: string, _call: { path: string; body: object }) =>
      new Promise<object>((resolve, reject) => answers.push({ resolve, reject })),
  );
  const onError = vi.fn();
  // The methods that are missing are never called here.
  renderUi(<Queue onError={onError} />, { dataProvider: { call } as unknown as DataProvider });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const sent = () => call.mock.calls.map(([, { path, body }]) => [path, body]);
  press('north 1');
  press('south 4');
  press('north 2');
  await waitFor(() => expect(sent()).toEqual([['/north', { position: 1, version: 3 }]]));
  expect(screen.getByText('Order: north 2')).toBeVisible();
  const failure = new Error('stale');
  answers[0]?.reject(failure);
  await waitFor(() => expect(sent()[1]).toEqual(['/south', { position: 4, version: 7 }]));
  expect(screen.getByText('Order: saved')).toBeVisible();
  expect(onError.mock.calls).toEqual([[failure, north]]);
  answers[1]?.resolve({ ...south, version: 8 });
  // The next move of the failed topic is sent, with the version that is known of it.
  press('north 1');
  await waitFor(() => expect(sent().slice(2)).toEqual([['/north', { position: 1, version: 3 }]]));
  expect(screen.getByText('Order: north 1')).toBeVisible();
});
