import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useCreate, useStore, useStoreContext, useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { Loaded } from '@/records/calls/Loaded';
import { useErrorText } from '@/records/calls/useErrorText';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Language } from '../../languages/languageSchema';
import { languagesResource } from '../../languages/useLanguages';
import type { TextComment, Translation } from '../translationSchema';
import { DeleteComment, DoneButton } from './CommentActions';
import { commentsResource, type useComments } from './useOneText';
import { useTextUpdate } from './useSaveText';

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
      <CommentField key={`${text.id} ${language.id}`} text={text} language={language}>
        {query.data && query.data.length > 0 ? (
          <DoneButton {...{ text, language }} isDone={query.data.every(({ done }) => done)} />
        ) : null}
      </CommentField>
      {commentToDelete ? (
        <DeleteComment comment={commentToDelete} onClose={() => setCommentToDelete(undefined)} />
      ) : null}
    </>
  );
}

/** Adds a comment. What is typed is stored in the browser until it is sent, so that it survives another text. */
function CommentField({ text, language, children }: CommentFieldProps & { children: ReactNode }) {
  const queryClient = useQueryClient();
  const updateText = useTextUpdate();
  const translate = useTranslate();
  const errorText = useErrorText();
  const store = useStoreContext();
  const draftKey = `default-translations.comment.${text.id}.${language.id}`;
  const [draft, setDraft] = useStore(draftKey, '');
  const [create, { isPending, error }] = useCreate<TextComment, Error>(
    commentsResource,
    {},
    // Here, because another text may be open when the answer arrives.
    {
      onSuccess: () => {
        store.removeItem(draftKey);
        updateText(text.id, language.id, (value) => ({
          ...value,
          comments: value.comments + 1,
          waits: false,
        }));
        void queryClient.invalidateQueries({ queryKey: [languagesResource] });
      },
    },
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" onClick={send} loading={isPending}>
          {translate(`${texts}.add`)}
        </Button>
        {children}
      </Box>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  typography: 'body2',
  '& > li + li': { mt: 1.5 },
} as const;
