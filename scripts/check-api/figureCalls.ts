import { objectIn, objectsIn, textOf } from './bodies.ts';
import type { Probe } from './createProbe.ts';
import { post } from './managedCalls.ts';

const figures = { base: 'clientApi', name: 'figures' } as const;
const counterReports = { base: 'clientApi', name: 'counter-reports' } as const;
const period = { preset: 'last30days' };

/** Figures with rows and a comparison, and the values of a filter; nothing is changed. */
export async function checkFigures(probe: Probe): Promise<void> {
  await probe('catalogue of figures', { method: 'GET', base: 'clientApi', path: 'figures/catalogue' });
  const query = { metrics: ['item_requests'], period, compare: { mode: 'previousYear' } };
  const rows = { ...query, dimensions: ['country'], range: [0, 4] };
  const queries = [
    { id: 'total', ...query },
    { id: 'rows', ...rows },
    { id: 'refused', ...query, period: { from: '2026-02-30', to: '2026-03-01' } },
  ];
  await probe('figures of 30 days', post(figures, '/actions/query', { queries }));
  await probe('values of a filter', post(figures, '/actions/values', { dimension: 'country', query }));
  const institutions = await probe(
    'institutions',
    post(figures, '/actions/values', { dimension: 'institution', query }),
  );
  const reports = await probe('COUNTER reports', {
    method: 'GET',
    base: 'clientApi',
    path: 'counter-reports',
  });
  const [report] = objectsIn(reports?.body);
  const institutionId = objectsIn(objectIn(institutions?.body).values)
    .map(({ key }) => textOf(key))
    .find((key) => key !== '');
  if (report && institutionId !== undefined) {
    const { id, lastMonth } = report;
    const order = { report: id, institutionId, begin: lastMonth, end: lastMonth };
    await probe('header of a COUNTER report', post(counterReports, '/actions/preview', order));
  }
}
