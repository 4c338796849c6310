import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { named } from '../tips/tip';
import { isApplicationPath } from './applicationPath';

/** What a page header's button does: open a path of the application, or call a function. */
export type HeaderTarget =
  | { readonly to: string; readonly state?: object }
  | { readonly onClick: () => void };

interface HeaderButtonProps {
  target: HeaderTarget;
  caption: string;
  icon: ReactNode;
  iconOnly?: boolean;
}

/** A button of the page header. For a path outside of the application it renders nothing. */
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
    <IconButton {...named(caption)} edge="start" {...action}>
      {icon}
    </IconButton>
  );
}
