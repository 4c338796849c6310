import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateTimeFormat, numberFormat, relativeTimeFormat } from '@/ui/formats';

afterEach(() => void vi.unstubAllEnvs());

describe('the formats of a language', () => {
  it('are created once for the same language and options', () => {
    const style = () => ({ dateStyle: 'medium', timeZone: 'UTC' }) as const;
    expect(dateTimeFormat('de', style())).toBe(dateTimeFormat('de', style()));
    expect(dateTimeFormat('de', style())).not.toBe(dateTimeFormat('en', style()));
    expect(numberFormat('de')).not.toBe(numberFormat('de', { notation: 'compact' }));
    expect(numberFormat('de').format(12_400)).toBe('12.400');
    expect(relativeTimeFormat('en').format(-3, 'day')).toBe('3 days ago');
  });

  it('use the browser’s current time zone', () => {
    const noon = Date.parse('2026-01-05T12:00:00Z');
    const told = () => dateTimeFormat('en', { timeStyle: 'short' }).format(noon).replace('\u202f', ' ');
    vi.stubEnv('TZ', 'UTC');
    expect(told()).toBe('12:00 PM');
    vi.stubEnv('TZ', 'America/New_York');
    expect(told()).toBe('7:00 AM');
  });
});
