import { json, refusal } from '../answers';
import { htmlPage, when } from './answering';
import type { Interference, Scenario, Stage } from './scenario';

const minute = 60_000;

const isReader = (url: string) => /\/admin\/(?:current-messages|inbox)/.test(url);

const texts = (title: string, summary: string, fields: object = {}) => ({
  en: { title, summary, body: '', actionLabel: '', actionUrl: '', ...fields },
});

/** A live message for everyone, bypassing the rules for writing one. */
function message(id: string, fields: object) {
  const now = Date.now();
  const moment = new Date(now - minute).toISOString();
  return {
    id: `scenario-${id}`,
    name: `Scenario: ${id}`,
    kind: 'banner',
    severity: 'info',
    fallback: 'en',
    audience: { everyone: true, include: [], exclude: [], languages: [] },
    outdated: [],
    areas: [],
    startsAt: moment,
    endsAt: null,
    timeZone: 'Europe/Berlin',
    dismissible: true,
    acknowledge: false,
    receipts: 'people',
    status: 'published',
    revision: 1,
    publishedAt: moment,
    createdAt: moment,
    updatedAt: moment,
    updatedBy: { id: 'editor@publisher.example', name: 'Emil Sommer' },
    ...fields,
  };
}

const maintenance = {
  ...texts('Maintenance tonight', 'The shop is closed from 22:00 to 24:00.', {
    actionLabel: 'Your profile',
    actionUrl: '/profile',
  }),
  de: {
    ...{ title: 'Wartung heute Nacht', summary: 'Der Shop ist von 22 bis 24 Uhr geschlossen.', body: '' },
    ...{ actionLabel: 'Ihr Profil', actionUrl: '/profile' },
  },
};

/** Adds messages before the first call for them, unless an earlier page load has done so. */
const announcing = (messages: () => readonly object[]) =>
  function start({ addRecord }: Stage): Interference {
    let isDone = false;
    return when('read', ({ request }, pass) => {
      if (!isDone && isReader(request.url)) {
        isDone = true;
        for (const each of messages()) addRecord('messages', { ...each });
      }
      return pass();
    });
  };

/** A timestamp some minutes ago; of several banners, the latest one is shown. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();

const many = () =>
  Array.from({ length: 200 }, (_, index) =>
    message(`many-${index}`, {
      severity: index === 0 ? 'critical' : 'info',
      startsAt: minutesAgo(index + 1),
      texts: texts(`Announcement ${index + 1}`, 'One of two hundred.'),
    }),
  );

const hostile = () => [
  message('markup', {
    severity: 'warning',
    texts: texts('<script>alert(1)</script>', '<img src=x onerror=alert(1)> <div style="position:fixed">', {
      ...{ actionLabel: 'Press here', actionUrl: 'javascript:alert(1)' },
      body: '[press](javascript:alert(1)) <script>alert(1)</script> ![](https://evil.example/a.png)',
    }),
  }),
  message('arabic', {
    startsAt: minutesAgo(2),
    texts: { ar: texts('صيانة \u202eيوم السبت', '//').en },
    fallback: 'ar',
  }),
  message('long', { startsAt: minutesAgo(3), texts: texts('Ww'.repeat(40), 'Mm'.repeat(140)) }),
];

/** A different failure for each call. */
const failures = [
  () => refusal(500, 'server_error', 'A scenario of the fixture API'),
  htmlPage,
  () => json({ revision: 'r1', now: 'soon', unread: -1, banners: null, modal: 7 }),
  () => json({ code: 'too_many' }, 429, { 'Retry-After': '120' }),
];

const scenario = (name: string, messages: () => readonly object[]): Scenario => ({
  name: `messages-${name}`,
  group: 'messages',
  start: announcing(messages),
});

/** The scenarios of messages for readers; the messages stay until the data is reset. */
export const messagesScenarios: readonly Scenario[] = [
  scenario('live', () => [
    message('live', { severity: 'warning', texts: maintenance }),
    message('fair', {
      startsAt: minutesAgo(2),
      texts: texts('Book fair', 'Meet us in hall 3.'),
    }),
    message('reader', {
      startsAt: minutesAgo(3),
      texts: texts('A new reader', 'With larger type.'),
    }),
  ]),
  scenario('modal', () => [
    message('modal', {
      ...{ kind: 'modal', severity: 'warning', acknowledge: true },
      texts: texts('Data protection rules', 'Read the rules and confirm that you know them.', {
        body: '**Three rules**\n\n- Share no passwords.\n- Lock your screen.\n- Report what is lost.',
      }),
    }),
  ]),
  scenario('critical', () => [
    message('critical', {
      severity: 'critical',
      texts: texts('The shop is down', 'Orders are not accepted. We are working on it.'),
    }),
  ]),
  scenario('next-minute', () => {
    const next = Math.ceil((Date.now() + 5000) / minute) * minute;
    return [
      message(`next-${next}`, {
        startsAt: new Date(next).toISOString(),
        endsAt: new Date(next + minute).toISOString(),
        texts: texts('For a minute', 'This comes and goes by itself.'),
      }),
    ];
  }),
  scenario('many', many),
  scenario('hostile', hostile),
  {
    name: 'messages-failing',
    group: 'messages',
    start() {
      let requestCount = 0;
      return ({ request }, pass) => {
        if (!isReader(request.url)) return pass();
        requestCount += 1;
        return failures[(requestCount - 1) % failures.length]?.() ?? pass();
      };
    },
  },
];
