import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { accounts } from '@/fixture-api/accounts';
import { chooseScenarios, scenarioCatalogue } from '@/fixture-api/scenarios/catalogue';
import type { QaControls } from '@/qa/createQaControls';
import { QaPanel } from '@/qa/panel/QaPanel';

export const catalogue = scenarioCatalogue(['profile', 'video-help']);

interface FakeOptions {
  scenarios?: readonly string[];
  unknown?: readonly string[];
  account?: string;
}

/** An qaControls that plays nothing: it remembers what the panel asks for. */
export function fakeInstrument({ scenarios = [], unknown = [], account }: FakeOptions = {}) {
  let playing = scenarios;
  return {
    catalogue,
    accounts,
    unknown,
    data: { reset: vi.fn(), save: vi.fn(() => '{"users":[]}'), load: vi.fn((_text: string) => {}) },
    get scenarios() {
      return playing;
    },
    play: vi.fn((names: readonly string[]) => {
      playing = chooseScenarios(catalogue, names).chosen.map(({ name }) => name);
    }),
    expireTokens: vi.fn(),
    account: () => account,
    actAs: vi.fn((_email: string | undefined) => {}),
    link: () => 'https://demo.example/?open=/profile&scenario=offline',
  } satisfies QaControls;
}

/** Shows the panel, closed unless the address asks for something unknown. */
export function renderPanel(options?: FakeOptions) {
  const qaControls = fakeInstrument(options);
  const view = render(<QaPanel qaControls={qaControls} />);
  return { ...view, qaControls, user: userEvent.setup() };
}

/** Shows the panel and opens it. */
export async function openPanel(options?: FakeOptions) {
  const panel = renderPanel(options);
  await panel.user.click(await screen.findByRole('button', { name: /^QA panel/ }));
  return panel;
}
