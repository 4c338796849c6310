import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useCreatePath,
  useGetOne,
  useParams,
  useResourceDefinition,
} from 'react-admin';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import { useRefusalReason } from '../access/useRefusalReason';
import { Loaded } from '../calls/Loaded';
import { useListReturn } from '../form/useListReturn';
import { useRecordName } from '../references/useRecordName';
import { GoneRecord } from './GoneRecord';

interface ShowPageProps<R extends RaRecord> {
  /** Default: the id in the address. */
  id?: string;
  /** Default: react-admin's record representation, usually the name. */
  headline?: (record: R) => string;
  /** In the page's header. */
  actions?: (record: R) => ReactNode;
  /** Below the fields. */
  after?: (record: R) => ReactNode;
  /** `ShowField`s. */
  children: ReactNode;
}

/** The read-only page of a record; links to the edit page, if there is one and the person may edit. */
export function ShowPage<R extends RaRecord = RaRecord>({
  headline,
  actions,
  after,
  ...props
}: ShowPageProps<R>) {
  const params = useParams();
  const id = props.id ?? params.id ?? '';
  const { resource, back } = useListReturn();
  const createPath = useCreatePath();
  const { hasEdit } = useResourceDefinition({ resource });
  const refusal = useRefusalReason('edit', resource);
  const query = useGetOne<R>(resource, { id });
  const nameOf = useRecordName(resource);
  const edit =
    hasEdit && refusal === undefined ? { to: createPath({ resource, id, type: 'edit' }) } : undefined;
  return (
    <Loaded query={query} heading="h1" loading={<LoadingState shape="record" />} missing={<GoneRecord />}>
      {(record) => {
        const name = headline?.(record) ?? nameOf(record);
        return (
          <RecordContextProvider value={record}>
            <PageHeader headline={name} back={back} edit={edit}>
              {actions?.(record)}
            </PageHeader>
            <PageBody>
              <Box component="dl" sx={fields}>
                {props.children}
              </Box>
              {after?.(record)}
            </PageBody>
          </RecordContextProvider>
        );
      }}
    </Loaded>
  );
}

const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(8rem, 14rem) minmax(0, 1fr)' },
  columnGap: 3,
  m: 0,
} as const;
