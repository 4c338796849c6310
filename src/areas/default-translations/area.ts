import icon from '@mui/icons-material/Translate';
import { defineArea } from '@/areas/defineArea';
import { actions } from './checks/rights';
import { widgets } from './widgets';

export const area = defineArea({
  path: 'default-translations',
  permission: 'default-translations',
  actions,
  order: 60,
  icon,
  page: () => import('./languages/LanguagesPage').then((m) => m.LanguagesPage),
  resources: [
    {
      name: 'translations',
      list: () => import('./translations/TranslationList').then((m) => m.TranslationList),
      create: () => import('./translations/TranslationCreate').then((m) => m.TranslationCreate),
      pages: [
        { path: 'changes', page: () => import('./changes/ChangesPage').then((m) => m.ChangesPage) },
        { path: 'changes/:changeId', page: () => import('./changes/ChangePage').then((m) => m.ChangePage) },
        { path: 'import', page: () => import('./translations/import/TextImport').then((m) => m.TextImport) },
      ],
      schema: () => import('./translations/translationSchema').then((m) => m.translationSchema),
      search: () => import('./translations/foundText').then((m) => m.foundText),
    },
    {
      name: 'glossary',
      path: 'translation-terms',
      list: () => import('./glossary/GlossaryList').then((m) => m.GlossaryList),
      create: () => import('./glossary/TermCreate').then((m) => m.TermCreate),
      edit: () => import('./glossary/TermEdit').then((m) => m.TermEdit),
      recordRepresentation: 'term',
      search: false,
      schema: () => import('./glossary/termSchema').then((m) => m.termSchema),
    },
    {
      name: 'translation-comments',
      schema: () => import('./translations/translationSchema').then((m) => m.commentSchema),
    },
    {
      name: 'translation-languages',
      schema: () => import('./languages/languageSchema').then((m) => m.languageSchema),
    },
    {
      name: 'translation-revisions',
      schema: () => import('./changes/changeSchema').then((m) => m.revisionSchema),
    },
    {
      name: 'translation-changes',
      schema: () => import('./changes/changeSchema').then((m) => m.changeSchema),
    },
    { name: 'publish', list: () => import('./publish/PublishPage').then((m) => m.PublishPage) },
    {
      name: 'publications',
      path: 'translation-publications',
      list: () => import('./publications/PublicationList').then((m) => m.PublicationList),
      show: () => import('./publications/PublicationShow').then((m) => m.PublicationShow),
      search: false,
      schema: () => import('./publications/publicationSchema').then((m) => m.publicationSchema),
    },
    {
      name: 'activity',
      path: 'translation-activity',
      list: () => import('./activity/ActivityList').then((m) => m.ActivityList),
      schema: () => import('./activity/activitySchema').then((m) => m.activitySchema),
    },
    { name: 'draft-texts', path: 'admin/draft-texts' },
  ],
  anchors: { tools: 'translations' },
  widgets,
  shell: {
    when: 'translating',
    banner: () => import('./translate-mode/TranslateModeBanner').then((m) => m.TranslateModeBanner),
  },
});
