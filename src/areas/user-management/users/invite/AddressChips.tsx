import Box from '@mui/material/Box';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { AddressChip } from './AddressChip';
import { AddressEditor } from './AddressEditor';
import type { AddressChange, CheckedAddress } from './addressList';
import { chipList } from './chipList';

interface AddressChipsProps {
  addresses: readonly CheckedAddress[];
  onChange: (change: AddressChange) => void;
  /** Where addresses are typed: it has the focus when none is left. */
  entry: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The addresses of the field, as a list with one stop for the Tab key: arrow keys, Home and End go through it, Enter
 * edits, Delete and Backspace remove.
 */
export const AddressChips = memo(function AddressChips({ addresses, onChange, entry }: AddressChipsProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState<number>();
  const [edited, setEdited] = useState<number>();
  /** The place in the list that gets the focus with the next render. */
  const focusNext = useRef<number>(undefined);

  const stop = addresses.some(({ key }) => key === active) ? active : addresses.at(-1)?.key;

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    const all = chipsIn(list.current);
    (all[Math.min(focusNext.current, all.length - 1)] ?? entry.current)?.focus();
    focusNext.current = undefined;
  });

  const edit = useCallback((key: number) => setEdited(key), []);
  const remove = useCallback(
    (key: number) => {
      focusNext.current = chipsIn(list.current).findIndex(({ dataset }) => dataset.address === String(key));
      onChange({ type: 'remove', which: (each) => each.key === key });
    },
    [onChange],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const all = chipsIn(list.current);
    const place = all.findIndex((chip) => chip.matches(':focus'));
    const address = addresses.find(({ key }) => String(key) === all[place]?.dataset.address);
    if (address === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Record<string, number> = {
      ArrowLeft: place - 1,
      ArrowRight: place + 1,
      Home: 0,
      End: all.length - 1,
    };
    const target = steps[event.key];
    if (target !== undefined) (target < all.length ? all[Math.max(target, 0)] : entry.current)?.focus();
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(address.key);
    else return;
    event.preventDefault();
  };

  return (
    <Box
      component="ul"
      ref={list}
      aria-label={translate('areas.user-management.users.invite.list')}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => target.dataset.address && setActive(Number(target.dataset.address))}
      sx={chipList}
    >
      {addresses.map((address) =>
        address.key === edited ? (
          <AddressEditor
            key={address.key}
            email={address.email}
            onDone={(text, byKey) => {
              if (byKey) focusNext.current = addresses.indexOf(address);
              setEdited(undefined);
              onChange({ type: 'edit', key: address.key, text });
            }}
            onCancel={() => {
              focusNext.current = addresses.indexOf(address);
              setEdited(undefined);
            }}
          />
        ) : (
          <AddressChip
            key={address.key}
            place={address.key}
            email={address.email}
            code={address.code}
            userId={address.id}
            reachable={address.key === stop}
            onEdit={edit}
            onRemove={remove}
          />
        ),
      )}
    </Box>
  );
});

function chipsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-address]') ?? [])];
}
