import { LoadingPage } from './LoadingPage';

/** The frame of any page; the script in `index.html` puts headline and lead in, or takes them out. */
export function EmptyFrame() {
  return <LoadingPage headline="…" lead={<span>…</span>} />;
}
