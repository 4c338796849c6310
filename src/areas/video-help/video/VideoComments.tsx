import Check from '@mui/icons-material/Check';
import Replay from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { Loaded } from '@/records/calls/Loaded';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { ToggleChoice } from '@/records/inputs/ToggleChoice';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { useFocusAround } from '@/ui/focus/useFocusAround';
import { PageSection } from '@/ui/page/PageSection';
import { clock } from '../checks/cues';
import { type Video, videos } from '../videoSchema';

const texts = 'areas.video-help.review';

const commentSchema = v.object({
  id: v.string(),
  vote: v.nullable(v.picklist(['yes', 'no', 'outdated'])),
  comment: v.string(),
  at: v.number(),
  votedAt: v.string(),
  done: v.fallback(v.boolean(), false),
});
const commentsSchema = v.array(commentSchema);

type Comment = v.InferOutput<typeof commentSchema>;

const states = ['open', 'done'] as const;

/** The viewers' comments on a video: those that are open, or those that somebody has marked as done. */
export function VideoComments({ video }: { video: Video }) {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const [state, setState] = useState<(typeof states)[number]>('open');
  const path = `/${encodeURIComponent(video.id)}/comments`;
  const query = useQuery({
    queryKey: [videos.resource, 'comments', video.id, state],
    queryFn: ({ signal }) =>
      calls.call(videos.resource, {
        path: `${path}?done=${state === 'done'}`,
        schema: commentsSchema,
        signal,
      }),
  });
  const setDone = useSetDone(path);
  // The line disappears together with its button.
  const list = useFocusAround<HTMLDivElement>(query.data?.length);
  const emptyText =
    video.stats.viewers === null ? 'hiddenComments' : state === 'open' ? 'noComments' : 'noneDone';
  return (
    <PageSection title={translate(`${texts}.comments`)} sx={{ maxWidth: 760, mb: 4 }}>
      <ToggleChoice
        label={translate(`${texts}.show`)}
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: translate(`${texts}.states.${value}`) }))}
      />
      <Box ref={list} tabIndex={-1} sx={{ mt: 2, '&:focus': { outline: 'none' } }}>
        <Loaded query={query} failureText={translate(`${texts}.commentsFailed`)}>
          {(comments) =>
            comments.length === 0 ? (
              <Typography>{translate(`${texts}.${emptyText}`)}</Typography>
            ) : (
              <Stack component="ul" role="list" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {comments.map((comment) => (
                  <CommentLine key={comment.id} comment={comment} setDone={setDone} />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Box>
    </PageSection>
  );
}

/** Returns a function that marks a comment as done or opens it again, with a way back. */
function useSetDone(path: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const showUndoToast = useUndoToast();
  const { mutate } = useRecordMutation(
    (calls, { id, done }: Pick<Comment, 'id' | 'done'>) =>
      calls.call(videos.resource, {
        path: `${path}/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { done },
        schema: commentSchema,
      }),
    { refreshes: [videos.resource] },
  );
  return function setDone(id: string, done: boolean, isUndo = false): void {
    mutate(
      { id, done },
      {
        onSuccess: () =>
          showUndoToast(
            translate(`${texts}.${done ? 'markedDone' : 'reopened'}`),
            isUndo ? undefined : () => setDone(id, !done, true),
          ),
        onError: (error) => notify(errorText(error), { type: 'error' }),
      },
    );
  };
}

interface CommentLineProps {
  comment: Comment;
  setDone: (id: string, done: boolean) => void;
}

function CommentLine({ comment: { id, vote, comment, at, votedAt, done }, setDone }: CommentLineProps) {
  const translate = useTranslate();
  const canEdit = useRefusalReason('edit', videos.resource) === undefined;
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <bdi>{comment}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.votes.${vote ?? 'hidden'}`, { time: clock(at) })} ·{' '}
          <RelativeTime value={votedAt} />
        </Typography>
      </Box>
      {canEdit ? (
        <Button
          size="small"
          variant="outlined"
          startIcon={done ? <Replay /> : <Check />}
          aria-label={`${translate(`${texts}.${done ? 'reopen' : 'markDone'}`)}: ${comment}`}
          onClick={() => setDone(id, !done)}
        >
          {translate(`${texts}.${done ? 'reopen' : 'markDone'}`)}
        </Button>
      ) : null}
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 } as const;
