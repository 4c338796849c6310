import type { Find } from '@/areas/shellDefinition';
import { hitsSchema } from './helpSchemas';

/** How many videos are asked for. */
const maxVideos = 20;

/** Help videos by title, tags and captions; a hit opens the help panel at the first matching caption. */
export const find: Find = async (ask, text) => {
  const query = new URLSearchParams({
    q: text,
    range: `[0,${maxVideos - 1}]`,
    language: document.documentElement.lang,
  });
  const videos = await ask(hitsSchema, { path: `admin/help/search?${query}` });
  return videos.map(({ id, title, tags, hits: [hit] }) => ({
    id,
    name: title || id,
    detail: hit?.text ?? tags.join(', '),
    to: `#help=${encodeURIComponent(id)}${hit === undefined ? '' : `@${Math.floor(hit.at)}`}`,
  }));
};
