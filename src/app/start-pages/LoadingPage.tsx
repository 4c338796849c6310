import { LoadingState } from '../../ui/LoadingState';
import { PageHeader } from '../../ui/PageHeader';

/** The frame of a page whose content is on its way; the script in `index.html` puts headline and lead in, or takes them out. */
export function LoadingPage() {
  return (
    <>
      <PageHeader headline="…" lead={<span>…</span>} />
      <LoadingState />
    </>
  );
}
