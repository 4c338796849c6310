import { useTranslate } from 'react-admin';
import { RelativeTime } from '@/records/columns/RelativeTime';

/** Below a minute, the text says `just now`. In milliseconds. */
const minute = 60_000;

interface PublishedAtProps {
  at: string;
  /** The key of the text before the time. The key with `Now` appended is the sentence without a time. */
  text: string;
}

/** When a language was last published. */
export function PublishedAt({ at, text }: PublishedAtProps) {
  const translate = useTranslate();
  if (Math.abs(Date.now() - Date.parse(at)) < minute) return translate(`${text}Now`);
  return (
    <>
      {translate(text)} <RelativeTime value={at} />
    </>
  );
}
