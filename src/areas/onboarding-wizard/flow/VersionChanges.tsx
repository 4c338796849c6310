import { type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { EventChanges } from '@/records/history/EventChanges';
import type { HistoryEvent } from '@/records/history/useHistory';
import { FieldRegistryContext } from '@/records/inputs/formFields';
import { stepsOf } from '../flowSchema';
import type { Version } from './versions';

type Changes = HistoryEvent['changes'];

/** Shows a value of a guide; of the steps those that `changes` names. */
export type FormatVersion = (
  field: string,
  value: unknown,
  event?: { readonly changes: Changes },
) => ReactNode;

interface VersionChangesProps {
  before: Version['content'];
  after: Version['content'];
  format: FormatVersion;
}

/** What differs between two versions of a guide, field by field; of the steps those that differ. */
export function VersionChanges({ before, after, format }: VersionChangesProps) {
  const translate = useTranslate();
  const form = useContext(FieldRegistryContext);
  const changes = changesBetween(before, after);
  return (
    <EventChanges
      changes={changes}
      labelOf={(field) =>
        form?.get(field)?.label ?? translate(`resources.onboarding-wizard.fields.${field}`, { _: field })
      }
      format={(field, value) => format(field, value, { changes }) ?? form?.get(field)?.format?.(value)}
    />
  );
}

/** In the form of a history: the steps are one field. What a draft has besides, such as its state, does not count. */
function changesBetween(before: Version['content'], after: Version['content']): Changes {
  const { steps: _steps, order: _order, ...fields } = before;
  const values: Readonly<Record<string, unknown>> = { ...after };
  return [
    ...Object.entries(fields).map(([field, value]) => ({ field, before: value, after: values[field] })),
    { field: 'steps', before: stepsOf(before), after: stepsOf(after) },
  ];
}
