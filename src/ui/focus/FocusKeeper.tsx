import Box from '@mui/material/Box';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

/** When the focused button among `children` disappears, the one in its place gets the focus, else the page's heading. */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  const lastFocus = useRef<{ element: HTMLElement; before: readonly HTMLElement[] }>(undefined);
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // React passes on the events of dialogs that belong to a button.
    if (!currentTarget.contains(target)) return;
    const buttons = buttonsOf(currentTarget);
    lastFocus.current = { element: target, before: buttons.slice(0, buttons.indexOf(target)) };
  };
  useEffect(() => {
    if (lastFocus.current === undefined || lastFocus.current.element.isConnected) return;
    // A dialog that confirms the action keeps the focus until it closes.
    if (!document.activeElement?.contains(group.current)) return;
    const buttons = buttonsOf(group.current);
    const index = lastFocus.current.before.filter(({ isConnected }) => isConnected).length;
    const neighbour = buttons[index] ?? buttons.at(-1);
    const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
    // Before the next button takes the focus and is remembered in turn.
    lastFocus.current = undefined;
    (neighbour ?? heading)?.focus({ preventScroll: true });
  });
  return (
    <Box ref={group} onFocus={onFocus} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}

function buttonsOf(group: Element | null): readonly HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]') ?? [])];
}
