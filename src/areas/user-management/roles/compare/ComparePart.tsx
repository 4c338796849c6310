import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { RecordPicker } from '../../../../records/inputs/RecordPicker';
import { EmptyState } from '../../../../ui/state/EmptyState';
import type { Role } from '../roleSchema';
import { ComparedRoles } from './ComparedRoles';

const texts = 'areas.user-management.roles.compare';

/** The choice of two roles and what they have. The choice is the address, so that it can be sent and gone back to. */
export function ComparePart() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const [first, second] = [address.get('a'), address.get('b')];
  const choose = (chosen: Readonly<Record<'a' | 'b', string | null>>) => {
    const next = Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== null);
    setAddress(next);
  };
  const picker = (label: string, value: string | null, onChange: (id: string | null) => void) => (
    <Stack sx={{ flex: '1 1 220px', maxWidth: 400 }}>
      <RecordPicker<Role>
        label={label}
        resource="user-management/roles"
        labelOf={({ name }) => name}
        value={value}
        onChange={onChange}
      />
    </Stack>
  );
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, mb: 3 }}>
        {picker(translate(`${texts}.first`), first, (id) => choose({ a: id, b: second }))}
        {picker(translate(`${texts}.second`), second, (id) => choose({ a: first, b: id }))}
        <Button
          variant="outlined"
          startIcon={<SwapHoriz />}
          onClick={() => choose({ a: second, b: first })}
          sx={{ mb: '19px' }}
        >
          {translate(`${texts}.swap`)}
        </Button>
      </Stack>
      {first === null || second === null || first === second ? (
        <EmptyState
          message={translate(first === null || second === null ? `${texts}.choose` : `${texts}.same`)}
        />
      ) : (
        <ComparedRoles ids={[first, second]} />
      )}
    </>
  );
}
