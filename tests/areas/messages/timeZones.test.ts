import { describe, expect, it } from 'vitest';
import { readZones, timeZones } from '@/areas/messages/schedule/timeZones';
import { isTimeZone } from '@/records/dates/zonedTime';

const zoneOf = (name: string) => timeZones.filter(({ names }) => names.includes(name));

describe('the time zones', () => {
  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
    ['Asia/Kathmandu', 'Asia/Katmandu'],
    ['Asia/Yangon', 'Asia/Rangoon'],
    ['America/Nuuk', 'America/Godthab'],
    ['Asia/Dhaka', 'Asia/Dacca'],
    ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
    ['Africa/Asmara', 'Africa/Asmera'],
    ['Pacific/Pohnpei', 'Pacific/Ponape'],
    ['America/Indiana/Indianapolis', 'America/Fort_Wayne'],
    ['America/Detroit', 'US/Michigan'],
    ['UTC', 'Etc/UTC'],
  ])('have %s once, also as %s', (name, former) => {
    expect(zoneOf(former)).toEqual([expect.objectContaining({ name })]);
    expect(zoneOf(name)).toEqual(zoneOf(former));
  });

  it('are separate if their clocks differ, and include each that the browser knows', () => {
    expect(zoneOf('Europe/Oslo')).not.toEqual(zoneOf('Europe/Berlin'));
    expect(zoneOf('America/Detroit')).not.toEqual(zoneOf('America/New_York'));
    for (const name of Intl.supportedValuesOf('timeZone')) expect(zoneOf(name), name).toHaveLength(1);
    for (const { name } of timeZones) expect(isTimeZone(name), name).toBe(true);
  });

  it('are the same in Safari, which lists some by a former name and takes each name as it is', () => {
    const former: Record<string, string> = {
      'America/Argentina/Buenos_Aires': 'America/Buenos_Aires',
      'America/Argentina/Mendoza': 'America/Mendoza',
      'America/Indiana/Indianapolis': 'America/Indianapolis',
      'America/Nuuk': 'America/Godthab',
      'Asia/Kolkata': 'Asia/Calcutta',
    };
    const listed = new Set(Intl.supportedValuesOf('timeZone').map((name) => former[name] ?? name));
    const zones = readZones([...listed], (name) => (isTimeZone(name) ? name : undefined));
    const inSafari = (name: string) =>
      zones.filter(({ names }) => names.includes(name)).map((zone) => zone.name);
    for (const [present, past] of Object.entries(former))
      expect([inSafari(present), inSafari(past)], present).toEqual([[present], [present]]);
    expect(inSafari('America/Argentina/La_Rioja')).toEqual(['America/Argentina/La_Rioja']);
    expect(inSafari('US/Michigan')).toEqual(['America/Detroit']);
    expect(new Set(zones.map(({ name }) => name)).size).toBe(zones.length);
  });
});
