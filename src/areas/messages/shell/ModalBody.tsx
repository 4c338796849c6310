import { Loaded } from '@/records/calls/Loaded';
import { ReaderBody } from '../inbox/ReaderBody';
import { useInboxMessage } from '../inbox/useInboxMessage';

/** The body of a message in a dialog, after the summary. */
export function ModalBody({ id }: { id: string }) {
  const query = useInboxMessage(id);
  return (
    <Loaded query={query}>{({ body, language }) => <ReaderBody text={body} language={language} />}</Loaded>
  );
}
