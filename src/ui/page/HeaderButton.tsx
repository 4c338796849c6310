import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isApplicationPath } from './applicationPath';

/** Where a button of the page header leads: a path inside the application, or a callback. */
export type HeaderTarget =
  | { readonly to: string; readonly state?: object }
  | { readonly onClick: () => void };

interface HeaderButtonProps {
  target: HeaderTarget;
  caption: string;
  icon: ReactNode;
  iconOnly?: boolean;
}

/** A button of the page header. A target outside the application is refused: nothing is rendered. */
export function HeaderButton({ target, caption, icon, iconOnly = false }: HeaderButtonProps) {
  if ('to' in target && !isApplicationPath(target.to)) return null;
  const action =
    'to' in target ? { component: Link, to: target.to, state: target.state } : { onClick: target.onClick };
  if (!iconOnly) {
    return (
      <Button variant="outlined" startIcon={icon} {...action}>
        {caption}
      </Button>
    );
  }
  return (
    <Tooltip title={caption}>
      <IconButton aria-label={caption} edge="start" {...action}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
