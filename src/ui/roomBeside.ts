/** Windows in which something has room beside a form. */
export const roomBeside = '(min-width: 1200px)';
