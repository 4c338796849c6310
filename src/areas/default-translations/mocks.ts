import { defineMocks } from '../../mocks/defineMocks';
import { draftTextsCall } from './fixtures/draftTextsCall';
import { importTextsCall } from './fixtures/importTextsCall';
import { languageCalls } from './fixtures/languageCalls';
import { languages, readerLanguages } from './fixtures/languages';
import { revisionLog, revisions } from './fixtures/revisions';
import { saveTextCall } from './fixtures/saveTextCall';
import { suggestionsCall } from './fixtures/suggestionsCall';
import { translations } from './fixtures/translations';

export const mocks = defineMocks({
  permission: 'default-translations',
  resources: { translations, 'translation-languages': languages, 'translation-revisions': revisions },
  calls: [importTextsCall, saveTextCall, suggestionsCall, draftTextsCall, ...languageCalls],
  languages: readerLanguages,
  log: revisionLog,
});
