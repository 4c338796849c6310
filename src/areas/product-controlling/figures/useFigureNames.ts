import { useCallback } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Row } from './figureSchema';

const texts = 'areas.product-controlling';

/** Dimensions whose values have texts in the application; the server names the others. */
const named = new Set(['data_type', 'access_type', 'access_method', 'source', 'device']);

/** Names figures, dimensions and values; unknown ones get the server's name. */
export function useFigureNames() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  // Stable, like the names of values: a chart's lines and the order of rows depend on them.
  const metric = useCallback(
    (key: string) => translate(`${texts}.figures.${key}.name`, { _: key.replaceAll('_', ' ') }),
    [translate],
  );
  const definition = (key: string) => translate(`${texts}.figures.${key}.definition`, { _: '' });
  const dimension = (key: string) => translate(`${texts}.dimensions.${key}`, { _: key });
  const value = useCallback(
    (of: string, key: string, label = key) => {
      if (key === '') return translate(`${texts}.values.${of === 'search_term' ? 'fewTerms' : 'none'}`);
      if (named.has(of)) return translate(`${texts}.values.${of}.${key}`, { _: label });
      if (of === 'country') return displayName(key, locale, 'region') ?? label;
      if (of === 'language') return displayName(key, locale, 'language') ?? label;
      if (of === 'publication_year' && (key === '0001' || key === '9999'))
        return translate(`${texts}.values.year${key}`);
      return label;
    },
    [translate, locale],
  );
  const condition = (of: string, operator: 'eq_any' | 'neq_any' | 'q', values: readonly string[]) =>
    translate(`${texts}.query.chip.${operator}`, {
      dimension: dimension(of),
      values: (operator === 'q' ? values.map((text) => translate('ui.quoted', { text })) : values).join(
        ` ${translate('records.filters.or')} `,
      ),
    });
  const rowName = (by: string, { key: [key = ''], labels: [label] }: Row) => value(by, key, label);
  const breakdown = ([by = '', and]: readonly string[]) =>
    and === undefined
      ? translate(`${texts}.breakdown.title`, { by: dimension(by) })
      : translate(`${texts}.breakdown.titleOfTwo`, { by: dimension(by), and: dimension(and) });
  return { metric, definition, dimension, value, condition, rowName, breakdown };
}

const namesOf = new Map<string, Intl.DisplayNames>();

/** The name of a country or language; undefined for an unknown code. */
function displayName(code: string, locale: string, type: 'region' | 'language'): string | undefined {
  try {
    const key = `${locale} ${type}`;
    const names = namesOf.get(key) ?? new Intl.DisplayNames(locale, { type, fallback: 'none' });
    namesOf.set(key, names);
    return names.of(code);
  } catch {
    return undefined;
  }
}
