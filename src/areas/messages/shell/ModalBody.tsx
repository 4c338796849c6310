import { Loaded } from '../../../records/calls/Loaded';
import { lazyPart } from '../../../ui/loading/LazyPart';
import { useInboxMessage } from '../inbox/useInboxMessage';

const ReaderBody = lazyPart(() => import('../inbox/ReaderBody').then((part) => part.ReaderBody));

/** The body of a message in a dialog: it comes after the summary. */
export function ModalBody({ id }: { id: string }) {
  const query = useInboxMessage(id);
  return (
    <Loaded query={query}>{({ body, language }) => <ReaderBody text={body} language={language} />}</Loaded>
  );
}
