import { LoadingState } from '../../ui/LoadingState';
import { PageHeader } from '../../ui/PageHeader';

/** The frame of a page whose content is on its way; the script in `index.html` puts the headline in, or takes it out. */
export function LoadingPage() {
  return (
    <>
      <PageHeader headline="…" />
      <LoadingState />
    </>
  );
}
