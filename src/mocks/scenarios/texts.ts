import { isRecord } from '../answers';
import { when } from './answering';
import type { Scenario } from './scenario';

/** The ids of the languages that a call is to publish; none where it only asks what would go live. */
async function published(request: Request): Promise<string[]> {
  if (!request.url.endsWith('/translation-languages/actions/publish')) return [];
  const order: unknown = await request.clone().json();
  if (!isRecord(order) || order.dryRun === true || !Array.isArray(order.languages)) return [];
  return order.languages.flatMap((each) => (isRecord(each) && typeof each.id === 'string' ? [each.id] : []));
}

export const textsScenarios: readonly Scenario[] = [
  {
    name: 'texts-publish-stale',
    group: 'saving',
    seen: { page: '/default-translations/publish' },
    start({ changeRecord }) {
      let isFirst = true;
      return when('change', async ({ request }, pass) => {
        const languages = isFirst ? await published(request) : [];
        // Somebody else lets reviewed texts go live alone, just before: what was shown is not what would go live.
        for (const id of languages) {
          isFirst = false;
          changeRecord('translation-languages', id, () => ({ publishes: 'reviewed' }));
        }
        return pass();
      });
    },
  },
];
