import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { TextFieldProps } from '@mui/material/TextField';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'slotProps' | 'select' | 'multiline' | 'ref'> {
  /** The ref of the input itself, like `inputRef`: as returned by react-hook-form's `register()`. */
  ref?: Ref<HTMLInputElement>;
  /** Required for password managers. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows and hides the text; value and caret stay. */
export function PasswordField({ inputRef, ref, ...field }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null]>([null, null]);

  const toggle = () => {
    caret.current = [input.current?.selectionStart ?? null, input.current?.selectionEnd ?? null];
    setVisible(!isVisible);
  };
  // Browsers move the caret to the start when the type changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the type moves the caret
  useLayoutEffect(() => {
    const [start, end] = caret.current;
    if (start !== null) input.current?.setSelectionRange(start, end);
  }, [isVisible]);

  return (
    <TextField
      {...field}
      type={isVisible ? 'text' : 'password'}
      inputRef={useForkRef(ref, inputRef, input)}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
        input: { endAdornment: <PasswordToggle isVisible={isVisible} onToggle={toggle} /> },
      }}
    />
  );
}

interface PasswordToggleProps {
  isVisible: boolean;
  onToggle: () => void;
}

/** The button in a password field; it neither submits the form nor takes the focus from the field. */
function PasswordToggle({ isVisible, onToggle }: PasswordToggleProps) {
  const translate = useTranslate();
  return (
    <InputAdornment position="end">
      <IconButton
        type="button"
        edge="end"
        sx={{ color: 'text.secondary' }}
        aria-label={translate(isVisible ? 'ui.password.hide' : 'ui.password.show')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
      >
        {isVisible ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
}
