/** The attribute by which the QA panel finds the space for its button in the toolbar. */
export const qaButtonSlot = 'data-qa-button-slot';
