import { defineMocks } from '../../mocks/defineMocks';
import { draftTextsCall } from './fixtures/draftTextsCall';
import { languages } from './fixtures/languages';
import { saveTextCall } from './fixtures/saveTextCall';
import { translations } from './fixtures/translations';

export const mocks = defineMocks({
  permission: 'default-translations',
  resources: { translations, 'translation-languages': languages },
  calls: [saveTextCall, draftTextsCall],
});
