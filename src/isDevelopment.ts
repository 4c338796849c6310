/** The development server or a test is running. Apart from `config.ts`, which reads the document, so that a build may import it. */
export const isDevelopment: boolean = import.meta.env.DEV;
