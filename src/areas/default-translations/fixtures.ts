import { defineFixtures } from '@/fixture-api/defineFixtures';
import { actions, rightIn } from './checks/rights';
import { activityCall } from './fixtures/activityCall';
import { changes, revisionLog, revisions } from './fixtures/changes';
import { comments, commentsDoneCall } from './fixtures/comments';
import { importTextsCall } from './fixtures/importTextsCall';
import { languageCalls } from './fixtures/languageCalls';
import { languages, readerLanguages } from './fixtures/languages';
import {
  publicationDifferencesCall,
  publications,
  publishedFile,
  restoreCall,
} from './fixtures/publications';
import { differencesCall, publishCall } from './fixtures/publishCall';
import { revertCall } from './fixtures/revertCall';
import { needs } from './fixtures/rights';
import { saveTextCall } from './fixtures/saveTextCall';
import { seenCall } from './fixtures/seenCall';
import { suggestionsCall } from './fixtures/suggestionsCall';
import { syncCall } from './fixtures/syncCall';
import { terms } from './fixtures/terms';
import { draftTextsCall, peopleCall, translations } from './fixtures/translations';

export const fixtures = defineFixtures({
  permission: 'default-translations',
  // With a scenario for one language.
  actions: [...actions, rightIn('translate', 'de')],
  needs,
  resources: {
    translations,
    'translation-comments': comments,
    'translation-terms': terms,
    'translation-languages': languages,
    'translation-revisions': revisions,
    'translation-changes': changes,
    'translation-publications': publications,
  },
  calls: [
    revertCall,
    syncCall,
    importTextsCall,
    saveTextCall,
    commentsDoneCall,
    suggestionsCall,
    seenCall,
    activityCall,
    peopleCall,
    draftTextsCall,
    ...languageCalls,
    differencesCall,
    publishCall,
    publicationDifferencesCall,
    restoreCall,
  ],
  languages: readerLanguages,
  languageFile: publishedFile,
  log: revisionLog,
});
