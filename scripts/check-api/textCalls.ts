import { objectsIn, textOf } from './bodies.ts';
import type { Probe } from './createProbe.ts';
import { post } from './managedCalls.ts';

/** The texts of the application with those of a language, and what would go live; nothing is changed. */
export async function checkTexts(probe: Probe): Promise<void> {
  const pageOf = (name: string) =>
    probe(`a page of ${name}`, {
      method: 'GET',
      base: 'clientApi',
      path: `${name}?range=[0,4]&embed=["de"]`,
    });
  const texts = await pageOf('translations');
  const languages = await pageOf('translation-languages');
  await pageOf('translation-revisions');
  await pageOf('translation-publications');
  const id = textOf(objectsIn(texts?.body)[0]?.id);
  if (id !== undefined)
    await probe('texts like another one', {
      method: 'GET',
      base: 'clientApi',
      path: `translations/${encodeURIComponent(id)}/suggestions?language=de`,
    });
  await probe('who has saved texts', { method: 'GET', base: 'clientApi', path: 'translations/people' });
  const order = {
    rows: [],
    mode: 'missing',
    unknownKeys: 'skip',
    empty: 'keep',
    change: 'check',
    dryRun: true,
  };
  const ofTexts = { base: 'clientApi', name: 'translations' } as const;
  await probe('import of no text, dry run', post(ofTexts, '/actions/import', order));
  await probe(
    'texts of no build, dry run',
    post(ofTexts, '/actions/sync', { build: 'check', texts: {}, dryRun: true }),
  );
  const changes = await pageOf('translation-changes');
  const change = objectsIn(changes?.body).find(({ canRevert }) => canRevert === true)?.id;
  const ofChanges = { base: 'clientApi', name: 'translation-changes' } as const;
  if (typeof change === 'string') {
    const path = `/${encodeURIComponent(change)}`;
    await probe('a change of texts', {
      method: 'GET',
      base: 'clientApi',
      path: `translation-changes${path}`,
    });
    await probe('revert of a change, dry run', post(ofChanges, `${path}/actions/revert`, { dryRun: true }));
  }
  const ofLanguages = { base: 'clientApi', name: 'translation-languages' } as const;
  for (const { id: code, version } of objectsIn(languages?.body).slice(0, 1)) {
    const path = `translation-languages/${encodeURIComponent(String(code))}`;
    await probe('one language', { method: 'GET', base: 'clientApi', path });
    await probe('what a publication would change', {
      method: 'GET',
      base: 'clientApi',
      path: `${path}/differences?range=[0,4]`,
    });
    const publication = { languages: [{ id: code, version }], dryRun: true };
    await probe('publication, dry run', post(ofLanguages, '/actions/publish', publication));
  }
  await probe('unpublished texts', {
    method: 'GET',
    base: 'clientApi',
    path: 'admin/draft-texts?language=de',
  });
}
