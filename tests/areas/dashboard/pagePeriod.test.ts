import { describe, expect, it } from 'vitest';
import { readPagePeriod } from '@/areas/dashboard/period/pagePeriod';
import { presets } from '@/records/period/periods';

const defaults = { period: 'last30days', compare: 'previousPeriod' };
const read = (search: string) => readPagePeriod(new URLSearchParams(search));

describe('the period of an address', () => {
  it('is the default unless the address says otherwise', () => {
    expect(read('')).toEqual({ ...defaults, isDamaged: false });
    expect(read('x=1&filter={}')).toEqual({ ...defaults, isDamaged: false });
  });

  it.each(presets)('can be %s', (period) => {
    expect(read(`period=${period}&compare=previousYear`)).toEqual({
      period,
      compare: 'previousYear',
      isDamaged: false,
    });
  });

  it('can be a span of days, without a comparison', () => {
    const choice = { period: '2026-10-01/2026-10-31', compare: 'none', isDamaged: false };
    expect(read('from=2026-10-01&to=2026-10-31&compare=none')).toEqual(choice);
    expect(read('from=2028-02-29&to=2028-02-29').isDamaged).toBe(false);
  });

  it.each([
    'period=nonsense',
    'period=',
    'period=2026-10-01/2026-10-31/x',
    'period=2026-10-01/2026-10-31',
    'from=2026-10-31&to=2026-10-01',
    'from=2026-10-01',
    'to=2026-10-31',
    'from=2026-02-30&to=2026-03-01',
    'from=9999-01-01&to=9999-12-31',
    'from=2020-01-01&to=2026-01-01',
    'from=1.10.2026&to=31.10.2026',
    'period=last7days&compare=nonsense',
  ])('is the usual one, with a note, where the address asks for %s', (search) => {
    expect(read(search)).toEqual({ ...defaults, isDamaged: true });
  });
});
