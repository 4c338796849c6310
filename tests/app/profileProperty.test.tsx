import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { type ProfileFields, profileErrors } from '@/app/pages/profileFields';
import { calls } from '../support/calls';
import { propertyRuns, propertyTimeout } from '../support/propertyRuns';
import { closeApps, openFixtureApi, renderApp } from '../support/renderApp';
import { advance, profile, runOnTestClock } from './profileScreen';

const fixtures = openFixtureApi();
runOnTestClock();

const fields = {
  name: profile.name,
  currentPassword: profile.currentPassword,
  newPassword: profile.newPassword,
  confirmPassword: profile.confirmPassword,
};
const fieldNames = ['name', 'currentPassword', 'newPassword', 'confirmPassword'] as const;
const passwords = ['', 'Verse-And-Prose-7', 'weak'];

/** The possible results of a save; only the first two are successes. */
const answers = {
  saved: () => undefined,
  'saved, with a page': () => HttpResponse.html('<h1>Welcome</h1>'),
  refused: () => new HttpResponse(null, { status: 400 }),
  failed: () => new HttpResponse(null, { status: 500 }),
  forbidden: () => HttpResponse.json({ code: 'forbidden' }, { status: 403 }),
  offline: () => HttpResponse.error(),
} as const;
type Outcome = keyof typeof answers;

const password = (field: Exclude<keyof ProfileFields, 'name'>) =>
  fc.record({
    type: fc.constant('type' as const),
    field: fc.constant(field),
    text: fc.constantFrom(...passwords),
  });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('type' as const),
      field: fc.constant('name' as const),
      text: fc.oneof(fc.constantFrom('Ada', 'Ada Lovelace', ' ', ''), fc.string({ maxLength: 6 })),
    }),
  },
  { weight: 1, arbitrary: password('currentPassword') },
  { weight: 1, arbitrary: password('newPassword') },
  { weight: 1, arbitrary: password('confirmPassword') },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('save' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      outcome: fc.constantFrom<Outcome[]>(
        'saved',
        'saved, with a page',
        'refused',
        'failed',
        'forbidden',
        'offline',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('loadAgain' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('wait' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Performs the steps of a user on the form, and checks after each what it shows. */
async function play(steps: readonly Step[]): Promise<void> {
  const { services } = await renderApp('/profile', { as: 'admin' });
  await profile.loaded();
  await advance(300);
  const typed: ProfileFields = {
    name: 'Alexandra Winter',
    currentPassword: '',
    newPassword: '',
    confirmPassword: '',
  };
  let base = typed.name;
  let pending: { fields: ProfileFields; answer: (outcome: Outcome) => void } | undefined;
  let outcome = Promise.resolve<Outcome>('saved');
  const received: string[] = [];
  fixtures.server.use(
    http.post(calls.profile, async ({ request }) => {
      received.push(await request.clone().text());
      return answers[await outcome]();
    }),
    http.get(calls.profile, () =>
      HttpResponse.json({ name: 'Somebody Else', email: 'admin@publisher.example', permissions: [] }),
    ),
  );

  function check(): void {
    for (const field of fieldNames) expect(fields[field](), field).toHaveValue(typed[field]);
    if (pending !== undefined) return;
    const changed = typed.name !== base || passwords.some((text) => text !== '' && isTyped(text));
    const valid = Object.keys(profileErrors(typed, false)).length === 0;
    expect(profile.save().matches(':disabled'), 'Save waits for a valid change').toBe(!(changed && valid));
  }
  const isTyped = (text: string) =>
    [typed.currentPassword, typed.newPassword, typed.confirmPassword].includes(text);

  async function answer(how: Outcome): Promise<void> {
    if (pending === undefined) return;
    const { fields: sent, answer: give } = pending;
    pending = undefined;
    give(how);
    const good = how === 'saved' || how === 'saved, with a page';
    await screen.findByText(good ? 'Changes saved.' : 'Failed to save your changes.');
    expect(screen.queryByText(good ? 'Failed to save your changes.' : 'Changes saved.')).toBeNull();
    for (const body of received.splice(0)) expect(JSON.parse(body)).toEqual({ name: sent.name });
    if (good) {
      base = sent.name;
      for (const field of fieldNames) {
        if (field !== 'name' && typed[field] === sent[field]) typed[field] = '';
      }
    }
    // The button's busy state ends shortly after the message appears.
    await waitFor(check);
    // Each message disappears before the next save, so that they cannot be confused.
    await advance(2500);
    expect(screen.queryByText(/Changes saved\.|Failed to save/)).toBeNull();
  }

  for (const each of steps) {
    if (each.type === 'type') {
      typed[each.field] = each.text;
      fireEvent.change(fields[each.field](), { target: { value: each.text } });
    } else if (each.type === 'save' && pending === undefined) {
      if (profile.save().matches(':disabled')) continue;
      let give: (how: Outcome) => void = () => {};
      outcome = new Promise((resolve) => {
        give = resolve;
      });
      pending = { fields: { ...typed }, answer: give };
      fireEvent.click(profile.save());
      await waitFor(() => expect(received).toHaveLength(1));
    } else if (each.type === 'answer') await answer(each.outcome);
    else if (each.type === 'loadAgain') await act(() => services.queryClient.invalidateQueries());
    else if (each.type === 'wait') await advance(400);
    check();
  }
  await answer('offline');
  check();
}

it(
  'T174 T176 T177 T180 whatever is typed, saved and refused, no text is lost and no save is claimed',
  async () => {
    const run = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25, size: 'max' }), play);
    run.afterEach(() => {
      closeApps();
      fixtures.reset();
      localStorage.clear();
    });
    await fc.assert(run, propertyRuns(4, 2026));
  },
  propertyTimeout,
);
