import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/**
 * One line of a cell, isolated from the direction of other text. If it is cut, the whole is shown on hover and focus.
 */
export function CellText({ children }: { children: ReactNode }) {
  const line = useRef<HTMLElement>(null);
  const [whole, setWhole] = useState('');
  const [focusable, setFocusable] = useState(false);
  const measure = () => {
    const element = line.current;
    if (element === null) return;
    const isCut = element.scrollWidth > element.clientWidth + 1;
    setWhole(isCut ? (element.textContent ?? '') : '');
    setFocusable(isCut && element.querySelector('a, button, [tabindex]') === null);
  };
  // On each render, because content is rendered elsewhere, and fonts, names and columns change.
  useLayoutEffect(measure);
  return (
    <Tooltip title={whole} describeChild>
      <Box component="bdi" ref={line} tabIndex={focusable ? 0 : undefined} onMouseEnter={measure} sx={cut}>
        {children}
      </Box>
    </Tooltip>
  );
}

/** Leaves room for the focus ring of elements inside. */
const cut = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  p: 0.5,
  m: -0.5,
} as const;
