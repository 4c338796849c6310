import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { type Lifecycle, type LivingRecord, publishingOf } from './lifecycle';

/** What a question before publishing gets: the record as it is saved. */
export interface PublishQuestionProps<R extends LivingRecord> {
  record: R;
  onClose: () => void;
}

interface PublishDialogProps<R extends LivingRecord, V extends string> extends PublishQuestionProps<R> {
  life: Lifecycle<R, V>;
  /** Renders a `PublishForm`. */
  question: ComponentType<PublishQuestionProps<R>>;
  open: boolean;
}

/** Asks before a record is published, on its page and in its list. */
export function PublishDialog<R extends LivingRecord, V extends string>(props: PublishDialogProps<R, V>) {
  const { life, record, question: Question, open, onClose } = props;
  const translate = useTranslate();
  return (
    <ModalDialog
      open={open}
      title={translate(`records.lifecycle.${publishingOf(life, record)}Title`, {
        name: life.reference.nameOf(record),
      })}
      onClose={onClose}
      maxWidth="sm"
    >
      <Question record={record} onClose={onClose} />
    </ModalDialog>
  );
}
