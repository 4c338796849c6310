/*
 * The service worker of demo mode: MSW's, which hands the calls of a page to the fixture API in it, and the answer to a
 * reload. The start page is the only page that a plain static server has; it is asked for another one by `?open=`,
 * which `src/qa/openPath.ts` reads.
 */

const start = self.registration.scope;

self.addEventListener('fetch', (event) => {
  // MSW's own listener is not reached: pages are files of the server, and never the fixture API's.
  if (event.request.mode === 'navigate') event.respondWith(openPage(event.request));
});

async function openPage(request) {
  const answer = await fetch(request);
  const path = request.url.slice(start.length - 1).replace(/#.*$/s, '');
  const isStart = /^\/(index\.html)?(\?|$)/.test(path);
  if (isStart || !(await isMissing(answer))) return answer;
  return Response.redirect(`${start}?open=${encodeURIComponent(path)}`);
}

/** Some servers answer 403 for a file that is not there, others the start page, whose links are wrong further down. */
async function isMissing(answer) {
  if (answer.status === 404 || answer.status === 403) return true;
  if (!answer.ok || !/html/.test(answer.headers.get('Content-Type') ?? '')) return false;
  const page = await answer.clone().text();
  return page.includes('src="./') && page === (await (await fetch(start)).text());
}

// MSW's worker unregisters itself when its last page closes, which a reload does too: the next reload of a deep page,
// a tab that is restored, and a step back from another site would then find no worker, and no file.
self.registration.unregister = async () => false;

importScripts('./mockServiceWorker.js');
