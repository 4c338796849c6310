import { afterEach, expect, it, vi } from 'vitest';
import { csvFileName, fileStem } from '@/records/csv/writeCsv';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['UTC', '2026-11-21T23:59:00Z', 0, 'users-2026-11-21.csv'],
  ['Pacific/Kiritimati', '2026-11-21T10:30:00Z', -14 * 60, 'users-2026-11-22.csv'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', -14 * 60, 'users-2027-01-01.csv'],
  ['Pacific/Pago_Pago', '2027-01-01T10:59:00Z', 11 * 60, 'users-2026-12-31.csv'],
])('a file is named after the day on the visitor’s calendar in %s', (zone, moment, offset, name) => {
  vi.stubEnv('TZ', zone);
  const now = new Date(moment);
  // Else the time zone was not changed, and the test would say nothing.
  expect(now.getTimezoneOffset()).toBe(offset);
  expect(csvFileName('users', now)).toBe(name);
});

it('pads days and months to two digits', () => {
  expect(csvFileName('users', new Date(2026, 10, 21, 23, 59))).toBe('users-2026-11-21.csv');
  expect(csvFileName('users', new Date(2027, 0, 2))).toBe('users-2027-01-02.csv');
});

it.each([
  ['Data protection rules', 'Data-protection-rules'],
  ['  Störung: „Shop“ 24/7? ', 'Störung-Shop-24-7'],
  ['../../etc/passwd', 'etc-passwd'],
  ['صيانة \u202eيوم', 'صيانة-يوم'],
  ['?!', ''],
  ['a'.repeat(100), 'a'.repeat(60)],
])('a record’s name %s is %s in a file name', (name, stem) => expect(fileStem(name)).toBe(stem));
