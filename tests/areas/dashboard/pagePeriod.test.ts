import { describe, expect, it } from 'vitest';
import { readPagePeriod, writePagePeriod } from '@/areas/dashboard/period/pagePeriod';
import { presets } from '@/records/period/periods';

const defaults = { period: 'last4weeks', compare: 'previousPeriod', match: '' };
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
      match: '',
      isDamaged: false,
    });
  });

  it('can be days of one’s own, and so can what they are compared with', () => {
    const choice = { period: '2026-10-01/2026-10-31', match: '', isDamaged: false };
    expect(read('period=2026-10-01/2026-10-31&compare=none')).toEqual({ ...choice, compare: 'none' });
    expect(read('period=2026-10-01/2026-10-31&compare=2025-09-01/2025-09-30')).toEqual({
      ...choice,
      compare: '2025-09-01/2025-09-30',
    });
    expect(read('period=2028-02-29/2028-02-29').isDamaged).toBe(false);
  });

  it('can match weekdays, and is written without what is usual', () => {
    const choice = { ...defaults, period: 'lastMonth', match: 'weekdays' } as const;
    expect(read('period=lastMonth&match=weekdays')).toEqual({ ...choice, isDamaged: false });
    expect(String(writePagePeriod(new URLSearchParams('x=1&compare=none'), choice))).toBe(
      'x=1&period=lastMonth&match=weekdays',
    );
    expect(
      String(writePagePeriod(new URLSearchParams('period=today&match=dates'), { ...defaults, match: '' })),
    ).toBe('');
  });

  it.each([
    'period=nonsense',
    'period=',
    'period=2026-10-01/2026-10-31/x',
    'period=2026-10-31/2026-10-01',
    'period=2026-10-01',
    'period=2026-02-30/2026-03-01',
    'period=9999-01-01/9999-12-31',
    'period=2020-01-01/2026-01-01',
    'period=1.10.2026/31.10.2026',
    'period=last7days&match=nonsense',
    'compare=2026-10-31/2026-10-01',
    'period=last7days&compare=nonsense',
  ])('is the usual one, with a note, where the address asks for %s', (search) => {
    expect(read(search)).toEqual({ ...defaults, isDamaged: true });
  });
});
