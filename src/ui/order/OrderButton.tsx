import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { named } from '../tips/tip';

interface OrderButtonProps {
  label: string;
  icon: ReactNode;
  /** The press has no effect, but may be explained. */
  isOff?: boolean;
  /** The keys that do the same, as in `aria-keyshortcuts`. */
  keys?: string;
  onPress: () => void;
}

/** An icon button that keeps the focus when the press that reaches the end switches it off. */
export function OrderButton({ label, icon, isOff = false, keys, onPress }: OrderButtonProps) {
  return (
    <IconButton
      size="small"
      {...named(label)}
      aria-keyshortcuts={keys}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      sx={isOff ? { '&&': { color: 'text.disabled', cursor: 'default' } } : undefined}
    >
      {icon}
    </IconButton>
  );
}
