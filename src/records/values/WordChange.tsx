import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { diffWords } from './diffWords';

interface WordChangeProps {
  before: string;
  after: string;
}

/** How a text became another one in a single paragraph: removed words are struck out, added ones underlined. Screen readers hear which. */
export function WordChange({ before, after }: WordChangeProps) {
  return diffWords(before, after).map(({ kind, text }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a changed text is rendered as a whole
    kind === 'same' ? text : <ChangedWords key={place} kind={kind} text={text} />,
  );
}

/** The spaces around the words, and where they wrap, have no line, unless spaces are all that has changed. */
function ChangedWords({ kind, text }: { kind: 'removed' | 'added'; text: string }) {
  const translate = useTranslate();
  const words = text.trim() || text;
  const [spaceBefore, spaceAfter] = text.split(words);
  return (
    <>
      {spaceBefore}
      <Box component={kind === 'removed' ? 'del' : 'ins'} sx={[looks[kind], words !== text.trim() && spaces]}>
        {/* Browsers tell screen readers of deletions and insertions, but most of these do not read them out. */}
        <Box component="span" sx={visuallyHidden}>
          {translate(`records.wordChange.${kind}`)}{' '}
        </Box>
        {words}
      </Box>
      {spaceAfter}
    </>
  );
}

const spaces = { whiteSpace: 'pre-wrap' } as const;

const looks = {
  removed: { whiteSpace: 'pre-line', color: 'text.secondary', textDecoration: 'line-through' },
  added: {
    whiteSpace: 'pre-line',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
  },
} as const;
