import Star from '@mui/icons-material/Star';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { jsonBody } from '@/api/request';
import { toArea } from '@/areas';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { stubScreen } from '../../../app/layout/handset';
import { endSession, signInAgain } from '../../../app/signInAgainScreen';
import { allowConsole, expectConsole } from '../../../support/consoleGuard';
import { idleAtOnce, settle } from '../../../support/idle';
import { address, heading, openFixtureApi, people, renderApp } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { playAt, stubPlayer, video } from './player';

const fixtures = openFixtureApi();
idleAtOnce();
stubPlayer();

const call = '/clientapi/v1/admin/help';
const page = '/profile';
type Options = Parameters<typeof renderApp>[1];
const open = (path: string, options: Options = {}) =>
  renderApp(path, { as: 'admin', follows: true, ...options });
const section = () => screen.findByRole('region', { name: 'Videos' });
const button = async (name: string | RegExp) => within(await section()).findByRole('button', { name });
const progress = (id: string) =>
  fixtures.calls(`${call}/${id}/progress`, 'PUT').map(({ body }) => JSON.parse(body));
const transcript = async () => within(await section()).findByRole('group', { name: 'Transcript' });
const reader = (more: object) => ({
  ...{
    id: 'x1',
    title: 'A video',
    summary: '',
    language: 'en',
    durationSec: 60,
    poster: null,
    captions: ['en'],
  },
  ...{ description: '', chapters: [], progress: { positionSec: 0, finished: false }, vote: null, ...more },
});
const answers = (item: object, cues: object[] = [{ start: 1, end: 2, text: 'Hello' }]) =>
  fixtures.server.use(
    http.get(`*${call}/x1`, () => HttpResponse.json(item)),
    http.get(`*${call}/x1/cues/en`, () => HttpResponse.json({ kind: 'captions', cues })),
  );
const file = { kind: 'file', src: '/video.webm', type: 'video/webm' };
/** A page with an unsaved form. */
const Desk = () => (
  <>
    <h1 tabIndex={-1}>Desk</h1>
    <LeaveGuard when />
  </>
);
const desk = toArea(
  'desk',
  { path: 'desk', permission: 'profile', order: 91, icon: Star, page: async () => Desk },
  { key: 'press', name: 'Press' },
);
const youTube = { kind: 'youtube', videoId: 'dQw4w9WgXcQ' };
const allowed = { config: { media: { frameOrigins: ['https://www.youtube-nocookie.com'] } } };

