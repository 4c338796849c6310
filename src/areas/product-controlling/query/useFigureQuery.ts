import { useCallback, useMemo } from 'react';
import { useEvent, useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useAreaPath } from '../figures/useAreaPath';
import { useCatalogue } from '../figures/useCatalogue';
import type { Report } from '../reports/reportSchema';
import { readAddress, readSaved, writeAddress } from './address';
import { currenciesOf, hasMoney, inCurrency } from './currencies';
import { defaultQuery, type FigureFilter, type FigureQuery } from './figureQuery';

/** The changed parts of a query; as a function of the latest one, if they depend on it. */
type Change = Partial<FigureQuery> | ((query: FigureQuery) => Partial<FigureQuery>);

/**
 * The query of the address, and functions to change it, which add history entries. With a report, the address holds only the
 * differences from it.
 */
export function useFigureQuery() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const id = search.get('report');
  const { data: report, error } = useGetOne<Report>(
    `${useAreaPath()}/reports`,
    { id: id ?? '' },
    { enabled: id !== null && id !== '' },
  );
  const saved = useMemo(() => (report ? readSaved(report.query) : undefined), [report]);
  const defaults = saved?.query ?? defaultQuery;
  const read = useMemo(() => readAddress(new URLSearchParams(text), defaults), [text, defaults]);
  const { data: catalogue, isLoading: isCatalogueLoading } = useCatalogue();
  const currencies = useMemo(
    () => currenciesOf(read.query, catalogue?.currencies ?? []),
    [read.query, catalogue?.currencies],
  );
  const query = useMemo(() => inCurrency(read.query, currencies), [read.query, currencies]);
  // Stable, and about the latest address: memoized parts of the page keep it.
  const change = useEvent((change: Change) =>
    setSearch((current) => {
      const now = readAddress(current, defaults).query;
      const part = typeof change === 'function' ? change(now) : change;
      const next = writeAddress({ ...now, ...part }, defaults);
      const reportId = current.get('report');
      if (reportId !== null) next.set('report', reportId);
      return next;
    }),
  );
  const setCondition = useCallback(
    (key: string, value: FigureFilter[string] | undefined) =>
      change(({ filter: { [key]: _, ...others } }) => ({
        filter: value === undefined || value.length === 0 ? others : { ...others, [key]: value },
      })),
    [change],
  );
  const lost = (saved?.unreadable ?? []).filter((part) => !search.has(part));
  return {
    /** With the currency of its money, if there are several. */
    query,
    /** The currencies to choose from. */
    currencies,
    change,
    setCondition,
    /** The invalid parts of the address or the report, which are ignored. */
    unreadable: [...read.unreadable, ...lost],
    /** The report named by the address, once it has loaded. */
    report,
    /** Why the report could not be loaded. */
    reportError: error,
    isReportMissing: id !== null && report === undefined && (id === '' || error !== null),
    isChanged: writeAddress(read.query, defaults).size > 0,
    /** Parts of the report were ignored; saving it repairs it. */
    isLost: lost.length > 0,
    /** The report, and so the query, or the currencies of its money have not loaded yet. */
    isPending:
      (id !== null && id !== '' && report === undefined && error === null) ||
      (isCatalogueLoading && hasMoney(read.query)),
  };
}

export type FigureQueryState = ReturnType<typeof useFigureQuery>;
