import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

interface TextChangeProps {
  before: string | null | undefined;
  after: string | null | undefined;
  /** The text stays unchanged; what it would have become is struck out. */
  isKept?: boolean;
  /** The text stays for now: it is marked, and the pending text above it is not struck out. */
  isHeld?: boolean;
  /** Shown in place of an empty text; default: nothing. */
  none?: string;
  /** The language and direction of the text; default: the page's. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

/** A text before and after a change: the old one struck out above the new one. */
export function TextChange({
  before,
  after,
  isKept = false,
  isHeld = false,
  none,
  ...written
}: TextChangeProps) {
  const translate = useTranslate();
  const [goes, stays] = isKept || isHeld ? [after, before] : [before, after];
  const isSame = (goes || '') === (stays || '');
  const line = (as: 'span' | 'del' | 'ins', text: string | null | undefined) => {
    if (text) {
      return (
        <Box component={as} {...written} sx={as === 'del' ? old : words}>
          {text}
        </Box>
      );
    }
    return none === undefined ? null : <Box sx={[words, soft]}>{none}</Box>;
  };
  return (
    <>
      {isSame ? null : line(isHeld ? 'span' : 'del', goes)}
      {isHeld && !isSame && stays ? (
        <Box component="span" sx={mark}>
          {translate('records.stays')}
        </Box>
      ) : null}
      {line(isSame || isKept || isHeld ? 'span' : 'ins', stays)}
    </>
  );
}

const soft = { color: 'text.secondary' } as const;
const mark = { ...soft, display: 'block', typography: 'caption', mt: 0.5 } as const;
const words = {
  display: 'block',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
} as const;
const old = { ...words, ...soft, textDecoration: 'line-through' } as const;
