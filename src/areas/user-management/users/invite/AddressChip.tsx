import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ComponentProps, memo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { takeFocus } from '@/ui/focus/takeFocus';
import { addressText, type NamedAddress } from './addresses';

interface AddressChipProps {
  address: number;
  email: string;
  name: string | undefined;
  code: string | undefined;
  userId: string | undefined;
  /** The server's words for a code that has no text here. */
  message: string | undefined;
  /** Whether the Tab key stops here; the arrow keys lead to the others. */
  isTabStop: boolean;
  onEdit: (address: number) => void;
  onRemove: (address: number) => void;
}

const texts = 'areas.user-management.create.users';
/** The codes for which there is something to do on the user's page. */
const withPage = new Set(['exists', 'invited', 'suspended']);

/** An address in the field, with the reason why it cannot be invited; of plain elements, because there may be thousands. */
export const AddressChip = memo(function AddressChip(props: AddressChipProps) {
  const { address, email, name, code, userId, message, isTabStop, onEdit, onRemove } = props;
  const translate = useTranslate();
  const reason =
    code && translate(`${texts}.reasons.${code}`, { _: translate(message ?? `${texts}.reasons.refused`) });
  const removal = translate(`${texts}.remove`, { email });
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li data-refused={code !== undefined}>
      {code === undefined ? null : <ErrorOutline aria-hidden />}
      <button
        type="button"
        data-address={address}
        tabIndex={tabIndex}
        aria-label={translate(reason ? `${texts}.editRefused` : `${texts}.edit`, { email, reason })}
        onClick={() => onEdit(address)}
      >
        {name === undefined ? null : (
          <>
            <bdi>{name}</bdi>{' '}
          </>
        )}
        <bdi>{email}</bdi>
        {reason ? <span> {reason}</span> : null}
      </button>
      {userId !== undefined && code !== undefined && withPage.has(code) ? (
        <Link
          component={RouterLink}
          to={`/user-management/users/${encodeURIComponent(userId)}`}
          target="_blank"
          rel="noopener"
          tabIndex={tabIndex}
          aria-label={translate(`${texts}.openOf.${code}`, { email })}
        >
          {translate(`${texts}.open.${code}`)}
        </Link>
      ) : null}
      <button
        type="button"
        tabIndex={-1}
        aria-label={removal}
        title={removal}
        onClick={() => onRemove(address)}
      >
        {/* An icon of MUI would be the slowest part of a chip. */}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 18 18M18 6 6 18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </li>
  );
});

/** The list of the chips. It has the styles of all of them, because there may be thousands. */
export function AddressList(props: ComponentProps<'ul'>) {
  return <Box component="ul" {...props} sx={look} />;
}

interface AddressEditorProps {
  edited: NamedAddress;
  /** Gets the new text, or undefined after Escape. `byKey`: the focus should stay in the list. */
  onClose: (text: string | undefined, byKey: boolean) => void;
}

/** Takes the place of a chip while its address is being corrected. */
export function AddressEditor({ edited, onClose }: AddressEditorProps) {
  const translate = useTranslate();
  const [text, setText] = useState(() => addressText(edited));
  const closed = useRef(false);
  const close = (changed: string | undefined, byKey: boolean) => {
    // Removing the focused input causes a blur as well.
    if (!closed.current) onClose(changed, byKey);
    closed.current = true;
  };
  return (
    <li>
      <input
        ref={takeFocus}
        value={text}
        size={Math.max(text.length, 12)}
        aria-label={translate(`${texts}.editing`, { email: edited.email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        onChange={(event) => setText(event.target.value)}
        onBlur={() => close(text, false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
          event.preventDefault();
          close(event.key === 'Enter' ? text : undefined, true);
        }}
      />
    </li>
  );
}

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  // Room for the focus ring of the chips at the edge.
  mx: -0.5,
  p: 0.5,
  listStyle: 'none',
  maxHeight: 'min(22rem, 50vh)',
  overflowY: 'auto',
  '&:empty': { display: 'none' },
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: 0.75,
    minHeight: 32,
    maxWidth: '100%',
    pl: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'action.hover',
    typography: 'body2',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 14rem auto 32px',
  },
  '& > li[data-refused=true]': { borderColor: 'error.main', bgcolor: 'background.paper' },
  '& > li > svg': { flexShrink: 0, fontSize: 18, color: 'error.main', ml: 0.5 },
  '& > li > a': { flexShrink: 0 },
  '& button, & input': { font: 'inherit', color: 'inherit', px: 0.5, border: 0, bgcolor: 'transparent' },
  '& button': {
    textAlign: 'start',
    overflowWrap: 'anywhere',
    minWidth: 24,
    minHeight: 28,
    borderRadius: 1,
    cursor: 'pointer',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
  },
  '& button > span': { color: 'error.main' },
  '& button:last-child': {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    color: 'text.secondary',
  },
  '& button:last-child > svg': { width: 14, height: 14 },
  '& button:hover': { bgcolor: 'action.focus' },
  '& input': { minWidth: 0, maxWidth: '100%', height: 28 },
} as const;
