import { objectIn, objectsIn, textOf } from './bodies.ts';
import type { Probe } from './createProbe.ts';
import { post, refusedRows } from './managedCalls.ts';
import { checkFilters, checkResource, unknownId } from './recordCalls.ts';

const at = (path: string) => ({ method: 'GET', base: 'clientApi', path }) as const;

/** Films with their captions, topics and coverage, and dry runs; nothing is changed. */
export async function checkFilms(probe: Probe): Promise<void> {
  const videos = { base: 'clientApi', name: 'videos' } as const;
  const list = await checkResource(probe, { ...videos, sorts: ['title', 'reviewDueAt'] });
  await checkFilters(probe, videos, [
    { filter: { q: 'a' } },
    { filter: { status_eq_any: ['draft'] }, holds: { status: 'draft' } },
    { filter: { missingLanguage: 'fr' } },
    { filter: { needsReview: true } },
  ]);
  await checkResource(probe, { base: 'clientApi', name: 'video-topics', sorts: ['position'] });
  await probe('what pages are helped on', at('help-coverage'));
  const order = { op: 'archive', ids: [unknownId()], dryRun: true };
  await probe(
    'archiving of no film, dry run',
    post(videos, '/actions/bulk', order),
    '2XX',
    refusedRows('not_found'),
  );
  await probe(
    'the address of a film',
    post(videos, '/actions/inspect', { address: 'https://youtu.be/dQw4w9WgXcQ' }),
  );
  await probe(
    'an address of no film',
    post(videos, '/actions/inspect', { address: 'javascript:alert(1)' }),
    422,
  );
  const film = list.find(({ captions }) => objectsIn(captions).length > 0);
  const id = textOf(film?.id);
  const code = textOf(objectsIn(film?.captions)[0]?.lang);
  if (id === undefined || code === undefined) return;
  const path = `videos/${encodeURIComponent(id)}`;
  await probe('a film as its readers get it', at(`${path}/preview?language=${code}`));
  await probe('its captions', at(`${path}/cues/${code}`));
}

/** The films that help the account on a page; nothing is noted of them. */
export async function checkHelp(probe: Probe): Promise<void> {
  await probe('the films of a page', at('admin/help?page=/profile&language=en'));
  await probe('a search of one letter', at('admin/help/search?q=a&language=en&range=[0,4]'));
  const answer = await probe('all films by topic', at('admin/help/topics?language=en'));
  const id = textOf(objectsIn(objectsIn(answer?.body)[0]?.videos)[0]?.id);
  if (id === undefined) return;
  const found = await probe('one film', at(`admin/help/${encodeURIComponent(id)}?language=en`));
  const { captions } = objectIn(found?.body);
  const code = Array.isArray(captions) ? textOf(captions[0]) : undefined;
  if (code !== undefined)
    await probe('what is said in it', at(`admin/help/${encodeURIComponent(id)}/cues/${code}`));
}
