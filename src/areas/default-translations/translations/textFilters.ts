import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { usePageName, usePageOptions } from '@/people/pages';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { choice, defineFilters, flag, hidden, oneOf, select, text } from '@/records/filters/defineFilters';
import { loadingName } from '@/records/inputs/recordOptions';
import { defineViews } from '@/records/views/defineViews';
import type { Language } from '../languages/languageSchema';
import { useLanguages } from '../languages/useLanguages';
import { textsResource } from './textAddress';
import { textStates } from './translationSchema';

const texts = 'areas.default-translations.grid';

/** The default order of the grid. */
export const byKey = { field: 'key', order: 'ASC' } as const;

/** The filters of the grid. Conditions about texts apply to the language of the filter. */
export const textFilters = defineFilters({
  texts: `${texts}.filters`,
  fields: {
    language: oneOf(useLanguageOptions, useLanguageName),
    state_eq_any: choice(textStates, `${texts}.states`),
    published: select(['same', 'changed', 'never'], `${texts}.published`),
    comments: select(['waiting', 'open'], `${texts}.comments`),
    updatedBy: oneOf(usePeopleOptions, usePersonName),
    issue_eq_any: choice(['error', 'warning', 'info'], `${texts}.severities`),
    page: oneOf(useSeenPages, usePageName),
    namespace: text(),
    key_q: text(),
    text_q: text(),
    tags_inc_any: text({ multiple: true }),
    tags_ninc_any: text({ multiple: true }),
    plural: flag(),
    deprecated: flag(),
    key_eq_any: hidden(text({ multiple: true })),
  },
});

/** The preset views, for the language shown first. */
export function textViews({ id: language, name }: Language): ReactNode {
  const inLanguage = (conditions: object) => ({
    filter: { language, ...conditions },
    sort: byKey,
    args: { language: name },
  });
  return defineViews({
    texts: `${texts}.views`,
    presets: {
      all: { filter: {}, sort: byKey },
      missing: inLanguage({ state_eq_any: ['missing'] }),
      toReview: inLanguage({ state_eq_any: ['translated'] }),
      outdated: inLanguage({ state_eq_any: ['outdated'] }),
      withComments: inLanguage({ comments: 'open' }),
      withErrors: inLanguage({ issue_eq_any: ['error'] }),
    },
  }).button;
}

/** The pages that can have shown texts. */
function useSeenPages() {
  return { options: usePageOptions(), isFailed: false };
}

const peopleSchema = v.array(v.object({ id: idSchema, name: v.string() }));

/** The people who have saved texts. */
function usePeople() {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: [textsResource, 'people'],
    queryFn: ({ signal }) => calls.call(textsResource, { path: '/people', schema: peopleSchema, signal }),
  });
}

function usePeopleOptions() {
  const { data = [], error } = usePeople();
  return { options: data.map(({ id, name }) => ({ value: id, label: name })), isFailed: error !== null };
}

function usePersonName() {
  const { data = [], isLoading } = usePeople();
  return (id: string) => data.find((each) => each.id === id)?.name ?? (isLoading ? loadingName : id);
}

/** The languages as options of a filter. */
export function useLanguageOptions() {
  const { data = [], error } = useLanguages();
  return { options: data.map(({ id, name }) => ({ value: id, label: name })), isFailed: error !== null };
}

/** Names a language of a filter. */
export function useLanguageName() {
  const { data = [] } = useLanguages();
  return (code: string) => data.find(({ id }) => id === code)?.name ?? code;
}
