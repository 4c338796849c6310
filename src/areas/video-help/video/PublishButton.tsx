import Publish from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { useFormChange } from '@/records/form/formChange';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { AppLink } from '@/ui/page/AppLink';
import { useVideoAction } from '../useVideoAction';
import { type Video, videoPath } from '../videoSchema';
import { tabOf, useProblemText } from './useNeeds';

const texts = 'areas.video-help.publish';

/** Publishes the saved draft, or lists what is missing with links to the fields. */
export function PublishButton({ video }: { video: Video }) {
  const translate = useTranslate();
  const say = useProblemText();
  const { changed } = useFormChange();
  const refused = useRefusalReason('edit');
  const { act, busy } = useVideoAction(video);
  const [isAsked, setAsked] = useState(false);
  const { problems } = video;
  return (
    <>
      <ReasonedButton
        variant="outlined"
        startIcon={<Publish />}
        loading={busy === 'publish'}
        reason={refused ?? (changed ? translate(`${texts}.saveFirst`) : undefined)}
        onClick={() => (problems.length > 0 ? setAsked(true) : void act('publish'))}
      >
        {translate('areas.video-help.actions.publish')}
      </ReasonedButton>
      {isAsked && problems.length > 0 ? (
        <Alert severity="warning" sx={{ flexBasis: '100%' }}>
          {translate(`${texts}.notReady`)}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {problems.map((problem) => (
              <li key={problem}>
                <AppLink to={videoPath(video.id, tabOf[problem.split('.')[0] ?? ''] ?? 'about')}>
                  {say(problem)}
                </AppLink>
              </li>
            ))}
          </Box>
        </Alert>
      ) : null}
    </>
  );
}
