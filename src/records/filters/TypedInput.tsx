import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface TypedInputProps {
  label: string;
  help: string | undefined;
  /** Whether commas separate several words. */
  multiple: boolean;
  words: readonly string[];
  onChange: (value: string | readonly string[] | undefined) => void;
}

/** A typed condition; it applies on Enter and when the field is left. */
export function TypedInput({ label, help, multiple, words, onChange }: TypedInputProps) {
  const shown = words.join(', ');
  const [typed, setTyped] = useState<string>();
  const set = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const given = (multiple ? typed.split(',') : [typed]).map((word) => word.trim()).filter(Boolean);
    if (given.join(', ') === shown) return;
    onChange(given.length === 0 ? undefined : multiple ? given : given[0]);
  };
  return (
    <TextField
      label={label}
      helperText={help}
      value={typed ?? shown}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={set}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) set();
      }}
      autoComplete="off"
      slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
    />
  );
}
