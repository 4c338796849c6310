import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** One line of a cell, isolated from the direction of other text. Where it is cut, the whole is shown on hover and on focus. */
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
  // Each time, because the content is rendered elsewhere and its fonts, names and columns change.
  useLayoutEffect(measure);
  return (
    <Tooltip title={whole} describeChild>
      <Box component="bdi" ref={line} tabIndex={focusable ? 0 : undefined} onMouseEnter={measure} sx={cut}>
        {children}
      </Box>
    </Tooltip>
  );
}

/** Room for the ring of what has the focus inside. */
const cut = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  p: 0.5,
  m: -0.5,
} as const;
