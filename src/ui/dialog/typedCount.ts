/** What concerns more than this many people or records and cannot be undone is confirmed by typing their number. */
export const untypedLimit = 100;

/** Whether the typed text is the number; digits may be grouped in any way. */
export const isTypedCount = (text: string, count: number) => text.replace(/\D/g, '') === String(count);
