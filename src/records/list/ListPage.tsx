import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type ReactNode, useMemo } from 'react';
import {
  ListBase,
  type RaRecord,
  type SortPayload,
  useGetResourceLabel,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Navigate } from 'react-router-dom';
import { handsetWidth } from '@/ui/handsetWidth';
import type { HeaderTarget } from '@/ui/page/HeaderButton';
import { PageHeader } from '@/ui/page/PageHeader';
import type { BulkDescription } from '../bulk/defineBulk';
import { ColumnsMenu } from '../columns/ColumnsMenu';
import { useColumns, useVisibleColumns } from '../columns/columns';
import type { Filters } from '../filters/defineFilters';
import { RowMenuProvider } from '../row-menu/RowMenuProvider';
import type { RowMenu } from '../row-menu/rowMenu';
import type { Views } from '../views/defineViews';
import { BulkBar } from './BulkBar';
import { CreateLink } from './HeaderLinks';
import { ListFilterProvider } from './ListFilterProvider';
import { type EmptyTexts, ListRows } from './ListRows';
import { ListSearch } from './ListSearch';
import { offeredSizes, useCorrectedSearch, useLastPage } from './pageSizes';
import { ResultCount } from './ResultCount';
import type { RowTarget } from './rowTarget';
import { SortMenu } from './SortMenu';
import { type SelectionActions, SelectionActionsContext } from './selectionBar';
import { useSelectionOfQuery } from './useListSelection';

interface ListPageProps<R extends RaRecord> {
  /** Default: the resource's plural name. The resource's text `lead`, if any, is shown below. */
  headline?: string;
  /** Where the back button leads; default: no button, because lists are in the menu. */
  back?: HeaderTarget;
  /** In the header; default: a button to the create page. */
  actions?: ReactNode;
  filters?: Filters;
  views?: Views;
  /** Above the rows, next to search, filters and views. */
  toolbar?: ReactNode;
  /** The initial order. */
  sort?: SortPayload;
  perPage?: number;
  /** The page sizes to choose from; the address cannot request others. */
  perPageOptions?: readonly number[];
  /** A permanent filter that is not shown. */
  filter?: Readonly<Record<string, unknown>>;
  /** Bulk changes; they make the rows selectable. */
  bulk?: BulkDescription;
  /** For the selected records, in addition to bulk changes: their export. */
  selectionActions?: SelectionActions;
  empty?: EmptyTexts;
  /** The path that a row opens; default: the edit page. */
  rowClick?: RowTarget<R>;
  /** The card of a row below 600 px; default: each column with its label. */
  handsetRow?: (record: R) => ReactNode;
  /** Actions for one record, in a menu of its row. */
  rowMenu?: RowMenu<R>;
  /** False if the server does not support `q`. */
  search?: boolean;
  /** `Column`s. */
  children: ReactNode;
}

/**
 * The list of a resource. Search, filters, order and page are in the address; a failure replaces the rows. Access is
 * checked by the route's guard: react-admin's own check would render the page three times.
 */
export function ListPage<R extends RaRecord>(props: ListPageProps<R>) {
  const { sort = byId, perPage = 25, perPageOptions, filter } = props;
  const sizes = useMemo(() => offeredSizes(perPage, perPageOptions), [perPage, perPageOptions]);
  const corrected = useCorrectedSearch(perPage, sizes);
  if (corrected !== undefined) return <Navigate to={corrected} replace />;
  return (
    <ListBase
      sort={sort}
      perPage={perPage}
      filter={filter}
      exporter={false}
      // Only the address decides what is shown: see `listPlace.ts`.
      storeKey={false}
      queryOptions={silent}
      disableAuthentication
    >
      <ListFilterProvider>
        <SelectionActionsContext value={props.selectionActions}>
          <QueryRules />
          <ListContent {...props} sizes={sizes} />
        </SelectionActionsContext>
      </ListFilterProvider>
    </ListBase>
  );
}

const byId: SortPayload = { field: 'id', order: 'ASC' };

/** The page shows failures itself; react-admin's toast would repeat them. */
const silent = { onError: () => {} };

/** What follows each change of the query. */
function QueryRules() {
  useLastPage();
  useSelectionOfQuery();
  return null;
}

/**
 * Memoized, and without the context of the list: header and toolbar do not change while rows load. What depends on the
 * query reads it for itself.
 */
const ListContent = memo(function ListContent<R extends RaRecord>(
  props: ListPageProps<R> & { sizes: readonly number[] },
) {
  const { actions = <CreateLink />, filters, views, bulk, search = true } = props;
  const resource = useResourceContext() ?? '';
  const resourceLabel = useGetResourceLabel();
  const translate = useTranslate();
  const headline = props.headline ?? resourceLabel(resource, 2);
  const selectable = bulk !== undefined;
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  const columns = useColumns(props.children);
  const { visibleColumns, show, hide, reset } = useVisibleColumns(columns);
  return (
    <>
      <PageHeader
        headline={headline}
        back={props.back}
        // A handset shows the records instead.
        lead={handset ? undefined : translate(`resources.${resource}.lead`, { _: '' })}
      >
        {actions}
      </PageHeader>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 1, sm: 1.5 },
          rowGap: { xs: 1, sm: 1.5 },
          mb: { xs: 1, sm: 2 },
        }}
      >
        {search ? <ListSearch /> : null}
        {filters?.button}
        {views?.button}
        {handset ? <SortMenu columns={columns} /> : null}
        {filters?.chips}
        {props.toolbar}
        <Box
          sx={
            handset && selectable
              ? nextToCheckbox
              : { ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }
          }
        >
          <ResultCount />
          {handset && props.handsetRow ? null : (
            <ColumnsMenu
              columns={columns}
              visibleColumns={visibleColumns}
              onShow={show}
              onHide={hide}
              onReset={reset}
            />
          )}
        </Box>
      </Box>
      <RowMenuProvider menu={props.rowMenu as RowMenu | undefined}>
        <ListRows
          name={headline}
          visibleColumns={visibleColumns}
          // The rows handle the page's record type as any record.
          rowClick={props.rowClick as RowTarget | undefined}
          cards={handset}
          card={props.handsetRow as ((record: RaRecord) => ReactNode) | undefined}
          selectable={selectable}
          empty={props.empty}
          sizes={props.sizes}
        />
      </RowMenuProvider>
      {bulk ? <BulkBar bulk={bulk} /> : null}
    </>
  );
  // `memo` loses the type parameter.
}) as <R extends RaRecord>(props: ListPageProps<R> & { sizes: readonly number[] }) => ReactNode;

/**
 * On a handset the count moves to the line below, next to the checkbox that selects the page: the search gets the room.
 */
const nextToCheckbox = {
  // After the chips, which come last otherwise.
  order: 1,
  flexBasis: '100%',
  height: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  // Aligned with the checkbox's caption.
  transform: 'translateY(20px)',
} as const;
