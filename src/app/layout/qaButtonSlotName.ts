/** By what the QA panel, which the application does not know, finds the place that the toolbar keeps free for its button. */
export const qaButtonSlot = 'data-qa-button-slot';
