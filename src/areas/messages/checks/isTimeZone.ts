/** Whether the clocks of this browser or server know a time zone: `Europe/Berlin`. */
export function isTimeZone(zone: unknown): zone is string {
  try {
    return typeof zone === 'string' && new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}
