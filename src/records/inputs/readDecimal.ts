import { numberFormat } from '@/ui/formats';

/**
 * A decimal number as a language writes it, as text with a point: '1234.50'. Its signs for thousands count where they stand before
 * three digits each, and are left out; comma and point both begin the decimals. Undefined for what is no number.
 */
export function readDecimal(text: string, locale: string): string | undefined {
  const group = groupSign(locale);
  const tidy = text.trim().replaceAll(/[\s\u00a0\u202f'’]/g, '');
  const isGrouped = new RegExp(`^[-+]?\\d{1,3}(\\${group}\\d{3})+([.,]\\d*)?$`).test(tidy);
  const plain = (isGrouped ? tidy.replaceAll(group, '') : tidy).replace(',', '.');
  const [, sign = '', whole = '', fraction = ''] = /^([-+]?)(\d*)\.?(\d*)$/.exec(plain) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const number = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`;
  return sign === '-' ? `-${number}` : number;
}

/** A point or a comma; a language that separates thousands by a space has none of both. */
function groupSign(locale: string): '.' | ',' {
  const parts = numberFormat(locale).formatToParts(1_234_567.8);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? '.' : ',';
}
