import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';

interface PasswordToggleProps {
  shown: boolean;
  onToggle: () => void;
}

/** The button in a password field; it neither submits the form nor takes the focus from the field. */
export function PasswordToggle({ shown, onToggle }: PasswordToggleProps) {
  const translate = useTranslate();
  return (
    <InputAdornment position="end">
      <IconButton
        type="button"
        edge="end"
        sx={{ color: 'text.secondary' }}
        aria-label={translate(shown ? 'ui.password.hide' : 'ui.password.show')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
      >
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
}
