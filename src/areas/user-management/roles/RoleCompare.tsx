import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { usePermissionKeys, withUnknownKeys } from '@/people/permissions';
import { roles } from '@/people/references';
import { Loaded } from '@/records/calls/Loaded';
import { useListReturn } from '@/records/form/useListReturn';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingState } from '@/ui/state/LoadingState';
import { bothQueries } from './bothQueries';
import { ComparisonTable } from './compare/ComparisonTable';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.compare';

/** Two roles side by side; the address holds which ones, so that it can be sent: `?a=<id>&b=<id>`. */
export function RoleCompare() {
  const translate = useTranslate();
  const { back } = useListReturn();
  const [address, setAddress] = useSearchParams();
  const [a, b] = [address.get('a'), address.get('b')];
  const choose = (roleIds: Readonly<Record<'a' | 'b', string | null>>) => {
    const params = Object.entries(roleIds).filter((entry): entry is [string, string] => entry[1] !== null);
    setAddress(params);
  };
  const picker = (label: string, value: string | null, onChange: (id: string | null) => void) => (
    <Stack sx={{ flex: '1 1 220px', maxWidth: 400 }}>
      <RecordPicker {...roles} label={label} value={value} onChange={onChange} />
    </Stack>
  );
  const isChosen = a !== null && b !== null;
  return (
    <>
      <PageHeader headline={translate(`${texts}.headline`)} back={back} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, mb: 3 }}>
        {picker(translate(`${texts}.first`), a, (id) => choose({ a: id, b }))}
        {picker(translate(`${texts}.second`), b, (id) => choose({ a, b: id }))}
        <Button
          variant="outlined"
          startIcon={<SwapHoriz />}
          disabled={a === null && b === null}
          onClick={() => choose({ a: b, b: a })}
          sx={{ mb: '14px' }}
        >
          {translate(`${texts}.swap`)}
        </Button>
      </Stack>
      {isChosen && a !== b ? (
        <ComparedRoles first={a} second={b} />
      ) : (
        <EmptyState message={translate(isChosen ? `${texts}.same` : `${texts}.choose`)} />
      )}
    </>
  );
}

function ComparedRoles({ first, second }: { first: string; second: string }) {
  const translate = useTranslate();
  const firstQuery = useGetOne<Role>(roles.resource, { id: first });
  const secondQuery = useGetOne<Role>(roles.resource, { id: second });
  const all = bothQueries(bothQueries(firstQuery, secondQuery), usePermissionKeys());
  return (
    <Loaded
      query={all}
      failureText={translate(`${texts}.loadFailed`)}
      loading={<LoadingState shape="rows" />}
    >
      {([pair, catalogue]) => {
        const heldKeys = pair.flatMap(({ permissions }) => permissions);
        return <ComparisonTable roles={pair} keys={withUnknownKeys(catalogue, heldKeys)} />;
      }}
    </Loaded>
  );
}
