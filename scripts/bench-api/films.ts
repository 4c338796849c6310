import { setImmediate as turn } from 'node:timers/promises';
import { loadModule } from '../../vite/loadModule.ts';
import { type Body, open } from './fixtures.ts';
import { measure } from './measure.ts';

/** Of an area, which a copy for tests may lack: so its own type is not asked for. */
interface CaptionReader {
  readCaptions(text: string, turn: () => Promise<unknown>): Promise<{ readonly cues: readonly unknown[] }>;
}

const films = { videos: 2000, 'video-captions': 6000 };
const openLibrary = async () => {
  const library = await open(films);
  await library.call('/clientapi/v1/videos?range=[0,0]');
  return library;
};
const said = ['einladen', 'sitzungen', 'raster', 'getipptes', 'nicht da', 'zeile'];
const search = ({ call }: Awaited<ReturnType<typeof open>>, round: number) => {
  const query = new URLSearchParams({ q: said[round % said.length] ?? '', language: 'de', range: '[0,24]' });
  return call(`/clientapi/v1/admin/help/search?${query}`);
};
const two = (value: number) => String(value).padStart(2, '0');
const time = (second: number) =>
  `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}.000`;
const captions = `WEBVTT\n\n${Array.from(
  { length: 20_000 },
  (_, second) => `${time(second)} --> ${time(second + 1)}\nWhat is said in <b>second</b> ${second}\n`,
).join('\n')}`;

/** 2,000 films with 120 lines each, searched, and a file of 20,000 captions, read. */
export async function measureFilms(): Promise<void> {
  await measure('2,000 films × 120 lines: first search', search, { prepare: openLibrary, times: 5 });
  const library = await openLibrary();
  await search(library, 0);
  await measure('2,000 films × 120 lines: further searches', (_, round) => search(library, round));

  const { readCaptions } = await loadModule<CaptionReader>('/src/areas/video-help/checks/readCaptions.ts');
  // Read no further than one beyond the 5,000 that are kept.
  await measure('file of 20,000 captions read', async () => {
    const { cues } = await readCaptions(captions, turn);
    return { body: Object.assign([], { id: '', results: [] }) as Body, total: `/${cues.length}` };
  });
}
