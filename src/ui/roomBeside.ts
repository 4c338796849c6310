/** Windows with room for something next to a form. */
export const roomBeside = '(min-width: 1200px)';
