import { type ReactNode, useCallback, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { type RowMenu, RowMenuContext } from './rowMenu';

interface RowMenuProviderProps {
  menu: RowMenu | undefined;
  children: ReactNode;
}

/**
 * One menu for all rows of a list: its dialogs stay open when the row disappears, and only one menu is in the document.
 */
export function RowMenuProvider({ menu: Menu, children }: RowMenuProviderProps) {
  const [opened, setOpened] = useState<{ record: RaRecord; anchor: HTMLElement; open: boolean }>();
  const open = useCallback(
    (record: RaRecord, anchor: HTMLElement) => setOpened({ record, anchor, open: true }),
    [],
  );
  return (
    <RowMenuContext value={Menu && open}>
      {children}
      {Menu && opened ? (
        <Menu
          key={opened.record.id}
          record={opened.record}
          anchor={opened.open ? opened.anchor : null}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      ) : null}
    </RowMenuContext>
  );
}
