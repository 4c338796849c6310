import { expect, it } from 'vitest';
import { wallTimeError } from '@/records/dates/wallTimeError';

it.each([
  ['2027-03-01', '09:00', undefined],
  ['', '09:00', 'records.dates.noDate'],
  ['2027-03-01', '', 'records.dates.noTime'],
  ['02/30/2027', '09:00', 'records.dates.noSuchDay'],
  ['30. 2. 2027', '', 'records.dates.noSuchDay'],
  ['tomorrow', '09:00', 'records.inputs.date'],
  ['3/1', '09:00', 'records.inputs.date'],
  ['2027-03-01', '25:00', 'records.dates.noSuchTime'],
  ['2027-03-01', '9:75 pm', 'records.dates.noSuchTime'],
  ['2027-03-01', '13 pm', 'records.dates.noSuchTime'],
  ['2027-03-01', 'noon', 'records.inputs.time'],
])('%j and %j: %s', (date, time, error) => expect(wallTimeError({ date, time })).toBe(error));
