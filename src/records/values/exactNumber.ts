/** Whether a number is the one that was written: whole ones are exact up to 2^53 - 1 (RFC 8259, section 6). */
export const isExactNumber = (number: number): boolean =>
  Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number));
