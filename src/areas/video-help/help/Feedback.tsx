import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import type { HelpVideo } from './helpSchemas';
import { reader } from './useHelp';

const texts = 'areas.video-help.shell.feedback';
const votes = ['yes', 'no', 'outdated'] as const;

/** Asks whether a video helped. After a failure the choice stays and can be sent again. */
export function Feedback({ video, time }: { video: HelpVideo; time: number }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  const [vote, setVote] = useState(video.vote);
  const [comment, setComment] = useState('');
  const { mutate, isPending, isSuccess, error } = useRecordMutation(
    (calls, body: { vote: string; comment?: string; at: number }) =>
      calls.call(reader, {
        path: `/${encodeURIComponent(video.id)}/feedback`,
        body,
        reads: true,
        schema: v.object({ vote: v.picklist(votes) }),
      }),
    { refreshes: [] },
  );
  const send = (choice: string) => {
    const text = comment.trim();
    mutate({ vote: choice, at: Math.floor(time), ...(text !== '' && { comment: text }) });
  };
  return (
    <Box>
      <Typography id={id} component="h4" variant="subtitle2">
        {translate(`${texts}.question`)}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={vote}
        aria-labelledby={id}
        onChange={(_event, choice: (typeof votes)[number] | null) => {
          // Clicking the chosen one sends it again, because it may not have arrived.
          const next = choice ?? vote;
          setVote(next);
          if (next) send(next);
        }}
        sx={{ flexWrap: 'wrap', mt: 0.5 }}
      >
        {votes.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`${texts}.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: 0.5, minHeight: '1.25rem', color: error ? 'error.main' : 'text.secondary' }}
      >
        {error
          ? translate(`${texts}.failed`, { reason: errorText(error) })
          : isSuccess
            ? translate(`${texts}.thanks`)
            : ''}
      </Typography>
      {vote === 'no' || vote === 'outdated' ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
          <TextField
            size="small"
            fullWidth
            multiline
            label={translate(`${texts}.comment`)}
            value={comment}
            onChange={({ target }) => setComment(target.value.slice(0, 500))}
          />
          <Button
            variant="outlined"
            disabled={isPending || (comment.trim() === '' && !error)}
            onClick={() => send(vote)}
          >
            {translate(`${texts}.send`)}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
