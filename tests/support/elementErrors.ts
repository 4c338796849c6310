import { configure, getConfig, prettyDOM } from '@testing-library/react';

/**
 * Prints the document for a missing element only when the error's message is read. A wait repeats its query at each change of the
 * document, and would print it each time.
 */
export function printDocumentsLate(): void {
  configure({
    getElementError(message, container) {
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      Error.captureStackTrace(error, getConfig().getElementError);
      let text: string | undefined;
      Object.defineProperty(error, 'message', {
        configurable: true,
        get() {
          text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
          return text;
        },
      });
      return error;
    },
  });
}
