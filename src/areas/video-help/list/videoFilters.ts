import { useLanguageName, useLanguageOptions } from '@/people/languages';
import {
  choice,
  defineFilters,
  flag,
  hidden,
  oneOf,
  oneReference,
  text,
} from '@/records/filters/defineFilters';
import { defineViews } from '@/records/views/defineViews';
import { topics } from '../topicSchema';
import { statuses } from '../videoSchema';

/** The order of the list as long as nobody says otherwise. */
export const byTitle = { field: 'title', order: 'ASC' } as const;

/** What the list of films can be narrowed to. */
export const videoFilters = defineFilters({
  texts: 'areas.video-help.list.filters',
  fields: {
    status_eq_any: choice(statuses, 'areas.video-help.statuses'),
    topicId: oneReference(topics),
    missingLanguage: oneOf(useOptions, useLanguageName),
    needsReview: flag(),
    language: hidden(oneOf(useOptions, useLanguageName)),
    page: hidden(text()),
  },
});

/** The views that everybody finds beside their own. */
export const videoViews = defineViews({
  texts: 'areas.video-help.list.views',
  presets: {
    all: { filter: {}, sort: byTitle },
    review: { filter: { needsReview: true }, sort: { field: 'reviewDueAt', order: 'ASC' } },
    drafts: { filter: { status_eq_any: ['draft'] }, sort: byTitle },
  },
});

function useOptions(chosen: string) {
  return { options: useLanguageOptions(chosen), failed: false };
}
