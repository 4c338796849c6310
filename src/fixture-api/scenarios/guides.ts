import { refusal } from '../answers';
import type { Fields } from '../store';
import type { Interference, PlayedCall, Scenario, Stage } from './scenario';

const pathOf = ({ request }: PlayedCall) => new URL(request.url).pathname;
const isGuides = (call: PlayedCall) => /\/admin\/onboarding(?:$|\/)/.test(pathOf(call));

/** The id of the guide that comes with the product. */
const flow = 'first-steps';
const version = 'first-steps-2';

interface Content extends Fields {
  readonly steps: readonly Fields[];
}

/** Offers the first guide to everyone, with the scenario's changes; `meet` interferes with the users' calls. */
const waiting = (change: (content: Content) => Fields = () => ({}), meet?: (stage: Stage) => Interference) =>
  function start(stage: Stage): Interference {
    let isDone = false;
    const interfere = meet?.(stage);
    return (call, pass) => {
      if (!isGuides(call)) return pass();
      if (!isDone) {
        isDone = true;
        stage.changeRecord('flow-versions', version, ({ content }) => {
          // The seed creates such a record.
          const previous = content as Content;
          return { content: { ...previous, start: 'firstSignIn', startPage: null, ...change(previous) } };
        });
      }
      return interfere ? interfere(call, pass) : pass();
    };
  };

const isDone = (call: PlayedCall) => pathOf(call).endsWith('/actions/done');

const guide = (name: string, options: Omit<Scenario, 'name' | 'group'>): Scenario => ({
  name: `guide-${name}`,
  group: 'guides',
  ...options,
});

const pointing = (id: string, ifMissing: string): Fields => ({
  ...{ id, kind: 'pointer', page: null, anchor: 'library.shelf', ifMissing, required: false, videoId: null },
  title: { en: ifMissing === 'skip' ? 'A shelf that is passed over' : 'A shelf that is not there' },
  text: { en: 'It is on the page, if it exists.' },
  doneBy: { type: 'next' },
});

const note = (id: string, title: string, text: string): Fields => ({
  ...{ id, kind: 'note', title: { en: title }, text: { en: text }, page: null, anchor: null, element: null },
  ...{ ifMissing: 'panel', required: false, doneBy: { type: 'next' }, videoId: null },
});

/** Texts with markup, turned characters and endless words. */
const hostileSteps: readonly Fields[] = [
  note('markup', '<img src=x onerror=alert(1)>', '<div style="position:fixed">over all</div>'),
  note('turned', 'صيانة \u202eيوم السبت', '\u202eevil'),
  note('long', 'Ww'.repeat(40), 'Mm'.repeat(300)),
];

/** The scenarios of guides offered to users; they stay until the data is reset. */
export const guidesScenarios: readonly Scenario[] = [
  guide('waiting', { start: waiting() }),
  guide('required', {
    start: waiting(({ steps }) => ({
      mayHide: false,
      steps: steps.map((step) => ({ ...step, required: true })),
    })),
  }),
  guide('stale', {
    start: waiting(
      () => ({}),
      ({ changeRecords }) => {
        let isFirst = true;
        return (call, pass) => {
          if (isDone(call) && isFirst) {
            isFirst = false;
            // Another tab is a step ahead.
            changeRecords('flow-runs', ({ flowId, steps, revision }) =>
              flowId === flow
                ? {
                    steps: { ...Object(steps), welcome: { state: 'done' }, help: { state: 'done' } },
                    revision: Number(revision) + 1,
                  }
                : undefined,
            );
          }
          return pass();
        };
      },
    ),
  }),
  guide('withdrawn', {
    start: waiting(
      () => ({}),
      ({ changeRecord }) =>
        (call, pass) => {
          if (isDone(call)) changeRecord('flows', flow, () => ({ status: 'paused' }));
          return pass();
        },
    ),
  }),
  guide('failing', {
    start: waiting(
      () => ({}),
      () => {
        let count = 0;
        return (call, pass) => {
          if (!/\/actions\/(?:done|check)$/.test(pathOf(call))) return pass();
          count += 1;
          return count % 2 === 1 ? refusal(500, 'server_error', 'A scenario of the fixture API') : pass();
        };
      },
    ),
  }),
  guide('anchor-missing', {
    start: waiting(({ steps }) => ({
      steps: [pointing('shelf', 'panel'), pointing('passed', 'skip'), ...steps.slice(-1)],
    })),
  }),
  guide('hostile', { start: waiting(() => ({ steps: hostileSteps })) }),
  guide('no-permission', { permissions: ['profile', 'admin_messages'], start: waiting() }),
];
