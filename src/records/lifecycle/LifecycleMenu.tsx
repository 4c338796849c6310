import Publish from '@mui/icons-material/SendOutlined';
import { type ComponentType, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAccessRefusal } from '../access/useAccessRefusal';
import { useRefusalReason } from '../access/useRefusalReason';
import { RecordMenu } from '../row-menu/RecordMenu';
import type { RowMenuProps } from '../row-menu/rowMenu';
import { type Lifecycle, type LivingRecord, publishingOf, verbsOf } from './lifecycle';
import { PublishDialog, type PublishQuestionProps } from './PublishDialog';
import { useVerbs } from './useVerbs';

interface LifecycleMenuProps<R extends LivingRecord, V extends string> extends RowMenuProps<R> {
  life: Lifecycle<R, V>;
  /** What is asked before publishing. */
  question: ComponentType<PublishQuestionProps<R>>;
}

/**
 * The menu of a record in a list: publishing it while the server allows it, and its verbs, with the server's reason
 * where one is impossible.
 */
export function LifecycleMenu<R extends LivingRecord, V extends string>(props: LifecycleMenuProps<R, V>) {
  const { life, question: Question, ...row } = props;
  const { record } = row;
  const translate = useTranslate();
  const refused = useRefusalReason('edit');
  const refusalOf = useAccessRefusal(`${life.texts}.refusals`);
  const { act, question } = useVerbs(life, record);
  const [isPublishing, setPublishing] = useState(false);
  const publish = {
    label: translate(`records.lifecycle.${publishingOf(life, record)}`),
    icon: Publish,
    reason: refused,
    onRun: () => setPublishing(true),
  };
  const isPossible = (verb: string) => refusalOf(record, verb) === undefined;
  const reversing = verbsOf(life).filter(
    ([verb, { reverses }]) => reverses !== undefined && isPossible(verb),
  );
  const replaced = new Set(reversing.map(([, { reverses }]) => reverses));
  const lines = verbsOf(life)
    .filter(([verb, { reverses }]) => !replaced.has(verb) && (reverses === undefined || isPossible(verb)))
    .map(([verb, { icon }]) => ({
      label: translate(`${life.texts}.actions.${verb}`),
      icon,
      reason: refused ?? refusalOf(record, verb),
      onRun: () => act(verb),
    }));
  return (
    <>
      <RecordMenu
        {...row}
        lines={isPossible('publish') ? [publish, ...lines] : lines}
        canDelete
        deleteReason={refusalOf(record, 'delete')}
      />
      <PublishDialog
        life={life}
        record={record}
        question={Question}
        open={isPublishing}
        onClose={() => setPublishing(false)}
      />
      {question}
    </>
  );
}
