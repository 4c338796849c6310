import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';
import { visuallyHidden } from '../../ui/focus/visuallyHidden';

interface FileButtonProps {
  label: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Asks for a file: the browser's input takes the keys, the button in front of it the pointer. */
export function FileButton({ label, onChange }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={ring}>
      <Button aria-hidden tabIndex={-1} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept="application/json,.json"
        onChange={onChange}
        style={visuallyHidden}
      />
    </Box>
  );
}

const ring = {
  position: 'relative',
  borderRadius: 1,
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
