/*
 * The service worker of demo mode: MSW's, which passes calls to the fixture API in the page, plus the response to reloads. A static
 * server has only the start page; its parameter `?open=` opens other pages (`src/qa/openPath.ts`).
 */

const start = self.registration.scope;

self.addEventListener('fetch', (event) => {
  // Skips MSW's own listener: pages come from the server, never from the fixture API.
  if (event.request.mode === 'navigate') event.respondWith(openPage(event.request));
});

async function openPage(request) {
  const answer = await fetch(request);
  const path = request.url.slice(start.length - 1).replace(/#.*$/s, '');
  const isStart = /^\/(index\.html)?(\?|$)/.test(path);
  if (isStart || !(await isMissing(answer))) return answer;
  return Response.redirect(`${start}?open=${encodeURIComponent(path)}`);
}

/** Some servers answer 403 for a missing file, others the start page, whose relative links break at deeper paths. */
async function isMissing(answer) {
  if (answer.status === 404 || answer.status === 403) return true;
  if (!answer.ok || !/html/.test(answer.headers.get('Content-Type') ?? '')) return false;
  const page = await answer.clone().text();
  return page.includes('src="./') && page === (await (await fetch(start)).text());
}

// MSW's worker unregisters itself when its last page closes, even for a reload. Then the next reload of a deep page, a
// restored tab or Back from another site would find neither worker nor file.
self.registration.unregister = async () => false;

importScripts('./mockServiceWorker.js');
