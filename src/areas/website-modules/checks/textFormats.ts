import { isWebAddress } from '@/records/values/webAddress';

/** An existing day: `2026-11-22`. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Checks a text for each `format` of a schema. */
export const textFormats: Readonly<Record<string, (text: string) => boolean>> = {
  url: isWebAddress,
  image: isWebAddress,
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  color: (text) => /^#[0-9a-f]{6}$/i.test(text),
  date: isDay,
};
