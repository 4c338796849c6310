import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import { pickText } from '@/api/pickLanguage';
import { isCalendarDate } from '@/records/dates/calendarDate';
import { type UserAttribute, useShell } from '@/ui/shell';

/** A field of users that the publisher has declared, with its caption in the page's language. */
export type CaptionedAttribute = UserAttribute & {
  readonly caption: string;
  /** The path of its value in a user. */
  readonly source: string;
};

/** The publisher's own fields of users (docs/configuration.md), in their order; stable for a language. */
export function useUserAttributes(): readonly CaptionedAttribute[] {
  const { userAttributes } = useShell();
  const [locale] = useLocaleState();
  return useMemo(
    () =>
      userAttributes.map((attribute) => ({
        ...attribute,
        caption:
          typeof attribute.label === 'string' ? attribute.label : pickText(attribute.label, locale).text,
        source: `attributes.${attribute.name}`,
      })),
    [userAttributes, locale],
  );
}

/** What is wrong with a value from a file, as the code of a text; forms offer nothing wrong. */
export function attributeProblem(attribute: UserAttribute, value: string): string | undefined {
  if (attribute.type === 'date') return isCalendarDate(value) ? undefined : 'invalid_day';
  if (attribute.type === 'choice') return attribute.choices.includes(value) ? undefined : 'invalid_choice';
  return value.length > maxAttributeLength ? 'value_too_long' : undefined;
}

/** A value that a file may have; undefined for a text, which may be anything. */
export function attributeExample(attribute: UserAttribute): string | undefined {
  if (attribute.type === 'date') return '2026-12-31';
  return attribute.type === 'choice' ? attribute.choices[0] : undefined;
}

/** The longest text, in UTF-16 units. */
export const maxAttributeLength = 191;
