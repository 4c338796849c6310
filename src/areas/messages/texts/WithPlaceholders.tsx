import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { PlaceholderChips } from '@/records/inputs/PlaceholderChips';
import { typeInto } from '@/records/inputs/typeInto';
import { placeholders } from '../checks/messageText';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields for text that people read; URLs get no placeholders. */
const readable = 'input:not([type=url]), textarea';

/** The texts of a message below the placeholders, which are inserted where the user typed last, else into the title. */
export function WithPlaceholders({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const lastField = useRef<Field>(null);
  const remember = ({ target }: FocusEvent<Element>) => {
    if (target.matches(`[data-language] :is(${readable})`)) lastField.current = target as Field; // the selector names no other
  };
  /** Whoever went on to a field that takes none, such as a URL, did not mean the one before. */
  const forget = ({ relatedTarget }: FocusEvent<Element>) => {
    if (relatedTarget?.matches('input, textarea')) lastField.current = null;
  };
  const insert = (placeholder: string) => {
    const panelSelector = '[data-language]:not([hidden])';
    if (lastField.current?.closest(panelSelector)) return typeInto(lastField.current, placeholder);
    const panel = frame.current?.querySelector(panelSelector);
    const title = panel?.querySelector<Field>(readable);
    if (title) typeInto(title, placeholder, title.value.length);
  };
  return (
    <Box ref={frame} onFocus={remember} onBlur={forget}>
      <PlaceholderChips
        placeholders={placeholders}
        onInsert={insert}
        lead={
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('areas.messages.texts.fillIns')}
          </Typography>
        }
      />
      {children}
    </Box>
  );
}
