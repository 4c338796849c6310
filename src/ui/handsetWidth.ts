/** Windows in which rows are cards and a list's header has one button. */
export const handsetWidth = '(max-width: 599.98px)';
