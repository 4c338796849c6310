import { useMemo } from 'react';
import type { FilterField } from '@/records/filters/conditions';
import { dateRange, defineFilters, labelled, select, text } from '@/records/filters/defineFilters';
import { userFilters } from '../userFilters';
import { type CaptionedAttribute, useUserAttributes } from './userAttributes';

/** The conditions for one of the publisher's own fields, by the server's names. */
function conditionsFor(attribute: CaptionedAttribute): Record<string, FilterField> {
  const { caption, source } = attribute;
  if (attribute.type === 'choice') return { [source]: labelled(caption, select(attribute.choices)) };
  if (attribute.type === 'date') {
    return Object.fromEntries(
      Object.entries(dateRange(source)).map(([name, field]) => [name, labelled(caption, field)]),
    );
  }
  return { [`${source}_q`]: labelled(caption, text()) };
}

/** The filters of the list of users, with those of the publisher's own fields. */
export function useUserFilters() {
  const attributes = useUserAttributes();
  return useMemo(() => {
    if (attributes.length === 0) return userFilters;
    const own = Object.assign({}, ...attributes.map(conditionsFor)) as Record<string, FilterField>;
    return defineFilters({ texts: userFilters.texts, fields: { ...userFilters.fields, ...own } });
  }, [attributes]);
}
