import { numberFormat } from '@/ui/formats';

/**
 * Reads a decimal number as a language writes it into a text with a point: '1234.50'. Thousands separators are dropped
 * if three digits follow each; comma and point both start the decimals. Undefined if it is not a number.
 */
export function readDecimal(text: string, locale: string): string | undefined {
  const group = groupSign(locale);
  const compactText = text.trim().replaceAll(/[\s\u00a0\u202f'’]/g, '');
  const isGrouped = new RegExp(`^[-+]?\\d{1,3}(\\${group}\\d{3})+([.,]\\d*)?$`).test(compactText);
  const normalizedText = (isGrouped ? compactText.replaceAll(group, '') : compactText).replace(',', '.');
  const [, sign = '', integer = '', fraction = ''] = /^([-+]?)(\d*)\.?(\d*)$/.exec(normalizedText) ?? [];
  if (integer === '' && fraction === '') return undefined;
  const number = `${integer.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`;
  return sign === '-' ? `-${number}` : number;
}

/**
 * Of point and comma the one that is not the decimal sign; languages that separate thousands by a space use neither.
 */
function groupSign(locale: string): '.' | ',' {
  const parts = numberFormat(locale).formatToParts(1_234_567.8);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? '.' : ',';
}
