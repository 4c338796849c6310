import { Fragment, type ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { isSame, type Values } from '@/records/form/changedFields';
import type { SaveOptions } from '@/records/form/useSaveRecord';
import { RecordHistory } from '@/records/history/RecordHistory';
import type { HistoryEvent } from '@/records/history/useHistory';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import { statuses } from '../checks/steps';
import { flowStates } from '../flowLife';
import { type Flow, formSteps, stepsSchema } from '../flowSchema';
import { saveFlow, withSteps } from './saveFlow';
import { useStepText } from './useStepText';
import { useStepTitle } from './useStepTitle';
import type { FormatVersion } from './VersionChanges';
import { VersionList } from './VersionList';

const texts = 'areas.onboarding-wizard';

/** The published versions of a guide, and who changed what in between; of the steps it shows those that an event changed. */
export function FlowHistory({ flow }: { flow: Flow }) {
  const translate = useTranslate();
  const titleOf = useStepTitle();
  const textOf = useStepText();
  const stepsText = (value: unknown, event: Parameters<FormatVersion>[2]) => {
    const change = event?.changes.find(({ field }) => field === 'steps');
    const [before, after] = [formSteps(change?.before), formSteps(change?.after)];
    const isReordered = !isSame(before.order, after.order);
    const steps = stepsIn(value);
    const changedSteps = steps.filter(({ id }) => !isSame(before.steps[id], after.steps[id]) || !change);
    const order = isReordered ? steps.map(titleOf).join(' → ') : '';
    return paragraphs([order, ...changedSteps.map(textOf)]);
  };
  const format: FormatVersion = (field, value, event) => {
    const status = statuses.find((each) => each === value);
    if (field === 'status' && status) return <StatusMark states={flowStates} state={status} />;
    if (field === 'publishedVersion' && typeof value === 'number')
      return translate(`${texts}.versions.version`, { number: value });
    return field === 'steps' ? stepsText(value, event) : undefined;
  };
  const save: SaveOptions<RaRecord>['save'] = (change, _record, send) => {
    const { stepList } = 'steps' in change || 'order' in change ? withSteps({ ...flow, ...change }) : {};
    return saveFlow({ stepList }, send);
  };
  return (
    <RecordHistory
      restores={flow.access.edit === undefined}
      formatField={format}
      valuesBefore={valuesBefore}
      save={save}
      toolbar={<VersionList {...{ flow, format, save }} />}
    />
  );
}

/** Texts with empty lines between them, as one text if they are all plain; undefined if there is none. */
function paragraphs(texts: readonly ReactNode[]): ReactNode {
  const parts = texts.filter((text) => text !== '');
  if (parts.every((part) => typeof part === 'string')) return parts.join('\n\n') || undefined;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id, and are shown once
    <Fragment key={index}>
      {index > 0 ? '\n\n' : null}
      {part}
    </Fragment>
  ));
}

/** The steps in a value of the history, or of the form in a comparison. */
function stepsIn(value: unknown) {
  if (Array.isArray(value)) return v.parse(stepsSchema, value);
  return typeof value === 'object' && value !== null ? v.parse(stepsSchema, Object.values(value)) : [];
}

/** What restoring an event brings back: not what actions change. */
function valuesBefore({ changes }: HistoryEvent): Values {
  const entries = changes
    .filter(({ field }) => field !== 'status' && field !== 'publishedVersion')
    .flatMap(({ field, before }) =>
      field === 'steps' ? Object.entries(formSteps(before)) : [[field, before]],
    );
  return Object.fromEntries(entries);
}
