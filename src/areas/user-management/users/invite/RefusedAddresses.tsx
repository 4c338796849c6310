import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useErrorText } from '@/records/calls/useErrorText';
import { takeFocus } from '@/ui/focus/takeFocus';
import type { CheckedAddress } from './addresses';
import { CorrectedAddress } from './CorrectedAddress';
import { type Invitation, useAddressReason } from './useInvitation';

const texts = 'areas.user-management.create.users';

/** The codes that can be dealt with on the user's page. */
const withPage = new Set(['exists', 'invited', 'suspended']);

interface RefusedAddressesProps {
  invitation: Invitation;
  onRemove: (keys: readonly number[]) => void;
  /** Called when the last one that needs a correction has got one: its field has taken the focus with it. */
  onCorrected: () => void;
}

/** The codes for which another spelling may help. */
const correctable = new Set(['invalid_email', 'invalid']);
const isCorrectable = ({ code = '' }: CheckedAddress) => correctable.has(code);

/** How many addresses will be invited, and which cannot be, with the reason and what helps: a correction in place, or a link. */
export function RefusedAddresses({ invitation, onRemove, onCorrected }: RefusedAddressesProps) {
  const { addresses, check, correct } = invitation;
  const [correctedKey, setCorrectedKey] = useState<number>();
  const [leftKey, setLeftKey] = useState<number>();
  const translate = useTranslate();
  const errorText = useErrorText();
  const reasonOf = useAddressReason();
  const refusedAddresses = addresses.filter(({ code }) => code !== undefined);
  /** After a correction the next address that needs one is open at once. */
  const apply = (address: CheckedAddress, text: string) => {
    correct(address.key, text);
    const next = refusedAddresses.slice(refusedAddresses.indexOf(address) + 1).find(isCorrectable);
    setCorrectedKey(next?.key);
    if (next === undefined) onCorrected();
  };
  const unsendable = addresses.filter(({ sendable }) => !sendable);
  const counts = { smart_count: addresses.length - unsendable.length, refused: unsendable.length };
  const counter = unsendable.length > 0 ? `${texts}.counterRefused` : `${texts}.counter`;
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 32 }}>
        <Box role="status" sx={{ typography: 'subtitle2' }}>
          {addresses.length > 0 ? translate(counter, counts) : ''}
        </Box>
        {check.isChecking ? (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {translate(`${texts}.checking`)}
          </Box>
        ) : null}
        {unsendable.length > 0 ? (
          <Button
            size="small"
            variant="text"
            onClick={() => onRemove(unsendable.map(({ key }) => key))}
            sx={{ mx: -0.5 }}
          >
            {translate(`${texts}.removeRefused`, { smart_count: unsendable.length })}
          </Button>
        ) : null}
      </Stack>
      {refusedAddresses.length > 0 ? (
        <Box component="ul" aria-label={translate(`${texts}.refusedList`)} sx={list}>
          {refusedAddresses.map((address) => (
            <li key={address.key}>
              {address.key === correctedKey ? (
                <CorrectedAddress
                  address={address}
                  reason={reasonOf(address)}
                  onApply={(text) => apply(address, text)}
                  onCancel={() => {
                    setCorrectedKey(undefined);
                    setLeftKey(address.key);
                  }}
                />
              ) : (
                <>
                  <bdi>{address.email}</bdi>{' '}
                  <Box component="span" sx={{ color: 'error.main' }}>
                    {reasonOf(address)}
                  </Box>
                  {isCorrectable(address) ? (
                    <>
                      {' '}
                      <Link
                        component="button"
                        type="button"
                        onClick={() => setCorrectedKey(address.key)}
                        ref={address.key === leftKey ? takeFocus : undefined}
                        aria-label={translate(`${texts}.correctOf`, { email: address.email })}
                        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
                      >
                        {translate(`${texts}.correct`)}
                      </Link>
                    </>
                  ) : null}
                  {address.id !== undefined && withPage.has(address.code ?? '') ? (
                    <>
                      {' '}
                      <Link
                        component={RouterLink}
                        to={`/user-management/users/${encodeURIComponent(address.id)}`}
                        target="_blank"
                        rel="noopener"
                        aria-label={translate(`${texts}.openOf.${address.code}`, { email: address.email })}
                      >
                        {translate(`${texts}.open.${address.code}`)}
                      </Link>
                    </>
                  ) : null}
                </>
              )}
            </li>
          ))}
        </Box>
      ) : null}
      {check.failure === null ? null : (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button size="small" color="inherit" onClick={check.retry}>
              {translate('ui.action.retry')}
            </Button>
          }
        >
          {translate(`${texts}.checkFailed`, { reason: errorText(check.failure) })}
        </Alert>
      )}
    </Stack>
  );
}

const list = {
  m: 0,
  pl: 2.5,
  maxHeight: '16rem',
  overflowY: 'auto',
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;
