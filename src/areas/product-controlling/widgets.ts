import type { PartWidget, Widget, WidgetSize } from '@/ui/shell';
import { reportPath } from './reports/reportPath';
import { type WidgetName, widgetSearch } from './widgets/widgetSearch';

type Parts = typeof import('./widgets/parts');

/** Figures on the dashboard. `search` is the query of the widget, and of the page that its title links to. */
function figures(
  key: WidgetName,
  [size, order]: readonly [WidgetSize, number],
  part: (parts: Parts) => Loaded,
  further: Pick<PartWidget, 'lines'> & Pick<Widget, 'onDemand'> = {},
): Widget {
  const load = () => import('./widgets/parts').then(part);
  return { key, size, order, kind: 'part', period: true, search: widgetSearch[key], load, ...further };
}

type Loaded = Awaited<ReturnType<PartWidget['load']>>;

export const widgets: readonly Widget[] = [
  figures('requests', ['s', 11], (parts) => parts.Requests),
  figures('readers', ['s', 12], (parts) => parts.Readers),
  figures('revenue', ['s', 13], (parts) => parts.Revenue),
  figures('subscriptions', ['s', 14], (parts) => parts.Subscriptions),
  figures('days', ['l', 90], (parts) => parts.Days, { lines: 5 }),
  figures('titles', ['m', 91], (parts) => parts.Titles, { lines: 5, onDemand: true }),
  // A saved report has its own period.
  {
    key: 'report',
    size: 's',
    order: 92,
    kind: 'part',
    each: { resource: 'reports', pathOf: reportPath },
    onDemand: true,
    load: () => import('./widgets/ReportFigure').then((part) => part.ReportFigure),
  },
];
