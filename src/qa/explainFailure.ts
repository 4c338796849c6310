import { StartError } from '../app/startError';
import { WorkerUnavailable } from '../mocks/browser';
import { createTexts } from './panel/texts';

/** What the visitor is told when demo mode fails to start; any error but that of the worker stays as it is. */
export function explainFailure(error: unknown): unknown {
  if (!(error instanceof WorkerUnavailable)) return error;
  // In English, as all that is said before the application starts.
  const { translate } = createTexts('en');
  return new StartError(translate('qa.failed.headline'), translate('qa.failed.message'), { cause: error });
}
