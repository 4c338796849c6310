import Done from '@mui/icons-material/Done';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import type { Language } from '../../languages/languageSchema';
import { languagesResource } from '../../languages/useLanguages';
import { textsResource } from '../textAddress';
import type { TextComment, Translation } from '../translationSchema';
import { commentsResource } from './useOneText';
import { useTextUpdate } from './useSaveText';

const texts = 'areas.default-translations.editor.comments';

interface DoneButtonProps {
  text: Translation;
  language: Language;
  isDone: boolean;
}

/** Marks the comments as done, so that they wait for nobody, or opens them again. */
export function DoneButton({ text, language, isDone }: DoneButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const updateText = useTextUpdate();
  const { mutate, isPending } = useRecordMutation(
    (calls, done: boolean) =>
      calls.call(commentsResource, {
        path: '/actions/done',
        body: { translationId: text.id, language: language.id, done },
        schema: v.object({ count: v.number() }),
      }),
    {
      refreshes: [commentsResource, languagesResource],
      onSuccess: ({ count }, done) =>
        updateText(text.id, language.id, (value) => ({
          ...value,
          comments: done ? 0 : count,
          waits: false,
        })),
      onError: (error) => notify(errorText(error), { type: 'error' }),
    },
  );
  return (
    <Button
      size="small"
      startIcon={isDone ? null : <Done />}
      onClick={() => mutate(!isDone)}
      loading={isPending}
    >
      {translate(`${texts}.${isDone ? 'reopen' : 'done'}`)}
    </Button>
  );
}

interface DeleteCommentProps {
  comment: TextComment;
  onClose: () => void;
}

export function DeleteComment({ comment, onClose }: DeleteCommentProps) {
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const errorText = useErrorText();
  const params = { id: comment.id, previousData: comment };
  const [remove, { isPending, error }] = useDelete<TextComment, Error>(commentsResource, params, {
    mutationMode: 'pessimistic',
    onSuccess: () => {
      onClose();
      for (const resource of [textsResource, languagesResource])
        void queryClient.invalidateQueries({ queryKey: [resource] });
    },
  });
  const [once] = useOneAtATime();
  return (
    <ConfirmDialog
      open
      title={translate(`${texts}.deleteTitle`)}
      message={<bdi>{comment.text}</bdi>}
      confirm={translate('records.delete')}
      danger
      busy={isPending}
      error={error === null ? undefined : errorText(error)}
      onConfirm={() =>
        void once(async () => remove(commentsResource, params, { returnPromise: true })).catch(() => {})
      }
      onCancel={onClose}
    />
  );
}