describe('the help panel', () => {
  it('counts the unopened videos of the page in the button’s name', async () => {
    const { user } = await open('/user-management/roles');
    await user.click(await screen.findByRole('button', { name: /^Help, \d+ new$/ }));
    const before = Number(
      /\d+/.exec(screen.getByRole('button', { name: /^Help, / }).getAttribute('aria-label') ?? '')?.[0],
    );
    await user.click(await button(/^What a role can do ?1:30/));
    expect(await screen.findByRole('button', { name: `Help, ${before - 1} new` })).toBeVisible();
    expect(progress('v6')).toEqual([{ positionSec: 0, finished: false }]);
  });

  it('lists all videos by topic on a page without videos, and continues where one was stopped', async () => {
    const { user } = await open('/profile', { as: 'guest' });
    // Those of the profile are counted too.
    expect(await screen.findByRole('button', { name: 'Help, 2 new' })).toBeVisible();
    fixtures.server.use(
      http.get(`*${call}`, () => HttpResponse.json({ unseen: 0, videos: [], begun: [] }), { once: false }),
    );
    await user.click(await screen.findByRole('button', { name: /^Help/ }));
    expect(await within(await section()).findByText('No videos for this page.')).toBeVisible();
    expect(await within(await section()).findByRole('list', { name: 'First steps' })).toBeVisible();
    await user.click(await button(/^Find your way around ?1:18/));
    await waitFor(() => expect(video()).toBeInTheDocument());
    act(() => playAt(0, 'loadedmetadata'));
    act(() => playAt(12));
    await waitFor(() => expect(progress('v11').at(-1)).toEqual({ positionSec: 12, finished: false }));
    await user.click(await button('Overview'));
    await user.click(await button(/^Find your way around ?1:18/));
    await waitFor(() => expect(video()).toBeInTheDocument());
    act(() => playAt(0, 'loadedmetadata'));
    await waitFor(() => expect(video().currentTime).toBe(12));
  });

  it('keeps the focus on the way to a video and back, and Escape closes it everywhere', async () => {
    const { user } = await open('/user-management/roles');
    const openPanel = async () => user.click(await screen.findByRole('button', { name: /^Help/ }));
    const panel = () => screen.queryByRole('complementary', { name: 'Help' });
    const title = () => screen.queryByRole('heading', { name: 'What a role can do' });
    await openPanel();
    await user.click(await button(/^What a role can do ?1:30/));
    // While it is loading, too.
    expect(panel()?.contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(title()).toHaveFocus());
    await user.click(await button('Overview'));
    expect(panel()?.contains(document.activeElement)).toBe(true);
    await waitFor(async () => expect(await button(/^What a role can do ?1:30/)).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(title()).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
  });

  it('leads from any page to all videos by topic, and the focus goes along', async () => {
    const { user } = await open('/user-management/roles');
    await user.click(await screen.findByRole('button', { name: /^Help/ }));
    const all = await button('All videos by topic');
    act(() => all.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All videos' })).toHaveFocus());
    const messages = within(await within(await section()).findByRole('list', { name: 'Messages' }));
    const banner = /^Write a banner ?1:06/;
    expect(messages.getByRole('button', { name: banner })).toHaveTextContent('New');
    await user.click(messages.getByRole('button', { name: banner }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Write a banner' })).toHaveFocus());
    await waitFor(() => expect(progress('v7')).toHaveLength(1));
    await user.click(await button('All videos'));
    await waitFor(async () => expect(await button(banner)).toHaveFocus());
    await waitFor(async () => expect(await button(banner)).not.toHaveTextContent('New'));
    await user.click(await button('Overview'));
    await waitFor(async () => expect(await button('All videos by topic')).toHaveFocus());
  });

  it('marks what was searched for, in titles, tags and captions', async () => {
    const { user } = await open('/user-management/roles');
    await user.click(await screen.findByRole('button', { name: /^Help/ }));
    await pasteInto(user, await within(await section()).findByRole('searchbox'), 'Messages');
    const line = await button(/^Write a banner\s*·\s*messages$/);
    expect(line.querySelector('mark')).toHaveTextContent('messages');
    const marks = [...(await section()).querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(new Set(marks)).toEqual(new Set(['messages', 'Messages']));
  });

  it('leads from what was found to the video and back, and leaves the focus of Enter in the search', async () => {
    const { user } = await open('/user-management/roles');
    await user.click(await screen.findByRole('button', { name: /^Help/ }));
    const search = await within(await section()).findByRole('searchbox');
    await user.type(search, 'what a role');
    await user.click(await button('What a role can do'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What a role can do' })).toHaveFocus());
    await user.click(await button('Matches'));
    await waitFor(async () => expect(await button('What a role can do')).toHaveFocus());
    await user.type(search, '{Enter}');
    expect(await screen.findByRole('heading', { name: 'What a role can do' })).toBeVisible();
    expect(search).toHaveFocus();
  });

  it('says that a linked video is not available', async () => {
    expectConsole(/notFound/);
    await open('/profile#help=v1', { as: 'guest' });
    expect(await within(await section()).findByText('This video is no longer available.')).toBeVisible();
  });
});

describe('a video', () => {
  it('shows hostile captions as text, in the order of their times', async () => {
    fixtures.api.configure({ scenarios: ['captions-hostile'] });
    await open(`${page}#help=v11`);
    const lines = within(await transcript()).getAllByRole('button');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '0:01<script>alert(1)</script> <img src=x onerror=alert(1)>',
      '0:02Comes after later ones',
      // Without the character that would turn what follows.
      '0:05Press evil, ואז כאן',
      `0:09${'Mm'.repeat(250)}`,
      '0:16Ends before it starts',
      '27:46:39Starts after the end of the video',
    ]);
    expect((await transcript()).querySelector('script, img')).toBeNull();
  });

  it('has a transcript with one Tab stop and arrow keys, and shows markup as text', async () => {
    const markup = '<img src=x onerror=alert(1)> <b>yes</b> &';
    const cues = Array.from({ length: 50 }, (_, at) => ({
      start: at,
      end: at + 1,
      text: at === 3 ? markup : `Line ${at}`,
    }));
    answers(reader({ source: file }), cues);
    const { user } = await open(`${page}#help=x1`);
    const lines = within(await transcript()).getAllByRole('button');
    expect(lines[3]).toHaveTextContent(markup);
    expect((await transcript()).querySelector('img')).toBeNull();
    expect(lines.filter((line) => line.tabIndex === 0)).toHaveLength(1);
    act(() => lines[0]?.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Line 2'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(video().currentTime).toBe(2));
    // After scrolling it stays there until the person wants to follow the video.
    fireEvent.wheel(await transcript());
    act(() => playAt(9));
    const stops = () => lines.filter((line) => line.tabIndex === 0).map((line) => line.textContent);
    expect(stops()).toEqual(['0:02Line 2']);
    await user.click(await button('Follow the video'));
    expect(stops()).toEqual(['0:09Line 9']);
  });

  it('requests a new address once after the old one has expired, and continues', async () => {
    await open(`${page}#help=v1`);
    await transcript();
    act(() => playAt(0, 'loadedmetadata'));
    await act(() => video().play());
    act(() => playAt(30));
    const asked = () => fixtures.calls(`${call}/v1`).length;
    const before = asked();
    const address = video().src;
    fixtures.server.use(
      http.get(
        `*${call}/v1`,
        () =>
          HttpResponse.json(
            reader({ id: 'v1', source: { kind: 'file', src: '/again.webm', type: 'video/webm' } }),
          ),
        { once: true },
      ),
    );
    act(() => void video().dispatchEvent(new Event('error')));
    await waitFor(() => expect(video().src).not.toBe(address));
    expect(asked()).toBe(before + 1);
    video().currentTime = 0;
    act(() => void video().dispatchEvent(new Event('loadedmetadata', { bubbles: true })));
    expect(video().currentTime).toBe(30);
    act(() => void video().dispatchEvent(new Event('error')));
    expect(await within(await section()).findByText(/could not be played/)).toBeVisible();
    expect(await transcript()).toBeVisible();
  });

  it('is heard and read in the languages that the person chooses, also the next one', async () => {
    const { user } = await open(`${page}#help=v11`);
    const choice = async (name: string) => within(await section()).findByRole('combobox', { name });
    const choose = async (name: string, option: string) => {
      await user.click(await choice(name));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    expect(await choice('Captions')).toHaveTextContent('Off');
    await choose('Captions', 'French');
    await waitFor(async () => expect(await transcript()).toHaveTextContent('Vous êtes connecté'));
    await choose('Spoken language', 'German');
    await waitFor(async () => expect(await transcript()).toHaveTextContent('Sie sind angemeldet'));
    expect(await choice('Spoken language')).toHaveFocus();
    expect(await choice('Captions')).toHaveTextContent('German');
    await user.click(await button('Overview'));
    await user.click(await button(/^Change your language/));
    expect(await choice('Spoken language')).toHaveTextContent('German');
    expect(await choice('Captions')).toHaveTextContent('German');
    await choose('Captions', 'Off');
    // The text stays.
    expect(await transcript()).toHaveTextContent('Die Anwendung spricht');
  });

  it('is shown without captions that are refused', async () => {
    expectConsole(/forbidden/);
    answers(reader({ source: file }));
    fixtures.server.use(
      http.get(`*${call}/x1/cues/en`, () => HttpResponse.json({ code: 'no' }, { status: 403 })),
    );
    await open(`${page}#help=x1`);
    expect(await within(await section()).findByText('The transcript could not be loaded.')).toBeVisible();
    expect(video()).toBeVisible();
    // Once more after a new token, and then no more.
    expect(fixtures.calls(`${call}/x1/cues/en`)).toHaveLength(2);
    expect(fixtures.calls('/clientapi/v1/oauth/token', 'POST')).toHaveLength(1);
  });

  it('keeps playing when it is archived, and is no longer offered afterwards', async () => {
    expectConsole(/notFound/);
    const { user, services } = await open(`${page}#help=v1`);
    await transcript();
    await act(() => video().play());
    await services.api.request(v.unknown(), {
      url: '/clientapi/v1/videos/v1/actions/archive',
      method: 'POST',
      ...jsonBody({}),
    });
    const before = progress('v1').length;
    act(() => playAt(20));
    await waitFor(() => expect(progress('v1')).toHaveLength(before + 1));
    await settle();
    expect(video().paused).toBe(false);
    expect(await transcript()).toBeVisible();
    await user.click(await button('Overview'));
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
    expect(within(await section()).queryByRole('button', { name: /^Invite a colleague/ })).toBeNull();
  });

  it('pauses when the session ends, and shows the next person no progress of the previous one', async () => {
    // The previous person's unsent progress is dropped.
    expectConsole(/ended/);
    allowConsole(/forbidden/);
    const { user, services } = await open('/desk#help=v1', { furtherAreas: [desk] });
    await heading('Desk');
    await transcript();
    act(() => playAt(0, 'loadedmetadata'));
    await act(() => video().play());
    act(() => playAt(41));
    await waitFor(() => expect(progress('v1').at(-1)).toEqual({ positionSec: 41, finished: false }));
    endSession(fixtures);
    await act(async () => void services.api.getProfile().catch(() => undefined));
    await signInAgain.dialog();
    expect(video().paused).toBe(true);
    expect(video().closest('[inert]')).not.toBeNull();
    await signInAgain.as(user, 'editor');
    await waitFor(() => expect(signInAgain.gone()).toBe(true));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Help' })).toBeNull());
    expect(address()).not.toContain('#help');
    expect(await heading('Desk')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Help/ }));
    expect(await button(/^Find your way around/)).toBeVisible();
    expect(within(await section()).queryByText(/continue at/)).toBeNull();
    expect(document.querySelector('video')).toBeNull();
  });

  it('is not played from a disallowed origin; the transcript stays', async () => {
    answers(reader({ source: { kind: 'file', src: 'https://elsewhere.example/a.mp4', type: 'video/mp4' } }));
    await open(`${page}#help=x1`);
    expect(
      await within(await section()).findByText(/elsewhere\.example cannot be played here/),
    ).toBeVisible();
    expect(document.querySelector('video')).toBeNull();
    expect(await transcript()).toBeVisible();
  });

  describe('on a handset', () => {
    const dialog = () => screen.findByRole('dialog', { name: 'Help' });
    const isPageInert = () => document.querySelector('main')?.closest('[inert]') !== null;
    async function openPlaying() {
      stubScreen(true);
      const app = await open(`${page}#help=v1`);
      await dialog();
      await transcript();
      await act(() => video().play());
      return { ...app, playing: video() };
    }
    const stubPicture = () => {
      const keep = vi.fn(async () => ({}) as PictureInPictureWindow);
      Object.assign(document, { pictureInPictureEnabled: true });
      Object.assign(HTMLVideoElement.prototype, { requestPictureInPicture: keep });
      onTestFinished(() => {
        Reflect.deleteProperty(document, 'pictureInPictureEnabled');
        Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestPictureInPicture');
      });
      return keep;
    };
    const leavePicture = () =>
      act(() => void video().dispatchEvent(new Event('leavepictureinpicture', { bubbles: true })));

    it('continues in picture-in-picture when the person returns to the page', async () => {
      const keep = stubPicture();
      const { user, playing } = await openPlaying();
      await user.click(await screen.findByRole('button', { name: 'Back to the page' }));
      await waitFor(() => expect(isPageInert()).toBe(false));
      expect([keep.mock.contexts, playing.isConnected, playing.paused]).toEqual([[playing], true, false]);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: /^Help/ })).toHaveAttribute('aria-expanded', 'false');
      leavePicture();
      expect(await dialog()).toContainElement(playing);
      await user.click(await screen.findByRole('button', { name: 'Back to the page' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      act(() => playing.pause());
      leavePicture();
      await waitFor(() => expect(playing.isConnected).toBe(false));
      expect(address()).toBe(page);
    });
  });
});

describe('a video of a provider', () => {
  it('is only linked if its origin is not allowed', async () => {
    answers(reader({ source: youTube }));
    await open(`${page}#help=x1`);
    const link = await within(await section()).findByRole('link', { name: 'Open on YouTube' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await transcript()).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('reports a provider that does not respond for ten seconds', async () => {
    answers(reader({ source: youTube }));
    const { user } = await open(`${page}#help=x1`, allowed);
    const consent = await button('Play once');
    const timers: (() => void)[] = [];
    const real = globalThis.setTimeout;
    const spy = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((run: () => void, time?: number, ...rest: []) =>
        time === 10_000 ? Number(timers.push(run) * 0) : real(run, time, ...rest)) as typeof setTimeout);
    await user.click(consent);
    // The time that a test waits by default is as long.
    await waitFor(() => expect(timers).toHaveLength(1), { timeout: 5000 });
    spy.mockRestore();
    act(() => timers[0]?.());
    expect(await within(await section()).findByText(/does not respond/)).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('a person’s actions', () => {
  it('search titles and captions; Enter goes from match to match', async () => {
    const { user } = await open(`${page}#help`);
    const field = await within(await section()).findByLabelText('Search videos');
    await user.click(field);
    await user.paste('filter');
    expect(await within(await section()).findByText(/^Found in \d+ video/)).toBeVisible();
    await user.keyboard('{Enter}');
    await transcript();
    act(() => playAt(0, 'loadedmetadata'));
    expect(video().currentTime).toBe(14);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(video().currentTime).toBe(27));
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(video().currentTime).toBe(14));
    // The video replaces the results.
    expect(within(await section()).queryByText(/^Found in/)).toBeNull();
    await user.click(await button('Matches'));
    expect(await within(await section()).findByText(/^Found in/)).toBeVisible();
    await user.click(field);
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(await within(await section()).findByText('For this page')).toBeVisible();
  });

  it('keep a vote that could not be sent', async () => {
    expectConsole(/server/);
    const { user } = await open(`${page}#help=v1`);
    fixtures.server.use(
      http.post(`*${call}/v1/feedback`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    await user.click(await button('Outdated'));
    expect(await within(await section()).findByText(/^Not sent\./)).toBeVisible();
    expect(await button('Outdated')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await button('Send'));
    expect(await within(await section()).findByText('Thank you.')).toBeVisible();
  });

  it('leave nothing in the browser after sign-out', async () => {
    answers(reader({ source: youTube }));
    const { user, services } = await open(`${page}#help=x1`, allowed);
    await pasteInto(user, await within(await section()).findByLabelText('Search videos'), 'chip');
    await user.click(await button('Always play videos on YouTube'));
    expect(JSON.stringify({ ...localStorage })).toContain('youtube');
    act(() => services.session.signOut());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Videos' })).toBeNull());
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/youtube|chip|positionSec/);
    const { email, password } = people.editor;
    await act(() => services.session.signIn(email, password));
    // The address still asks for the video, and this person has agreed to nothing.
    expect(await within(await section()).findByLabelText('Search videos')).toHaveValue('');
    expect(await button('Play once')).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  });
});
