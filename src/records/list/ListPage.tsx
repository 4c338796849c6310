import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import {
  ListBase,
  type RaRecord,
  type SortPayload,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { visuallyHidden } from '../../ui/focus/visuallyHidden';
import { useDeferred } from '../../ui/loading/useDeferred';
import { PageHeader } from '../../ui/page/PageHeader';
import type { Bulk } from '../bulk/defineBulk';
import { ColumnsMenu } from '../columns/ColumnsMenu';
import { useColumns, useHiddenColumns } from '../columns/columns';
import type { Filters } from '../filters/defineFilters';
import { RowNamesProvider } from '../references/ReferenceNames';
import type { Views } from '../views/defineViews';
import { CreateLink } from './HeaderLinks';
import { ListFilterProvider } from './ListFilterProvider';
import { type EmptyTexts, ListRows } from './ListRows';
import { ListSearch } from './ListSearch';
import type { RowTarget } from './rowTarget';
import { SelectionBar } from './SelectionBar';
import { useSelectionOfQuery } from './useListSelection';

interface ListPageProps<R extends RaRecord> {
  /** The resource's own name in the plural unless said otherwise. Its text `lead`, if it has one, stands below it. */
  headline?: string;
  /** In the page's header; a button that leads to the create page unless said otherwise. */
  actions?: ReactNode;
  /** What the list can be narrowed to. */
  filters?: Filters;
  /** Queries with a name, beside the filters. */
  views?: Views;
  /** Above the rows, beside the search, filters and views. */
  toolbar?: ReactNode;
  /** The order at the first visit. */
  sort?: SortPayload;
  /** Rows per page at the first visit. */
  perPage?: number;
  filterDefaultValues?: Readonly<Record<string, unknown>>;
  /** A condition that the visitor neither sees nor changes. */
  filter?: Readonly<Record<string, unknown>>;
  /** Changes of many records; with them rows can be selected. */
  bulk?: Bulk;
  /** Instead of `bulk`: actions of another kind, such as react-admin's own bulk buttons. */
  bulkActions?: ReactNode;
  empty?: EmptyTexts;
  /** Where a row leads; to its edit page unless said otherwise. */
  rowClick?: RowTarget<R>;
  /** What a row says on a window narrower than 600 px; without it the table scrolls. */
  handsetRow?: (record: R) => ReactNode;
  /** The search field; off where the server does not know `q`. */
  search?: boolean;
  /** `Column`s. */
  children: ReactNode;
}

/**
 * The list of a resource: search, filters, sorting and page, all kept in the address; a table, or cards on a handset; a
 * failure is told in place of the rows, once, and the rest of the page stays usable. `useListContext` of react-admin
 * serves what is put into it. Who may see it is the matter of the route's guard; react-admin's own check would wait for
 * it once more and render the page three times.
 */
export function ListPage<R extends RaRecord>(props: ListPageProps<R>) {
  const { sort = byId, perPage = 25, filterDefaultValues, filter } = props;
  return (
    <ListBase
      sort={sort}
      perPage={perPage}
      filterDefaultValues={filterDefaultValues}
      filter={filter}
      exporter={false}
      queryOptions={silent}
      disableAuthentication
    >
      <ListFilterProvider>
        <ListContent {...props} />
      </ListFilterProvider>
    </ListBase>
  );
}

/** The head is the same while the rows come and go. */
const Head = memo(PageHeader);

const byId: SortPayload = { field: 'id', order: 'ASC' };

/** The page tells a failure itself; react-admin's toast would tell it twice. */
const silent = { onError: () => {} };

function ListContent<R extends RaRecord>(props: ListPageProps<R>) {
  const { actions = <CreateLink />, filters, views, bulk, bulkActions, search = true } = props;
  const resource = useResourceContext() ?? '';
  const resourceLabel = useGetResourceLabel();
  const translate = useTranslate();
  const headline = props.headline ?? resourceLabel(resource, 2);
  const selectable = bulk !== undefined || bulkActions !== undefined;
  const handset = useMediaQuery('(max-width: 599.98px)', { noSsr: true });
  const cards = handset && props.handsetRow !== undefined;
  const columns = useColumns(props.children);
  const { shown, toggle, reset } = useHiddenColumns(columns);
  useLastPage();
  useSelectionOfQuery();
  return (
    <>
      <Head headline={headline} lead={translate(`resources.${resource}.lead`, { _: '' })}>
        {actions}
      </Head>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        {search ? <ListSearch /> : null}
        {filters?.button}
        {views?.button}
        {filters?.chips}
        {props.toolbar}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center' }}>
          {cards ? null : <ColumnsMenu columns={columns} shown={shown} onToggle={toggle} onReset={reset} />}
        </Box>
      </Box>
      <RowNamesProvider columns={columns}>
        <ListRows
          name={headline}
          columns={columns}
          shown={shown}
          // The list's records are of the type that the page names; the rows know it as any record.
          rowClick={props.rowClick as RowTarget | undefined}
          card={cards ? (props.handsetRow as (record: RaRecord) => ReactNode) : undefined}
          selectable={selectable}
          empty={props.empty}
        />
      </RowNamesProvider>
      {bulk?.bar}
      {bulkActions ? <SelectionBar>{bulkActions}</SelectionBar> : null}
      <ResultCount />
    </>
  );
}

/**
 * A page beyond the end leads to the last one; react-admin alone would go to the first, and does so with each render until
 * the rows are there.
 */
function useLastPage(): void {
  const { page, perPage, total, isFetching, setPage } = useListContext();
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / perPage));
  const target = useRef<number>(undefined);
  useEffect(() => {
    if (target.current === undefined) {
      if (isFetching || page <= last) return;
      target.current = last;
      // After react-admin's own effect of the same moment, so that this one has the last word.
      queueMicrotask(() => setPage(last));
    } else if (page !== target.current) {
      if (page === 1) setPage(target.current);
    } else if (!isFetching) target.current = undefined;
  }, [isFetching, page, last, setPage]);
}

/** Says politely how many records there are, whenever that changes. */
function ResultCount() {
  const { total, isFetching, error } = useListContext();
  const translate = useTranslate();
  // The rows go first: the first number that is written makes the browser load its tables of languages.
  const known = isFetching || error ? undefined : total;
  const pieces = useDeferred(known === undefined ? 0 : 1);
  return (
    <Box role="status" sx={visuallyHidden}>
      {pieces === 0 ? null : translate('records.results', { smart_count: known })}
    </Box>
  );
}
