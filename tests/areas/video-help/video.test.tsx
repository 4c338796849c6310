import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { jsonBody } from '@/api/request';
import { collectDownloads } from '../../records/csv/downloads';
import { expectConsole } from '../../support/consoleGuard';
import { hold } from '../../support/hold';
import { idleAtOnce } from '../../support/idle';
import { address, openFixtureApi, renderApp } from '../../support/renderApp';
import { named, pasteInto } from '../../support/screens';
import { stubPlayer } from './help/player';

const fixtures = openFixtureApi();
const saved = collectDownloads();
stubPlayer();
idleAtOnce();

const call = '/clientapi/v1/videos';
const open = (path: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(`/video-help/${path}`, { as: 'admin', ...options });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const file = (text: string, name = 'a.vtt') => new File([text], name, { type: 'text/vtt' });
const vtt = (...texts: string[]) =>
  `WEBVTT\n\n${texts.map((text, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n${text}\n`).join('\n')}`;

/** Creates a draft without captions. */
async function openDraft() {
  const app = await open('videos/create');
  await pasteInto(app.user, await screen.findByLabelText('Video URL'), '/videos/invite.webm');
  await app.user.click(await button('Check and add'));
  await waitFor(() => expect(screen.getByText('/videos/invite.webm')).toBeVisible());
  await app.user.click(await button('Create'));
  await waitFor(() => expect(address()).toMatch(/\/video-help\/videos\/[^/]+\?tab=captions$/));
  const [, id = ''] = /videos\/([^/?]+)/.exec(address()) ?? [];
  return { ...app, id };
}

describe('adding a video', () => {
  it('rejects invalid addresses and providers that are not allowed, with the reason', async () => {
    expectConsole(/invalid/);
    const { user } = await open('videos/create');
    const field = await screen.findByLabelText('Video URL');
    for (const [text, reason] of [
      ['javascript:alert(1)', /^This is not a video URL/],
      ['https://videos.publisher.example/a.m3u8', /^Streams cannot be played here/],
      ['https://elsewhere.example/a.mp4', /^Videos from this address are not allowed here/],
      ['https://youtu.be/dQw4w9WgXcQ?t=42', 'Videos on YouTube are not enabled here.'],
    ] as const) {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
      await user.keyboard('{Enter}');
      expect(await screen.findByText(reason)).toBeVisible();
      expect(field).toHaveValue(text);
    }
    expect(screen.queryByText('YouTube: dQw4w9WgXcQ')).toBeNull();
    expect(fixtures.calls(call, 'POST')).toEqual([]);
  });

  it('suggests a title only if nobody has edited the field, and says which start is left out', async () => {
    const { user } = await open('videos/create');
    const title = await screen.findByRole('textbox', { name: 'Title (English)' });
    const check = async (path: string) => {
      await pasteInto(user, await screen.findByLabelText('Video URL'), path);
      await user.click(await button(/^(Check and add|Check and replace)/));
      await waitFor(() => expect(screen.getByText(path)).toBeVisible());
    };
    await pasteInto(user, title, 'My title');
    await check('/videos/invite.webm');
    expect(title).toHaveValue('My title');
    await user.clear(title);
    await check('/videos/roles.webm');
    expect(title).toHaveValue('');
    await pasteInto(user, screen.getByLabelText('Video URL'), '/videos/groups.webm#t=1m30s');
    await user.click(await button('Check and replace'));
    expect(
      await screen.findByText('Videos start at 0:00 here. Add a chapter to link to 1:30.'),
    ).toBeVisible();
  });

  it('lists what is missing with links to the fields, then publishes', async () => {
    const { user, id } = await openDraft();
    expect(JSON.parse(fixtures.calls(call, 'POST')[0]?.body ?? '')).toMatchObject({
      sources: {
        en: {
          ...{ kind: 'file', address: '/videos/invite.webm', type: 'video/webm' },
          ...{ durationSec: 48, chapters: [] },
        },
      },
      title: { en: 'invite' },
    });
    const missing = { name: 'Add captions in English' };
    expect(await screen.findByRole('link', missing)).toHaveAttribute(
      'href',
      `/video-help/videos/${id}?tab=captions`,
    );
    await user.click(await button('Publish…'));
    const question = within(await screen.findByRole('dialog', { name: 'Publish “invite”?' }));
    expect(question.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.click(question.getByRole('link', missing));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('Add English'));
    await user.upload(
      await screen.findByLabelText(/^Caption file in English/),
      file(vtt('Open Users', 'Click New')),
    );
    await user.click(await button('Save 2 lines'));
    await screen.findByText('Captions in English saved.');
    await waitFor(() => expect(screen.queryByRole('link', missing)).toBeNull());
    await user.click(await button('Publish…'));
    await user.click(await button('Publish'));
    await screen.findByText('“invite” is published.');
    expect(fixtures.api.records('videos').find((video) => video.id === id)).toMatchObject({
      status: 'published',
    });
  });
});

it('a draft says what its form lacks while one types', async () => {
  const draft = fixtures.api.records('videos').find(({ status }) => status === 'draft');
  const { user } = await open(`videos/${draft?.id}`);
  const title = await screen.findByRole('textbox', { name: 'Title (English)' });
  const missing = { name: 'Give it a title in English' };
  await user.clear(title);
  expect(await screen.findByRole('link', missing)).toBeVisible();
  await pasteInto(user, title, 'How to invite');
  await waitFor(() => expect(screen.queryByRole('link', missing)).toBeNull());
});

it('a video in another language changes nothing of the first one', async () => {
  const { user } = await open('videos/v4?tab=video');
  const english = within(await screen.findByRole('group', { name: 'English' }));
  expect(english.getByLabelText(/^Length/)).toHaveValue('1:24');
  await pasteInto(user, screen.getByLabelText('Video URL'), '/help-videos/video-2.webm');
  await user.click(screen.getByRole('combobox', { name: 'Spoken language' }));
  await user.click(await screen.findByRole('option', { name: 'German' }));
  await user.click(await button('Check and add'));
  const german = within(await screen.findByRole('group', { name: 'German' }));
  expect(german.getByLabelText(/^Length/)).toHaveValue('0:54');
  expect(german.queryByRole('group', { name: 'Chapter 1' })).toBeNull();
  await user.click(await button('Save'));
  await waitFor(() => expect(fixtures.calls(`${call}/v4`, 'PUT')).toHaveLength(1));
  const { version: _, ...sent } = JSON.parse(fixtures.calls(`${call}/v4`, 'PUT')[0]?.body ?? '');
  expect(Object.keys(sent)).toEqual(['sources']);
  expect(sent.sources).toMatchObject({
    en: { durationSec: 84, chapters: [{ at: 0 }, { at: 14 }, { at: 56 }] },
    de: { address: '/help-videos/video-2.webm', durationSec: 54, chapters: [] },
  });
});

it('the video beside the form is the recording in the language of the form', async () => {
  const { user } = await open('videos/v1');
  const recording = await screen.findByRole('combobox', { name: 'Spoken language' });
  expect(recording).toHaveTextContent('English');
  await user.click(await screen.findByRole('tab', { name: /^German/ }));
  await waitFor(() => expect(recording).toHaveTextContent('German'));
  await user.click(recording);
  await user.click(await screen.findByRole('option', { name: 'English' }));
  expect(await screen.findByText('Open User Management in the menu.')).toBeVisible();
});

it('a single recording has no choice beside it', async () => {
  await open('videos/v4');
  expect(await screen.findByRole('group', { name: 'Transcript' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Spoken language' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Captions' })).toHaveTextContent('Off');
});

it('chapters are one line each, with the title in the language of the form', async () => {
  const { user } = await open('videos/v4?tab=video');
  const english = within(await screen.findByRole('group', { name: 'English' }));
  const chapter = (number: number) => within(english.getByRole('group', { name: `Chapter ${number}` }));
  expect(english.getAllByRole('group', { name: /^Chapter \d$/ })).toHaveLength(3);
  expect(chapter(2).getByRole('textbox', { name: /^At/ })).toHaveValue('0:14');
  expect(await chapter(2).findByRole('button', { name: 'Play from 0:14' })).toBeVisible();
  await user.click(chapter(2).getByRole('button', { name: 'Remove Chapter 2' }));
  await user.click(english.getByRole('button', { name: 'Add chapter at 0:00' }));
  const title = chapter(3).getByRole('textbox', { name: 'Title (English)' });
  await user.clear(title);
  await pasteInto(user, title, 'To the end');
  await user.click(await button('Save'));
  await waitFor(() => expect(fixtures.calls(`${call}/v4`, 'PUT')).toHaveLength(1));
  const { sources } = JSON.parse(fixtures.calls(`${call}/v4`, 'PUT')[0]?.body ?? '');
  expect(sources.en.chapters).toMatchObject([{ at: 0 }, { at: 56 }, { at: 0, title: { en: 'To the end' } }]);
});

it('the length typed for one recording stays while another is removed', async () => {
  const { user } = await open('videos/v1?tab=video');
  const german = within(await screen.findByRole('group', { name: 'German' }));
  await user.clear(german.getByLabelText(/^Length/));
  await pasteInto(user, german.getByLabelText(/^Length/), '2:40');
  await user.click(await button('Remove the video in English'));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'English' })).toBeNull());
  expect(within(screen.getByRole('group', { name: 'German' })).getByLabelText(/^Length/)).toHaveValue('2:40');
  await user.click(await button('Save'));
  await waitFor(() => expect(fixtures.calls(`${call}/v1`, 'PUT')).toHaveLength(1));
  const { sources } = JSON.parse(fixtures.calls(`${call}/v1`, 'PUT')[0]?.body ?? '');
  expect(sources).toMatchObject({ de: { durationSec: 160, chapters: [{}, {}, {}] } });
  expect(Object.keys(sources)).toEqual(['de']);
});

it('a published video is not saved without what its readers need', async () => {
  const { user } = await open('videos/v12?tab=video');
  await user.click(await button('Remove the video in English'));
  await user.click(await button('Remove the video in German'));
  await user.click(await button('Save'));
  const group = await screen.findByRole('group', { name: 'Recordings' });
  expect(
    await within(group).findByText(/^Published videos must stay complete: Add a video\.$/),
  ).toBeVisible();
  expect(fixtures.calls(`${call}/v12`, 'PUT')).toEqual([]);
  await pasteInto(user, screen.getByLabelText('Video URL'), '/videos/invite.webm');
  await user.click(await button('Check and add'));
  await waitFor(() => expect(within(group).queryByText(/^Published videos must stay/)).toBeNull());
  await user.click(await button('Save'));
  await waitFor(() => expect(fixtures.calls(`${call}/v12`, 'PUT')).toHaveLength(1));
});

describe('the captions of a video', () => {
  it('are refused with the line of each error; warnings do not prevent saving', async () => {
    const { user } = await open('videos/v1?tab=captions');
    await user.click(await button('Replace English'));
    const field = await screen.findByLabelText(/^Caption file in English/);
    await user.upload(
      field,
      file('00:05.000 --> 00:04.000\nA\n\n00:xx --> 00:06.000\nB\n\n59:00.000 --> 59:01.000\nC\n'),
    );
    expect(await screen.findByText('Line 1: The end is not after the start.')).toBeVisible();
    expect(screen.getByText(/^Line 4: The time cannot be read/)).toBeVisible();
    expect(screen.getByText('Line 7: After the end of the video.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Save \d/ })).toBeNull();
    await user.upload(field, file('00:01.000 --> 00:03.000\nA\n\n00:02.000 --> 00:04.000\nB\n'));
    expect(await screen.findByText('Line 4: Overlaps with the previous line.')).toBeVisible();
    await user.click(await button('Save 2 lines'));
    await screen.findByText('Captions in English saved.');
    const [sent] = fixtures.calls(`${call}/v1/cues/en`, 'PUT');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      kind: 'captions',
      version: 1,
      cues: [{ start: 1 }, { start: 2 }],
    });
  });

  it('are text, however hostile, or refused with their line', async () => {
    const { user } = await open('videos/v4?tab=captions');
    await user.click(await button('Replace English'));
    const field = await screen.findByLabelText(/^Caption file in English/);
    const markup = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    const turned = 'Press \u202eevil, ואז כאן';
    const good = `00:01.000 --> 00:02.000\n${markup}\n\n00:03.000 --> 00:04.000\n${turned}\n`;
    const wrong = [
      `00:05.000 --> 00:06.000\n${'Ww'.repeat(251)}\n`,
      '00:08.000 --> 00:07.000\nBackwards\n',
      '00:09.000 --> 99:99.000\nNo time\n',
      '02:00:00.000 --> 02:00:01.000\nBeyond\n',
    ];
    await user.upload(field, file([good, ...wrong].join('\n')));
    expect(await screen.findByText('Line 7: The text is longer than 500 characters.')).toBeVisible();
    expect(screen.getByText('Line 10: The end is not after the start.')).toBeVisible();
    expect(screen.getByText(/^Line 13: The time cannot be read/)).toBeVisible();
    expect(screen.getByText('Line 16: After the end of the video.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Save \d/ })).toBeNull();
    await user.upload(field, file(good));
    await user.click(await button('Save 2 lines'));
    await screen.findByText('Captions in English saved.');
    const [sent] = fixtures.calls(`${call}/v4/cues/en`, 'PUT');
    expect(JSON.parse(sent?.body ?? '').cues).toMatchObject([{ text: markup }, { text: turned }]);
    const transcript = await screen.findByRole('group', { name: 'Transcript' });
    expect(await within(transcript).findByText(markup)).toBeVisible();
    expect(transcript.querySelector('script, img')).toBeNull();
  });

  it('ask before they replace somebody else’s newer captions', async () => {
    expectConsole(/conflict/);
    const { user } = await open('videos/v1?tab=captions');
    await user.click(await button('Replace English'));
    await user.upload(await screen.findByLabelText(/^Caption file in English/), file(vtt('Mine')));
    const [record] = fixtures.api.records('videos').filter(({ id }) => id === 'v1');
    let isFirst = true;
    fixtures.server.use(
      http.put(`*${call}/v1/cues/en`, () => {
        if (!isFirst) return undefined;
        isFirst = false;
        return HttpResponse.json({ code: 'stale', current: { ...record, version: 1 } }, { status: 409 });
      }),
    );
    await user.click(await button('Save 1 line'));
    expect(await screen.findByText('Someone else changed this video in the meantime.')).toBeVisible();
    await user.click(await button('Save mine anyway'));
    await screen.findByText('Captions in English saved.');
    expect(fixtures.calls(`${call}/v1/cues/en`, 'PUT')).toHaveLength(2);
  });
});

describe('a line of the captions', () => {
  const put = () => fixtures.calls(`${call}/v1/cues/en`, 'PUT').map(({ body }) => JSON.parse(body));
  const stored = () =>
    fixtures.api.records('video-captions').find(({ videoId, lang }) => videoId === 'v1' && lang === 'en')
      ?.cues as { start: number; text: string }[];
  const openLine = async () => {
    const app = await open('videos/v1?tab=captions');
    await app.user.click(await button('Correct the line at 0:09'));
    const field = screen.getByRole('textbox', { name: 'Line at 0:09' });
    expect(field).toHaveFocus();
    return { ...app, field };
  };

  it('is corrected in its place by the keyboard, and the rest stays as it is', async () => {
    const { user, field } = await openLine();
    const before = stored();
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The text is missing.')).toBeVisible();
    expect(put()).toEqual([]);
    await user.keyboard('Press Invite{Shift>}{Enter}{/Shift}above the list.{Enter}');
    await screen.findByText('Line saved.');
    const text = 'Press Invite\nabove the list.';
    expect(stored()).toEqual(before.with(1, { ...Object(before[1]), text }));
    const line = await screen.findByRole('button', { name: /^0:09/ });
    expect(line).toHaveTextContent('Press Invite above the list.');
    expect(line).toHaveFocus();
    await user.click(await button('Correct the line at 0:09'));
    await user.keyboard('x{Escape}');
    expect(put()).toHaveLength(1);
    expect(await screen.findByRole('button', { name: /^0:09/ })).toHaveFocus();
  });

  it('keeps the line that somebody else has corrected meanwhile, and asks about the same one', async () => {
    const { user, field, services } = await openLine();
    const others = (...changed: number[]) =>
      // An isolate, which is not shown, must stay.
      stored().map((cue, index) =>
        changed.includes(index) ? { ...cue, text: `\u2068Theirs ${index}\u2069` } : cue,
      );
    await services.api.request(v.unknown(), {
      url: `${call}/v1/cues/en`,
      method: 'PUT',
      ...jsonBody({ kind: 'captions', cues: others(0, 1) }),
    });
    await user.clear(field);
    await user.keyboard('Mine{Enter}');
    expect(await screen.findByText(/^Someone else changed this line/)).toHaveTextContent('Theirs 1');
    expect(put()).toHaveLength(1);
    await user.click(await button('Save mine anyway'));
    await screen.findByText('Line saved.');
    expect(
      stored()
        .map(({ text }) => text)
        .slice(0, 2),
    ).toEqual(['\u2068Theirs 0\u2069', 'Mine']);
  });

  it('is saved although somebody changes the video at the same time', async () => {
    fixtures.api.configure({ scenarios: ['captions-conflicting'] });
    expectConsole(/conflict/);
    const { user, field } = await openLine();
    await user.clear(field);
    await user.keyboard('New.{Enter}');
    await screen.findByText('Line saved.');
    expect(stored()[1]?.text).toBe('New.');
    expect(put().map(({ version }) => version)).toEqual([1, 2]);
  });

  it('is still there after leaving the page, until it is saved', async () => {
    const { user, field } = await openLine();
    await user.type(field, ' Now.');
    for (const name of ['Videos', 'Topics', 'Invite a colleague'])
      await user.click(await screen.findByRole('link', { name }));
    await user.click(await button('Correct the line at 0:09'));
    expect(screen.getByRole('textbox', { name: 'Line at 0:09' })).toHaveValue(
      'Press Invite, above the list. Now.',
    );
  });
});

it('captions are downloaded as WebVTT', async () => {
  const { user } = await open('videos/v1?tab=captions');
  await user.click(await button('Download German'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Invite-a-colleague.de.vtt');
  const text = new TextDecoder().decode(await saved[0]?.blob.arrayBuffer());
  expect(text.split('\n\n').slice(0, 2)).toEqual([
    'WEBVTT',
    '00:00:01.000 --> 00:00:08.000\nÖffnen Sie im Menü die Nutzerverwaltung.',
  ]);
});

describe('removing captions', () => {
  const calls = () => fixtures.calls(`${call}/v12/cues/fr`, 'DELETE');

  it('asks first and keeps the focus', async () => {
    const { user } = await open('videos/v12?tab=captions');
    await user.click(await button('Remove French'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the captions in French?' }));
    expect(dialog.getByText(/^3 lines will be deleted/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await button('Remove French')).toHaveFocus();
    expect(calls()).toEqual([]);
    await user.click(await button('Remove French'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Captions in French removed.');
    expect(await button('Add French')).toBeVisible();
    expect(calls()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body).not.toHaveFocus();
  });
});

it('a page is added on purpose', async () => {
  const { user } = await open('videos/v1?tab=pages');
  const pages = within(await screen.findByRole('group', { name: 'Pages' }));
  await user.click(pages.getByRole('button', { name: 'Add page' }));
  const entry = within(pages.getByRole('group', { name: 'Page 2' }));
  await user.click(await button('Save'));
  expect(await entry.findByText('Required.')).toBeVisible();
  expect(fixtures.calls(`${call}/v1`, 'PUT')).toEqual([]);
  await user.click(entry.getByRole('combobox', { name: /^Page/ }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  // Also those of areas that were not opened yet.
  await screen.findByRole('option', { name: 'Onboarding Wizard › New' });
  expect(names.slice(0, 2)).toEqual(['All pages', 'Profile']);
  expect(screen.queryByRole('option', { name: 'User Management' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Profile' }));
  await user.click(await button('Save'));
  await waitFor(() => expect(fixtures.calls(`${call}/v1`, 'PUT')).toHaveLength(1));
  const [sent] = fixtures.calls(`${call}/v1`, 'PUT');
  expect(JSON.parse(sent?.body ?? '').pages[1]).toEqual({ pattern: '/profile', priority: 0 });
});

it('names pages that no longer exist and keeps them', async () => {
  await open('videos/v27?tab=pages');
  await waitFor(() => expect(screen.getAllByText('Unknown page: /former-page/:id')).toHaveLength(2));
});

it('shows the figures of a video and its viewers’ comments', async () => {
  await open('videos/v29?tab=history');
  expect(await screen.findByText('My menu looks different.')).toBeVisible();
  expect(screen.getAllByText(/^At 1:04/)).toHaveLength(2);
});

it('marks a comment as done, with a way back', async () => {
  const { user } = await open('videos/v29?tab=history');
  const comment = 'My menu looks different.';
  await user.click(await button(`Mark as done: ${comment}`));
  await waitFor(() => expect(screen.queryByText(comment)).toBeNull());
  expect(document.body).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(comment)).toBeVisible();
  await user.click(await button('Undo'));
  expect(await screen.findByText('No comments marked as done.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(comment)).toBeVisible();
});

it('keeps the input and the help panel when the permission is withdrawn', async () => {
  expectConsole(/forbidden/);
  const { user } = await open('videos/v1#help', { follows: true });
  const title = await screen.findByDisplayValue('Invite a colleague');
  await user.type(title, '!');
  fixtures.server.use(
    http.put(`*${call}/v1`, () => HttpResponse.json({ code: 'permission_denied' }, { status: 403 })),
  );
  await user.click(await button('Save'));
  expect(await screen.findByText(/permission/i)).toBeVisible();
  expect(screen.getByDisplayValue('Invite a colleague!')).toBeVisible();
  const help = within(await screen.findByRole('region', { name: 'Videos' }));
  await user.click(await help.findByRole('button', { name: /^Find your way around/ }));
  expect(await help.findByRole('group', { name: 'Transcript' })).toBeVisible();
});

describe('topics', () => {
  it('move a video with the arrow buttons, which keep the focus, however fast', async () => {
    const { user } = await open('topics');
    const region = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await region.findByRole('button', { name: named('Move Write a banner up') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const order = () => region.getAllByRole('link').map(({ textContent }) => textContent);
    const down = await region.findByRole('button', { name: named('Move Write a banner down') });
    const { release } = hold(fixtures.server, '*/actions/order');
    for (const place of [1, 2, 3]) {
      await user.click(down);
      expect(order()[place]).toBe('Write a banner');
      expect(down).toHaveFocus();
    }
    const sent = () => fixtures.sent.filter(({ path }) => path.endsWith('/actions/order'));
    expect(sent().map(({ body }) => JSON.parse(body).videoIds.slice(0, 2))).toEqual([['v8', 'v7']]);
    release();
    // The last order alone follows, with the version of the answer before.
    await waitFor(() => expect(sent()).toHaveLength(2));
    await waitFor(() =>
      expect(fixtures.api.records('videos').find(({ id }) => id === 'v7')).toMatchObject({ position: 3 }),
    );
    expect(order()[3]).toBe('Write a banner');
    expect(screen.queryByText(/in the meantime/)).toBeNull();
  });

  it('give a video to another topic, and take it back', async () => {
    const { user } = await open('topics');
    const videosIn = (topic: string) =>
      within(screen.getByRole('region', { name: topic }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await user.click(await screen.findByRole('button', { name: named('Move Write a banner') }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Website modules' }));
    await user.click(dialog.getByRole('button', { name: 'First' }));
    expect(videosIn('Website modules')[0]).toBe('Write a banner');
    expect(videosIn('Messages')).not.toContain('Write a banner');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: named('Move Write a banner') })).toHaveFocus(),
    );
    const stored = () => fixtures.api.records('videos').find(({ id }) => id === 'v7');
    await waitFor(() => expect(stored()).toMatchObject({ topicId: 't6', position: 0 }));
    await user.click(await button('Undo last change'));
    expect(videosIn('Messages')[0]).toBe('Write a banner');
    await waitFor(() => expect(stored()).toMatchObject({ topicId: 't2', position: 0 }));
    expect(screen.queryByText(/in the meantime|not saved/)).toBeNull();
  });

  it('can be added, renamed, moved and deleted', async () => {
    const { user } = await open('topics');
    const names = () =>
      screen.getAllByRole('region').map((each) => within(each).getByRole('heading').textContent);
    await screen.findByRole('region', { name: 'Messages' });
    const [first, second] = names();
    await user.click(await button('New topic'));
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Title (English)' }), 'Figurs');
    await user.click(await button('Create'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Figurs' })).toHaveFocus());
    await user.click(await button('Actions for Figurs'));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const title = await screen.findByRole('textbox', { name: 'Title (English)' });
    await user.clear(title);
    await pasteInto(user, title, 'Usage');
    await user.click(await button('Save'));
    await screen.findByRole('region', { name: 'Usage' });
    await user.click(await button(`Actions for ${second}`));
    await user.click(await screen.findByRole('menuitem', { name: 'Up' }));
    expect(names().slice(0, 2)).toEqual([second, first]);
    await user.click(await button('Undo last change'));
    expect(names().slice(0, 2)).toEqual([first, second]);
    const sent = () =>
      fixtures.sent.flatMap(({ method, body }) => {
        const { position } = method === 'PUT' ? JSON.parse(body) : {};
        return position === undefined ? [] : [position];
      });
    // Each move is sent, and so is its undoing.
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]).toBeLessThan(sent()[1]);
    expect(names().slice(0, 2)).toEqual([first, second]);
    await user.click(await button('Actions for Messages'));
    expect(await screen.findByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await user.click(await button('Actions for Usage'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Usage' })).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('coverage', () => {
  it('waits for the languages, as the list does', async () => {
    const { release } = hold(fixtures.server, '/api/groups/languages');
    const { user } = await open('coverage?language=de');
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Videos' }));
    await screen.findByRole('table');
    expect(screen.queryByText(/^All languages$|^Without /)).toBeNull();
    release();
    expect((await screen.findAllByText(/^All languages$|^Without /)).length).toBeGreaterThan(0);
  });

  it('filters pages without a video and links each to a new video', async () => {
    const { user } = await open('coverage');
    expect(await screen.findByText(/^\d+ of \d+ pages have videos\./)).toBeVisible();
    expect(await screen.findByRole('link', { name: '2 videos are due for review.' })).toHaveAttribute(
      'href',
      `/video-help/videos?filter=${encodeURIComponent('{"needsReview":true}')}`,
    );
    await user.click(screen.getByRole('button', { name: 'Pages without a video' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^\d+ videos?$/ })).toBeNull());
    const [add] = screen.getAllByRole('link', { name: 'New video' });
    expect(add?.getAttribute('href')).toMatch(/^\/video-help\/videos\/create\?page=%2F/);
    expect(new URLSearchParams(location.search).get('videos')).toBe('without');
  });
});
