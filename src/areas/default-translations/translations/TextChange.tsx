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
  ...textProps
}: TextChangeProps) {
  const translate = useTranslate();
  const [oldText, newText] = isKept || isHeld ? [after, before] : [before, after];
  const isSame = (oldText || '') === (newText || '');
  const line = (as: 'span' | 'del' | 'ins', text: string | null | undefined) => {
    if (text) {
      return (
        <Box component={as} {...textProps} sx={as === 'del' ? struckOut : textStyles}>
          {text}
        </Box>
      );
    }
    return none === undefined ? null : <Box sx={[textStyles, secondary]}>{none}</Box>;
  };
  return (
    <>
      {isSame ? null : line(isHeld ? 'span' : 'del', oldText)}
      {isHeld && !isSame && newText ? (
        <Box component="span" sx={mark}>
          {translate('records.stays')}
        </Box>
      ) : null}
      {line(isSame || isKept || isHeld ? 'span' : 'ins', newText)}
    </>
  );
}

const secondary = { color: 'text.secondary' } as const;
const mark = { ...secondary, display: 'block', typography: 'caption', mt: 0.5 } as const;
const textStyles = {
  display: 'block',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
} as const;
const struckOut = { ...textStyles, ...secondary, textDecoration: 'line-through' } as const;
