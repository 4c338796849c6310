import { loadPages } from './areas/loadPages';
import { ProfilePage } from './pages/lazyPages';
import { profileQuery } from './profileQuery';
import type { Services } from './services';

/**
 * Loads what the first page needs, so that it is there at once when it is shown: its scripts, and for the profile page
 * the profile too. Asks for the profile, which every page of a signed-in visitor needs, without waiting. Waits for a
 * second at most and never rejects: what fails here is told by the page.
 */
export async function preloadPage(services: Services, path: string): Promise<void> {
  const { areas, queryClient, session } = services;
  if (!session.getSnapshot().signedIn) return;
  const profile = queryClient.prefetchQuery(profileQuery(services));
  const [first] = path.toLowerCase().split('/').filter(Boolean);
  const area = areas.find((each) => each.path === first);
  const scripts = area ? loadPages(area) : ProfilePage.preload();
  const isShown = Promise.all([scripts, area ? undefined : profile]).catch(() => {});
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, longest))]);
}

const longest = 1000; // milliseconds
