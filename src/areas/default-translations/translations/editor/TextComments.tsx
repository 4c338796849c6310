import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { useCreate, useDelete, useStore, useStoreContext, useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { Loaded } from '@/records/calls/Loaded';
import { useErrorText } from '@/records/calls/useErrorText';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Language } from '../../languages/languageSchema';
import type { TextComment, Translation } from '../translationSchema';
import { commentsResource, type useComments } from './useOneText';

const texts = 'areas.default-translations.editor.comments';

interface CommentFieldProps {
  text: Translation;
  language: Language;
}

interface TextCommentsProps extends CommentFieldProps {
  query: ReturnType<typeof useComments>;
}

/** What translators write to each other about a text, and a field to add to it. */
export function TextComments({ text, language, query }: TextCommentsProps) {
  const translate = useTranslate();
  const [commentToDelete, setCommentToDelete] = useState<TextComment>();
  return (
    <>
      <Loaded query={query} loading={<LoadingState shape="rows" />}>
        {(comments) =>
          comments.length === 0 ? (
            <Typography variant="body2">{translate(`${texts}.none`)}</Typography>
          ) : (
            <Box component="ol" aria-label={translate(`${texts}.name`)} sx={list}>
              {comments.map((comment) => (
                <li key={comment.id}>
                  <Box sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary', minHeight: 32 }}>
                    <span>
                      <bdi>{comment.by?.name}</bdi> · <RelativeTime value={comment.at} />
                    </span>
                    {comment.canDelete ? (
                      <IconButton
                        size="small"
                        aria-label={`${translate('records.delete')}: ${comment.text}`}
                        onClick={() => setCommentToDelete(comment)}
                        sx={{ ml: 'auto' }}
                      >
                        <DeleteOutlined fontSize="small" />
                      </IconButton>
                    ) : null}
                  </Box>
                  <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    {comment.text}
                  </Box>
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
      <CommentField key={`${text.id} ${language.id}`} text={text} language={language} />
      {commentToDelete ? (
        <DeleteComment comment={commentToDelete} onClose={() => setCommentToDelete(undefined)} />
      ) : null}
    </>
  );
}

/** Adds a comment. What is typed is stored in the browser until it is sent, so that it survives another text. */
function CommentField({ text, language }: CommentFieldProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const store = useStoreContext();
  const draftKey = `default-translations.comment.${text.id}.${language.id}`;
  const [draft, setDraft] = useStore(draftKey, '');
  const [create, { isPending, error }] = useCreate<TextComment, Error>(
    commentsResource,
    {},
    // Here, because another text may be open when the answer arrives.
    { onSuccess: () => store.removeItem(draftKey) },
  );
  const [once] = useOneAtATime();
  const refusal = error && refusalOf(error).fields.text;
  const send = () => {
    if (draft.trim() === '') return;
    const data = { translationId: text.id, language: language.id, text: draft.trim() };
    // The failure is shown at the field.
    void once(async () => create(commentsResource, { data }, { returnPromise: true })).catch(() => {});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    // The keys of the editor would save the text, or replace it.
    if (key !== 'PageUp' && key !== 'PageDown' && key !== 'Escape') event.stopPropagation();
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 2 }}>
      <TextField
        label={translate(`${texts}.field`)}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={onKeyDown}
        multiline
        fullWidth
        error={error !== null}
        helperText={
          error === null ? undefined : (
            <span role="alert">{refusal ? translate(refusal, { _: refusal }) : errorText(error)}</span>
          )
        }
        slotProps={{ htmlInput: { dir: 'auto', readOnly: isPending } }}
      />
      <Button variant="outlined" size="small" onClick={send} loading={isPending}>
        {translate(`${texts}.add`)}
      </Button>
    </Box>
  );
}

interface DeleteCommentProps {
  comment: TextComment;
  onClose: () => void;
}

function DeleteComment({ comment, onClose }: DeleteCommentProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const params = { id: comment.id, previousData: comment };
  const [remove, { isPending, error }] = useDelete<TextComment, Error>(commentsResource, params, {
    mutationMode: 'pessimistic',
    onSuccess: onClose,
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

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  typography: 'body2',
  '& > li + li': { mt: 1.5 },
} as const;
