import { act, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../src/app/services';
import { AfterFrame } from '../../src/app/start-pages/LoadingPage';
import { renderUi } from '../ui/renderUi';

let open = () => {};

/** Shows the page once it is opened, in a transition as the start does. */
function Start() {
  const [isOpen, setOpen] = useState(false);
  open = () => startTransition(() => setOpen(true));
  return isOpen ? (
    <AfterFrame>
      <h1>Users of the page</h1>
    </AfterFrame>
  ) : null;
}

/** Opens the page. @returns the headlines that came into the document, in their order */
async function openPage(frame: Services['frame']): Promise<(string | null)[]> {
  // Of all services it reads one.
  const services = { frame } as Services;
  const { container } = renderUi(
    <ServicesProvider value={services}>
      <Start />
    </ServicesProvider>,
  );
  const added: Node[] = [];
  const note = (records: MutationRecord[]) =>
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes]));
  const watch = new MutationObserver(note);
  watch.observe(container, { childList: true, subtree: true });
  await act(async () => open());
  await screen.findByRole('heading', { name: 'Users of the page' });
  note(watch.takeRecords());
  watch.disconnect();
  const elements = added.filter((node) => node instanceof HTMLElement);
  return elements.flatMap((element) => {
    const heading = element.matches('h1') ? element : element.querySelector('h1');
    return heading === null ? [] : [heading.textContent];
  });
}

describe('the first page after its frame', () => {
  it('is preceded by what the frame said, so that nothing is empty in between', async () => {
    const head = { headline: 'Users', lead: 'Everyone who can sign in.' };
    expect(await openPage({ head })).toEqual(['Users', 'Users of the page']);
  });

  it('is shown at once where there was none', async () => {
    expect(await openPage({ head: undefined })).toEqual(['Users of the page']);
  });
});
