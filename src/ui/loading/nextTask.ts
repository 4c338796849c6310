/** Lets the browser render and respond before long work continues. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
