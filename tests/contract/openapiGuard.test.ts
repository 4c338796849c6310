import { expect, it, vi } from 'vitest';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import { withDefaults } from '@/fixture-api/options';
import { createRequestLog } from '@/fixture-api/requestLog';
import { withCheckedAnswers } from '../support/checkedServer';

// The original server: the one that tests get is already checked, and its faults would fail this test.
const { createServer } = await vi.importActual<typeof import('@/fixture-api/server')>(
  '../../src/fixture-api/server',
);

const fixtures = defineFixtures({
  permission: 'dashboard',
  resources: {
    books: { count: 1, seed: () => ({ id: 'b1' }), derive: () => ({ id: undefined, version: '1' }) },
  },
  calls: [{ method: 'GET', path: 'loans', respond: () => new Response('none') }],
});

/** The faults reported for a call of the administrator. */
async function faultsOf(path: string, scenarios: string[] = []): Promise<string[]> {
  const faults: string[] = [];
  const settings = withDefaults({ scenarios });
  const server = createServer(settings, [fixtures], createRequestLog());
  const checked = withCheckedAnswers(server, [fixtures], (fault) => faults.push(fault));
  const call = checked.calls.find((one) => one.path === path && one.method === 'GET');
  if (!call) throw new Error(`There is no call ${path}`);
  const request = new Request(`http://office.example${settings.bases[call.base]}${path}`, {
    headers: { Authorization: `Bearer ${server.tokens.issue('access', 'admin@publisher.example')}` },
  });
  const answer = await checked.answer(call, request, {});
  expect(answer.bodyUsed).toBe(false);
  return faults;
}

it('reports an answer of the fixture API that departs from the document', async () => {
  expect(await faultsOf('books')).toEqual([
    "GET /clientapi/v1/{resource} 200: /0 must have required property 'id'; /0/version must be integer",
  ]);
});

it('reports nothing of an answer that fits', async () => {
  expect(await faultsOf('admin/profile')).toEqual([]);
});

it('leaves out the own calls of an area of the tests', async () => {
  expect(await faultsOf('loans')).toEqual([]);
});

it('leaves out what a scenario does', async () => {
  expect(await faultsOf('admin/profile', ['profile-incomplete'])).toEqual([]);
});
