/** The windows in which rows are cards and the head of a list has one button. */
export const handsetWidth = '(max-width: 599.98px)';
