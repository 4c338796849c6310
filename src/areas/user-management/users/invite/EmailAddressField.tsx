import Close from '@mui/icons-material/Close';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import { type ClipboardEvent, memo, type RefObject } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { PickerField } from '@/records/inputs/PickerField';
import { addressText, endsAddress } from './addresses';
import { type Invitation, useAddressReason } from './useInvitation';

interface EmailAddressFieldProps {
  invitation: Invitation;
  /** What is wrong with the addresses as a whole. */
  error: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
}

const texts = 'areas.user-management.create.users';

/**
 * A field for many email addresses. A separator, Enter or leaving the field adds what is typed; a pasted list is added at
 * once. Clicking an address puts it back into the field to correct it.
 */
export function EmailAddressField({ invitation, error, inputRef }: EmailAddressFieldProps) {
  const { addresses, text, setText, add, remove } = invitation;
  const translate = useTranslate();
  const reasonOf = useAddressReason();

  const correct = useEvent((key: number) => {
    const address = addresses.find((each) => each.key === key);
    if (address === undefined) return;
    add(text);
    remove([key]);
    setText(addressText(address));
    inputRef.current?.focus();
    // It already had the focus, so nothing else scrolls to it; after the render that gives it room.
    requestAnimationFrame(() => inputRef.current?.scrollIntoView?.({ block: 'nearest' }));
  });
  const onInput = (value: string) => {
    // Within a text that is being corrected, no character ends an address.
    const isTypedWithin = value.length <= text.length + 1 && !/[\s,;，；、،؛>]$/.test(value);
    if (!isTypedWithin && endsAddress(value)) add(value);
    else setText(value);
  };
  // The input would drop the line breaks of a list.
  const onPaste = (event: ClipboardEvent) => {
    const { selectionStart, selectionEnd } = inputRef.current ?? {};
    const pasted = event.clipboardData.getData('text');
    const next = `${text.slice(0, selectionStart ?? text.length)}${pasted}${text.slice(selectionEnd ?? text.length)}`;
    if (!endsAddress(next)) return;
    event.preventDefault();
    add(next);
  };

  return (
    <Autocomplete
      multiple
      freeSolo
      disableClearable
      options={[]}
      value={addresses}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.email)}
      inputValue={text}
      onInputChange={(_event, value, reason) => reason === 'input' && onInput(value)}
      onChange={(_event, _value, reason, details) => {
        if (reason === 'createOption') add(text);
        else if (typeof details?.option === 'object') remove([details.option.key]);
      }}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || add(text)}
      onPaste={onPaste}
      onKeyDown={(event) => {
        // Enter adds an address; it never sends the invitation.
        if (event.key === 'Enter' && text === '') event.preventDefault();
      }}
      renderValue={(_value, itemProps) =>
        addresses.map((address, index) => (
          <AddressChip
            key={address.key}
            address={address.key}
            email={address.email}
            name={address.name}
            reason={reasonOf(address)}
            place={itemProps({ index })['data-item-index']}
            onCorrect={correct}
            onRemove={remove}
          />
        ))
      }
      renderInput={(params) => (
        <PickerField
          params={params}
          inputRef={inputRef}
          label={translate(`${texts}.addresses`)}
          placeholder={addresses.length > 0 ? translate(`${texts}.more`) : undefined}
          error={error}
          help={translate(addresses.length > 0 ? `${texts}.keys` : `${texts}.help`)}
        />
      )}
      sx={look}
    />
  );
}

interface AddressChipProps {
  address: number;
  email: string;
  name: string | undefined;
  /** Why it cannot be invited. */
  reason: string | undefined;
  /** The index among the addresses, for the field's arrow keys. */
  place: number;
  onCorrect: (address: number) => void;
  onRemove: (addresses: readonly number[]) => void;
}

/** An address in the field. Memoized and light, because hundreds may be pasted. */
const AddressChip = memo(function AddressChip(props: AddressChipProps) {
  const { address, email, name, reason, place, onCorrect, onRemove } = props;
  const translate = useTranslate();
  const correction = reason === undefined ? 'edit' : 'editRefused';
  return (
    <span className="address" data-refused={reason !== undefined}>
      <button
        type="button"
        tabIndex={-1}
        data-item-index={place}
        aria-label={translate(`${texts}.${correction}`, { email, reason })}
        onClick={() => onCorrect(address)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          // The field would take the focus before the click.
          event.preventDefault();
          event.stopPropagation();
          onCorrect(address);
        }}
      >
        {name === undefined ? null : (
          <>
            <bdi>{name}</bdi>{' '}
          </>
        )}
        <bdi>{email}</bdi>
      </button>
      <IconButton
        tabIndex={-1}
        aria-label={translate(`${texts}.remove`, { email })}
        onClick={() => onRemove([address])}
        sx={{ p: 0.5, color: 'text.secondary' }}
      >
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
    </span>
  );
});

/** The styles of all addresses, because there may be hundreds. */
const look = {
  '& .MuiInputBase-root': { maxHeight: 'min(22rem, 50vh)', overflowY: 'auto', alignContent: 'flex-start' },
  '& .MuiInputBase-root .MuiAutocomplete-input:placeholder-shown': { minWidth: 'min(9rem, 100%)' },
  // Room for a whole address while one is corrected, instead of what the last line has left.
  '& .MuiInputBase-root .MuiAutocomplete-input:not(:placeholder-shown)': { minWidth: 'min(20rem, 100%)' },
  '& .address': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    m: '2px',
    maxWidth: 'calc(100% - 8px)',
    pr: 0.25,
    border: '1px solid transparent',
    borderRadius: 1,
    bgcolor: 'action.hover',
    typography: 'body2',
  },
  '& .address[data-refused=true]': { borderColor: 'error.main', color: 'error.main', bgcolor: 'transparent' },
  '& .address > button:first-of-type': {
    font: 'inherit',
    color: 'inherit',
    border: 0,
    bgcolor: 'transparent',
    px: 1,
    py: 0.25,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: 1,
    cursor: 'pointer',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
  },
} as const;
