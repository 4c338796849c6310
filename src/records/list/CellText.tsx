import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface CellTextProps {
  /** Up to two lines instead of one; for names. Both fit the lowest row. */
  wrap?: boolean;
  children: ReactNode;
}

/** The text of a cell, isolated from the direction of other text. If it is cut, the whole is shown on hover and focus. */
export function CellText({ wrap = false, children }: CellTextProps) {
  const line = useRef<HTMLElement>(null);
  const [whole, setWhole] = useState('');
  const [focusable, setFocusable] = useState(false);
  const measure = () => {
    const element = line.current;
    if (element === null) return;
    const isCut =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    setWhole(isCut ? (element.textContent ?? '') : '');
    setFocusable(isCut && element.querySelector('a, button, [tabindex]') === null);
  };
  // On each render, because content is rendered elsewhere, and fonts, names and columns change.
  useLayoutEffect(measure);
  return (
    <Tooltip title={whole} describeChild>
      <Box
        component="bdi"
        ref={line}
        tabIndex={focusable ? 0 : undefined}
        onMouseEnter={measure}
        sx={wrap ? twoLines : oneLine}
      >
        {children}
      </Box>
    </Tooltip>
  );
}

/** Leaves room for the focus ring of elements inside. */
const room = { overflow: 'hidden', px: 0.5, mx: -0.5 } as const;
const oneLine = {
  ...room,
  display: 'block',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  py: 0.5,
  my: -0.5,
} as const;
const twoLines = {
  ...room,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  lineHeight: 1.25,
  py: 0.25,
  '& a:focus-visible': { outlineOffset: 0 },
  overflowWrap: 'anywhere',
} as const;
