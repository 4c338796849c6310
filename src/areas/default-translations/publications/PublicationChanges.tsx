import { useTranslate } from 'react-admin';
import type { Publication } from './publicationSchema';

const texts = 'areas.default-translations.publications';

/** What changed for readers, and whether it is live or restored an earlier publication. */
export function PublicationChanges({
  publication: { added, changed, removed, restores, live },
}: {
  publication: Publication;
}) {
  const translate = useTranslate();
  const counts = Object.entries({ added, changed, removed }).filter(([, count]) => count > 0);
  return [
    ...(live ? [translate(`${texts}.live`)] : []),
    ...(restores === null ? [] : [translate(`${texts}.restoration`)]),
    ...counts.map(([kind, count]) =>
      translate(`areas.default-translations.publish.counts.${kind}`, { smart_count: count }),
    ),
  ].join(' · ');
}
