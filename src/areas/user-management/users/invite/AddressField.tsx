import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { type RefObject, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { AddressChips } from './AddressChips';
import type { AddressChange, CheckedAddress } from './addressList';
import { endsAddress } from './splitAddresses';

interface AddressFieldProps {
  addresses: readonly CheckedAddress[];
  /** What is being typed and is no address in the list yet. */
  text: string;
  setText: (text: string) => void;
  onAdd: (text: string) => void;
  onChange: (change: AddressChange) => void;
  /** What is wrong with the whole. */
  error?: string;
  entry: RefObject<HTMLTextAreaElement | null>;
}

const texts = 'areas.user-management.users.invite';

/**
 * A field for many e-mail addresses: what is typed becomes one with a separator, Enter or the end of the input, what
 * is pasted at once. The text area keeps the line breaks of a pasted list, which an input would drop.
 */
export function AddressField({ addresses, text, setText, onAdd, onChange, error, entry }: AddressFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const focusLast = () =>
    [...(frame.current?.querySelectorAll<HTMLElement>('[data-address]') ?? [])].at(-1)?.focus();
  return (
    <Box sx={{ mt: 1, mb: 1.5 }}>
      <InputLabel htmlFor={`${id}-entry`} error={error !== undefined}>
        {translate(`${texts}.addresses`)}
      </InputLabel>
      <Box ref={frame} sx={box}>
        <AddressChips addresses={addresses} onChange={onChange} entry={entry} />
        <Box
          component="textarea"
          id={`${id}-entry`}
          ref={entry}
          rows={addresses.length > 0 ? 1 : 3}
          value={text}
          placeholder={addresses.length > 0 ? translate(`${texts}.more`) : undefined}
          aria-describedby={`${id}-help`}
          aria-invalid={error !== undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          onChange={({ target }) => (endsAddress(target.value) ? onAdd(target.value) : setText(target.value))}
          onBlur={() => text.trim() !== '' && onAdd(text)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') {
              event.preventDefault();
              onAdd(text);
            }
            if (text === '' && (event.key === 'Backspace' || event.key === 'ArrowLeft')) {
              event.preventDefault();
              focusLast();
            }
          }}
        />
      </Box>
      <FormHelperText id={`${id}-help`} error={error !== undefined}>
        {error ?? translate(addresses.length > 0 ? `${texts}.keys` : `${texts}.help`)}
      </FormHelperText>
    </Box>
  );
}

const box = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  p: 1,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '1px solid', outlineColor: 'primary.main', borderColor: 'primary.main' },
  '& > textarea': {
    font: 'inherit',
    color: 'inherit',
    width: '100%',
    boxSizing: 'border-box',
    minHeight: 32,
    px: 0.5,
    py: 0.5,
    border: 0,
    outline: 'none',
    resize: 'none',
    bgcolor: 'transparent',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
} as const;
