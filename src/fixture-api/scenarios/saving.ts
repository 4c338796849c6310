import { json, refusal } from '../answers';
import { when } from './answering';
import type { Scenario } from './scenario';

const saves = ['change', 'saveProfile', 'password'] as const;

const failure = () => refusal(500, 'server_error', 'A scenario of the fixture API');

/** Returns a function that is true for the first call with a key. */
function firstTime() {
  const seen = new Set<string>();
  return (key: string) => {
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  };
}

export const savingScenarios: readonly Scenario[] = [
  { name: 'save-failing', group: 'saving', start: () => when(saves, failure) },
  {
    name: 'save-failing-once',
    group: 'saving',
    start() {
      const isFirst = firstTime();
      return when(saves, ({ request }, pass) =>
        isFirst(`${request.method} ${new URL(request.url).pathname}`) ? failure() : pass(),
      );
    },
  },
  {
    name: 'save-conflicting',
    group: 'saving',
    seen: { page: '/user-management/roles' },
    start({ changeRecord }) {
      const isFirst = firstTime();
      return when(saves, ({ kind, saves: saved }, pass) => {
        if (kind === 'saveProfile' && isFirst('profile')) {
          return json({ code: 'conflict', message: 'Someone else has just changed this profile' }, 409);
        }
        // Once per record: after the conflict is resolved, saving works.
        if (saved && isFirst(`${saved.resource}/${saved.id}`)) {
          changeRecord(saved.resource, saved.id, ({ name }) =>
            typeof name === 'string' ? { name: `${name} *` } : {},
          );
        }
        return pass();
      });
    },
  },
];
