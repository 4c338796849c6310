import { isWebAddress } from '@/records/values/webAddress';

/** Whether a text has the format that a schema asks for, by `format`. */
export const textFormats: Readonly<Record<string, (text: string) => boolean>> = {
  url: isWebAddress,
  image: isWebAddress,
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  color: (text) => /^#[0-9a-f]{6}$/i.test(text),
};
