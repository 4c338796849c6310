import { useLanguageName, useLanguageOptions } from '@/people/languages';
import { usePageName, usePageOptions } from '@/people/pages';
import { choice, defineFilters, flag, hidden, oneOf, oneReference } from '@/records/filters/defineFilters';
import { defineViews } from '@/records/views/defineViews';
import { topics } from '../topicSchema';
import { statuses } from '../videoSchema';

/** The filters of the list of videos. */
export const videoFilters = defineFilters({
  texts: 'areas.video-help.list.filters',
  fields: {
    status_eq_any: choice(statuses, 'areas.video-help.statuses'),
    topicId: oneReference(topics),
    missingLanguage: oneOf(useOptions, useLanguageName),
    needsReview: flag(),
    language: hidden(oneOf(useOptions, useLanguageName)),
    page: hidden(oneOf(usePages, usePageName)),
  },
});

/** The preset views; `title` is the field of the title in the page's language. */
export const videoViews = (title: string) =>
  defineViews({
    texts: 'areas.video-help.list.views',
    presets: {
      all: { filter: {}, sort: { field: title, order: 'ASC' } },
      review: { filter: { needsReview: true }, sort: { field: 'reviewDueAt', order: 'ASC' } },
      drafts: { filter: { status_eq_any: ['draft'] }, sort: { field: title, order: 'ASC' } },
    },
  });

function usePages() {
  return { options: usePageOptions(), isFailed: false };
}

function useOptions(selected: string) {
  return { options: useLanguageOptions(selected), isFailed: false };
}
