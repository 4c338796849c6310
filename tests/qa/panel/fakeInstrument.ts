import { vi } from 'vitest';
import type { LoggedRequest } from '../../../src/mocks/requestLog';
import { chooseScenarios, scenarioCatalogue } from '../../../src/mocks/scenarios/catalogue';
import type { Instrument } from '../../../src/qa/instrument';

export const catalogue = scenarioCatalogue(['profile', 'video-help']);

interface FakeOptions {
  scenarios?: readonly string[];
  unknown?: readonly string[];
  account?: string;
  hasOwnRecords?: boolean;
}

/** An instrument that plays nothing and sends nothing: it remembers what the panel asks for. */
export function fakeInstrument({
  scenarios = [],
  unknown = [],
  account,
  hasOwnRecords = false,
}: FakeOptions = {}) {
  const requests: LoggedRequest[] = [];
  const listeners = new Set<() => void>();
  let playing = scenarios;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  const instrument = {
    api: {
      requests,
      onRequest(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      scenarioCatalogue: catalogue,
      expireAccessTokens: vi.fn<() => void>(),
    },
    data: {
      reset: vi.fn(async () => {}),
      save: vi.fn(async () => '{"users":[]}'),
      load: vi.fn(async (_text: string) => {}),
    },
    accounts: [
      { email: 'admin@publisher.example', name: 'Alexandra Winter' },
      { email: 'editor@publisher.example', name: 'Emil Sommer' },
    ],
    unknown,
    hasOwnRecords,
    get scenarios() {
      return playing;
    },
    play: vi.fn((names: readonly string[]) => {
      playing = chooseScenarios(catalogue, names).chosen.map(({ name }) => name);
    }),
    account: () => account,
    actAs: vi.fn<(email: string | undefined) => void>(),
    shareRecords: vi.fn<() => void>(),
    link: () => 'https://demo.example/?open=/profile&scenario=offline',
  } satisfies Instrument;

  return {
    instrument,
    /** How many listen to the requests. */
    listening: () => listeners.size,
    /** A request arrives, or an earlier one is answered. */
    log(request: Partial<LoggedRequest>): void {
      const number = request.number ?? requests.length + 1;
      const known = requests.find((each) => each.number === number);
      if (known) Object.assign(known, request);
      else {
        requests.push({
          number,
          method: 'GET',
          path: '/clientapi/v1/users',
          headers: {},
          body: '',
          startedAt: 0,
          status: 0,
          ...request,
        });
      }
      tell();
    },
  };
}
