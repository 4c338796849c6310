/** Whether the development server or a test is running. Separate from `config.ts`, which needs a document, so that builds can import it. */
export const isDevelopment: boolean = import.meta.env.DEV;
