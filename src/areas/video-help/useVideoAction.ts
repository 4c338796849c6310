import { useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { ApiError, refusalCode } from '@/api/apiError';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { topics } from './topicSchema';
import { type Video, videoName, videoSchema, videos } from './videoSchema';

/** The actions on a film, except editing. */
export type VideoAction = 'publish' | 'archive' | 'reopen' | 'mark-verified';

const texts = 'areas.video-help.actions';
const problemsSchema = v.object({ problems: v.array(v.string()) });

/** Runs an action on a film and reports it; `busy` is the pending action. */
export function useVideoAction(video: Video) {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  const { mutateAsync, isPending, variables } = useRecordMutation(
    (calls, action: VideoAction) =>
      calls.call(videos.resource, {
        path: `/${encodeURIComponent(video.id)}/actions/${action}`,
        body: { version: video.version },
        schema: videoSchema,
      }),
    { refreshes: [videos.resource, topics.resource] },
  );
  const name = videoName(video);

  /** @returns the problems that prevent publishing, if any */
  async function act(action: VideoAction): Promise<readonly string[] | undefined> {
    try {
      await mutateAsync(action);
      notify(`${texts}.done.${action}`, { type: 'success', messageArgs: { name } });
      return undefined;
    } catch (error) {
      const body = error instanceof ApiError ? v.safeParse(problemsSchema, error.body) : undefined;
      if (refusalCode(error) === 'not_ready' && body?.success) return body.output.problems;
      const reason = errorText(error);
      notify(translate(`${texts}.failed`, { name, reason }), { type: 'error' });
      return undefined;
    }
  }
  return { act, busy: isPending ? variables : undefined };
}
