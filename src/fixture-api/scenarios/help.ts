import { json, refusal } from '../answers';
import { when } from './answering';
import type { Scenario } from './scenario';

const group = 'help';
const helpLink = { page: '/profile#help' };
const videoLink = { page: '/profile#help=v11' };
const pathOf = (request: Request) => new URL(request.url).pathname;
const isHelp = (request: Request) => /\/admin\/help(?:\/|$)/.test(pathOf(request));
const failure = () => refusal(500, 'server_error', 'A scenario of the fixture API');

/** Captions with markup, a reversed writing direction and endless words; and with times that a server should have refused. */
const hostileCues = [
  { start: 1, end: 4, text: '<script>alert(1)</script> <img src=x onerror=alert(1)>' },
  { start: 5, end: 8, text: 'Press \u202eevil, ואז כאן' },
  { start: 9, end: 12, text: 'Mm'.repeat(250) },
  { start: 16, end: 14, text: 'Ends before it starts' },
  { start: 2, end: 3, text: 'Comes after later ones' },
  { start: 99_999, end: 100_000, text: 'Starts after the end of the video' },
];

/** The scenarios of help videos and their captions. */
export const helpScenarios: readonly Scenario[] = [
  {
    name: 'help-none',
    group,
    link: helpLink,
    start: () =>
      when('read', ({ request }, pass) =>
        pathOf(request).endsWith('/admin/help') ? json({ unseen: 0, videos: [], begun: [] }) : pass(),
      ),
  },
  {
    name: 'help-failing',
    group,
    link: helpLink,
    start: () => when('read', ({ request }, pass) => (isHelp(request) ? failure() : pass())),
  },
  {
    name: 'video-missing',
    group,
    link: videoLink,
    start: () =>
      when('read', ({ request }, pass) =>
        /\/admin\/help\/v\d+$/.test(pathOf(request)) ? refusal(404, 'not_found') : pass(),
      ),
  },
  {
    name: 'video-expired',
    group,
    link: videoLink,
    start() {
      let isFirst = true;
      return when('read', ({ request }, pass) => {
        if (!isFirst || !pathOf(request).includes('/help-media/')) return pass();
        isFirst = false;
        return refusal(403, 'address_expired');
      });
    },
  },
  { name: 'help-blocked', group, link: videoLink, policy: "media-src 'none'; frame-src 'none'" },
  {
    name: 'captions-hostile',
    group,
    link: videoLink,
    start({ changeRecords }) {
      changeRecords('video-captions', ({ videoId }) =>
        videoId === 'v11' ? { cues: hostileCues } : undefined,
      );
      return (_call, pass) => pass();
    },
  },
  {
    name: 'captions-conflicting',
    group,
    link: { page: '/video-help/videos/v1?tab=captions' },
    start({ changeRecord }) {
      let isFirst = true;
      return when('change', ({ request }, pass) => {
        const [, id] = /\/videos\/([^/]+)\/cues\//.exec(pathOf(request)) ?? [];
        if (!isFirst || id === undefined) return pass();
        isFirst = false;
        changeRecord('videos', id, ({ tags }) => ({ tags: [...(Array.isArray(tags) ? tags : []), 'new'] }));
        return pass();
      });
    },
  },
];
