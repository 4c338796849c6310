import { useTranslate } from 'react-admin';
import type { Flow } from '../flowSchema';

/** How many people finished a guide, of those who started; `inWords` if no column header says so. */
export function Progress({
  flow: { progress, publishedVersion },
  inWords = false,
}: {
  flow: Flow;
  inWords?: boolean;
}) {
  const translate = useTranslate();
  if (publishedVersion === null) return null;
  return translate(`areas.onboarding-wizard.list.${inWords ? 'finishedOf' : 'finished'}`, {
    finished: progress.finished,
    started: progress.started,
  });
}
