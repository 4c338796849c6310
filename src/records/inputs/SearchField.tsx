import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useDebouncedEvent, useTranslate } from 'react-admin';
import { useMounted } from '@/ui/leave/useMounted';
import { useHistoryStep } from '@/ui/page/useHistoryStep';
import { named } from '@/ui/tips/tip';

interface SearchFieldProps {
  /** The accessible name and the placeholder. */
  label: string;
  value: string;
  /** Called 300 ms after the last key, and at once on Enter, Escape or the clear button. */
  onChange: (value: string) => void;
  sx?: TextFieldProps['sx'];
}

/** Milliseconds without a key after which a search starts. */
const debounceMs = 300;

/** A search field, cleared by its button and by Escape. */
export function SearchField({ label, value, onChange, sx }: SearchFieldProps) {
  const translate = useTranslate();
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const [reportedText, setReportedText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setReportedText(value);
    // A new value from outside, such as cleared filters, replaces the typed text; our own change echoed back does not.
    if (value !== reportedText) setText(value);
  }
  useHistoryStep(() => {
    setReportedText(value);
    setText(value);
  });
  const search = (next: string) => {
    setText(next);
    setReportedText(next);
    if (next !== reportedText) onChange(next);
  };
  const mounted = useMounted();
  const searchSoon = useDebouncedEvent(() => {
    if (mounted.current) search(text);
  }, debounceMs);

  const clear = translate('records.inputs.clear');
  return (
    <TextField
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        searchSoon();
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          search(text);
        }
        if (event.key === 'Escape' && text !== '') {
          // Only the next Escape closes what is around the field.
          event.preventDefault();
          event.stopPropagation();
          search('');
        }
      }}
      inputRef={input}
      placeholder={label}
      autoComplete="off"
      margin="none"
      size="small"
      sx={[{ '& .MuiOutlinedInput-input': { pl: 0 } }, ...(Array.isArray(sx) ? sx : [sx])]}
      slotProps={{
        htmlInput: { 'aria-label': label, role: 'searchbox', enterKeyHint: 'search', dir: 'auto' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment:
            text === '' ? null : (
              <InputAdornment position="end">
                <IconButton
                  {...named(clear)}
                  edge="end"
                  size="small"
                  onClick={() => {
                    search('');
                    input.current?.focus();
                  }}
                >
                  <Clear fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
        },
      }}
    />
  );
}
