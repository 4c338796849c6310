import { useTranslate } from 'react-admin';
import { RelativeTime } from '@/records/columns/RelativeTime';

/** Milliseconds for which something has been done just now: no distance in minutes can be told. */
const minute = 60_000;

interface PublishedAtProps {
  at: string;
  /** The key of the words before the moment; with `Now` after it, that of a sentence without one. */
  text: string;
}

/** When a language was published last. */
export function PublishedAt({ at, text }: PublishedAtProps) {
  const translate = useTranslate();
  if (Math.abs(Date.now() - Date.parse(at)) < minute) return translate(`${text}Now`);
  return (
    <>
      {translate(text)} <RelativeTime value={at} />
    </>
  );
}
