import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { AddressChip, AddressEditor, AddressList } from './AddressChip';
import { AddressSummary } from './AddressSummary';
import { endsAddress } from './addresses';
import type { Invitation } from './useInvitation';

interface AddressFieldProps {
  invitation: Invitation;
  /** What is wrong with the addresses as a whole. */
  error?: string;
  entry: RefObject<HTMLTextAreaElement | null>;
}

const texts = 'areas.user-management.create.users';
/** The number of latest addresses shown, and added by each click; thousands would freeze the page. */
const portion = 200;

/**
 * A field for many email addresses. A separator, Enter or leaving the field adds what is typed; what is pasted is added
 * at once. The addresses are a list with one tab stop: arrow keys, Home and End move in it, Enter edits, Delete and
 * Backspace remove. The entry is a text area, because an input would drop the line breaks of a pasted list.
 */
export function AddressField({ invitation, error, entry }: AddressFieldProps) {
  const { addresses, text, setText, add, replace, remove } = invitation;
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number>();
  const [edited, setEdited] = useState<number>();
  const [filtered, setFiltered] = useState(false);
  /** The place in the list that gets the focus with the next render. */
  const focusNext = useRef<number>(undefined);

  const refused = addresses.filter(({ sendable }) => !sendable);
  const chosen = filtered && refused.length > 0 ? refused : addresses;
  const [count, setCount] = useState(portion);
  const hidden = Math.max(chosen.length - count, 0);
  const shown = chosen.slice(hidden);
  const tabStop = shown.some(({ key }) => key === active) ? active : shown.at(-1)?.key;

  /** Where the arrow keys lead: the addresses, and the entry after them. */
  const stops = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-address], textarea') ?? [])];
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    const all = stops();
    all[Math.max(Math.min(focusNext.current, all.length - 2), 0)]?.focus();
    focusNext.current = undefined;
  });

  const removeOne = useEvent((key: number) => {
    const place = shown.findIndex((address) => address.key === key);
    // One of the hidden addresses moves up to the first place.
    focusNext.current = hidden > 0 ? place + 1 : place;
    remove([key]);
  });
  const moveInList = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = stops();
    const place = all.findIndex((stop) => stop.matches(':focus'));
    if (place < 0) return;
    const { key } = event;
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: Math.max(place - 1, 0),
      ArrowRight: place + 1,
      Home: 0,
      End: all.length - 2,
    };
    const next = steps[key];
    if (next !== undefined) all[next]?.focus();
    else if (key === 'Delete' || key === 'Backspace') removeOne(Number(all[place]?.dataset.address));
    else return;
    event.preventDefault();
  };
  const onEntryKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') add(text);
    else if (text === '' && (event.key === 'Backspace' || event.key === 'ArrowLeft')) stops().at(-2)?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <Box sx={{ mt: 1, mb: 1.5 }}>
        <InputLabel htmlFor={`${id}-entry`} error={error !== undefined}>
          {translate(`${texts}.addresses`)}
        </InputLabel>
        <Box ref={box} sx={frame}>
          {hidden > 0 ? (
            <Button
              size="small"
              variant="text"
              sx={{ alignSelf: 'start' }}
              onClick={() => {
                focusNext.current = 0;
                setCount(count + portion);
              }}
            >
              {translate(`${texts}.earlier`, { smart_count: hidden })}
            </Button>
          ) : null}
          <AddressList
            aria-label={translate(`${texts}.list`)}
            onKeyDown={moveInList}
            onFocus={({ target }) => target.dataset.address && setActive(Number(target.dataset.address))}
          >
            {shown.map(({ key, email, name, code, id: userId, message }, place) =>
              key === edited ? (
                <AddressEditor
                  key={key}
                  edited={{ email, name }}
                  onClose={(by, byKey) => {
                    if (byKey) focusNext.current = place;
                    setEdited(undefined);
                    if (by !== undefined) replace(key, by);
                  }}
                />
              ) : (
                <AddressChip
                  key={key}
                  address={key}
                  email={email}
                  name={name}
                  code={code}
                  userId={userId}
                  message={message}
                  isTabStop={key === tabStop}
                  onEdit={setEdited}
                  onRemove={removeOne}
                />
              ),
            )}
          </AddressList>
          <textarea
            id={`${id}-entry`}
            ref={entry}
            rows={shown.length > 0 ? 1 : 3}
            value={text}
            placeholder={shown.length > 0 ? translate(`${texts}.more`) : undefined}
            aria-describedby={`${id}-help`}
            aria-invalid={error !== undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            onChange={({ target }) => (endsAddress(target.value) ? add(target.value) : setText(target.value))}
            onBlur={() => text.trim() !== '' && add(text)}
            onKeyDown={onEntryKey}
          />
        </Box>
        <FormHelperText id={`${id}-help`} error={error !== undefined}>
          {error ?? translate(shown.length > 0 ? `${texts}.keys` : `${texts}.help`)}
        </FormHelperText>
      </Box>
      <AddressSummary
        ready={addresses.length - refused.length}
        refused={refused.length}
        check={invitation.check}
        filtered={filtered}
        onFilter={setFiltered}
        onRemove={() => {
          remove(refused.map(({ key }) => key));
          entry.current?.focus();
        }}
      />
    </div>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  p: 1,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '1px solid', outlineColor: 'primary.main', borderColor: 'primary.main' },
  '& > textarea': {
    font: 'inherit',
    color: 'inherit',
    width: '100%',
    boxSizing: 'border-box',
    minHeight: 32,
    px: 0.5,
    py: 0.5,
    border: 0,
    outline: 'none',
    resize: 'none',
    bgcolor: 'transparent',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
} as const;
