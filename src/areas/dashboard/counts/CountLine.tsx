import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { useNumberFormat } from '@/ui/formats';
import { AppLink } from '@/ui/page/AppLink';
import type { CountsTile } from '../tiles';
import type { CountedLine } from './countQuery';

interface CountLineProps {
  tile: CountsTile;
  line: CountedLine;
  /** Shown after the count. */
  note?: string | undefined;
}

/** A link to the counted records: '212 active users'. Plain elements with the styles of their list (`countList`). */
export function CountLine({ tile, line, note }: CountLineProps) {
  const number = useNumberFormat();
  const phrase = useCountText()(tile, line);
  const { value, to } = line;
  const [prefix, suffix] = phrase.split(number(value));
  // In other languages the number may not come first.
  const isFirst = prefix === '' && suffix !== undefined;
  const words = isFirst ? suffix.trim() : phrase;
  return (
    <AppLink to={to}>
      <span className="count">{isFirst ? number(value) : ''}</span>{' '}
      <span className="words">
        {words} {note ? <span className="note">{note}</span> : null}
      </span>
    </AppLink>
  );
}

/** A count in words. */
function useCountText(): (tile: CountsTile, line: CountedLine) => string {
  const translate = useTranslate();
  const languageName = useLanguageName();
  return ({ area, key }, { count, value, language = '' }) =>
    translate(`areas.${area}.widgets.${key}.counts.${count.key}`, {
      smart_count: value,
      language: language && languageName(language),
      _: '%{smart_count}',
    });
}
