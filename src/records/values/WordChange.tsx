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
  const translate = useTranslate();
  return diffWords(before, after).map(({ kind, text }, place) =>
    kind === 'same' ? (
      text
    ) : (
      <Box
        // biome-ignore lint/suspicious/noArrayIndexKey: a changed text is rendered as a whole
        key={place}
        component={kind === 'removed' ? 'del' : 'ins'}
        sx={looks[kind]}
      >
        {/* Browsers tell screen readers of deletions and insertions, but most of these do not read them out. */}
        <Box component="span" sx={visuallyHidden}>
          {translate(`records.wordChange.${kind}`)}{' '}
        </Box>
        {text}
      </Box>
    ),
  );
}

const looks = {
  removed: { color: 'text.secondary', textDecoration: 'line-through' },
  added: { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '0.15em' },
} as const;
