import { type ReactNode, useCallback, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { type RowMenu, RowMenuContext } from './rowMenu';

interface RowMenuProviderProps {
  menu: RowMenu | undefined;
  children: ReactNode;
}

/** One menu for all rows of a list: its dialogs stay when the row goes, and only one is in the document. */
export function RowMenuProvider({ menu: Menu, children }: RowMenuProviderProps) {
  const [pressed, setPressed] = useState<{ record: RaRecord; anchor: HTMLElement; open: boolean }>();
  const open = useCallback(
    (record: RaRecord, anchor: HTMLElement) => setPressed({ record, anchor, open: true }),
    [],
  );
  return (
    <RowMenuContext value={Menu && open}>
      {children}
      {Menu && pressed ? (
        <Menu
          key={pressed.record.id}
          record={pressed.record}
          anchor={pressed.open ? pressed.anchor : null}
          onClose={() => setPressed({ ...pressed, open: false })}
        />
      ) : null}
    </RowMenuContext>
  );
}
