import { matchPath } from 'react-router-dom';
import { pagesOf } from '../areas';
import { areaPage } from './areas/areaPage';
import { ProfilePage } from './pages/lazyPages';
import { profileQuery } from './profileQuery';
import type { Services } from './services';

/** Loads what the first page needs, and asks for the profile without waiting, except on its page. Waits a second at most; never rejects. */
export async function preloadPage(services: Services, path: string): Promise<void> {
  const { areas, queryClient, session } = services;
  if (!session.getSnapshot().signedIn) return;
  const profile = queryClient.prefetchQuery(profileQuery(services));
  const page = pagesOf(areas).find(({ pattern }) => matchPath(`/${pattern}`, `/${path}`));
  const scripts = page
    ? [areaPage(page.area, page.load).preload(), page.detail?.()]
    : [ProfilePage.preload(), profile];
  const isShown = Promise.all(scripts).catch(() => {});
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, longest))]);
}

const longest = 1000; // milliseconds
