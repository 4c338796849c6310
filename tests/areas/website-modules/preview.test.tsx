import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { placeOfPreview } from '../../../src/areas/website-modules/module/preview/previewAddress';
import { address, heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { pasteInto } from '../../support/screens';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 30 } });
const website = 'https://website.example';
const later = () => new Date(Date.now() + 900_000).toISOString();

const teaser = () => fixtures.api.records('modules').find((module) => module.key === 'teaser')?.id;
const asked = () =>
  fixtures
    .calls(`/clientapi/v1/modules/${teaser()}/actions/preview`, 'POST')
    .map(({ body }) => JSON.parse(body));

/** What the server answers instead of the fixture API. */
const answering = (...answers: { url?: string; expiresAt?: string }[]) =>
  fixtures.server.use(
    http.post('*/actions/preview', () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return HttpResponse.json({ url: `${website}/preview`, expiresAt: later(), ...answer });
    }),
  );

async function openPreview(search = '', frameOrigins: string[] = [website]) {
  const path = `/website-modules/modules/${teaser()}?tab=preview${search}`;
  const app = await renderApp(path, { as: 'admin', config: { media: { frameOrigins } } });
  await heading('Teasers');
  return app;
}

const frame = () => screen.findByTitle('The website with these settings');

describe('the address of a preview', () => {
  it.each([
    ['https://website.example/a', 'frame'],
    ['https://other.example/a', 'tab'],
    ['http://website.example/a', 'nowhere'],
    ['javascript:alert(1)', 'nowhere'],
  ])('WM26 %s is opened: %s', (url, place) => {
    expect(placeOfPreview(url, [website])).toBe(place);
  });
});

describe('the preview of a module', () => {
  it('is of the typed values, for a group, a language and a moment, which the address keeps', async () => {
    const group = fixtures.api.records('groups')[2]?.id;
    const at = '2026-12-24T18:00:00Z';
    const { user } = await openPreview(`&group=${group}&language=de&at=${at}&width=390`);
    expect(await frame()).toHaveAttribute(
      'src',
      expect.stringContaining(`${website}/preview/teaser?group=${group}`),
    );
    expect(asked()).toEqual([expect.objectContaining({ groupId: group, language: 'de', at })]);
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    const length = await screen.findByRole('textbox', { name: 'Length of the teaser' });
    await user.clear(length);
    await pasteInto(user, length, '250');
    expect(asked()).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1].settings).toMatchObject({ teaserLength: 250 });
    expect(address()).toContain('width=390');
    expect(fixtures.api.records('modules').find(({ id }) => id === teaser())?.version).toBe(1);
  });

  it('WM27 runs in a frame that may do nothing else', async () => {
    await openPreview();
    expect(await frame()).toHaveAttribute('sandbox', 'allow-scripts');
    const link = screen.getByRole('link', { name: 'Open the preview in a new tab' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('WM27 says that the browser has refused a frame', async () => {
    await openPreview();
    await frame();
    const refused = Object.assign(new Event('securitypolicyviolation'), {
      violatedDirective: 'frame-src',
      blockedURI: website,
    });
    document.dispatchEvent(refused);
    expect(await screen.findByText('The browser did not let the website be shown here.')).toBeVisible();
  });

  it('WM28 is asked for anew once when it has expired, and then by hand', async () => {
    answering({ expiresAt: '2026-01-01T00:00:00Z' });
    const { user } = await openPreview();
    expect(await screen.findByText('The preview has expired')).toBeVisible();
    expect(asked()).toHaveLength(2);
    answering({});
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeVisible();
  });
});
