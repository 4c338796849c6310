import Box from '@mui/material/Box';
import { useCreatePath, useTranslate } from 'react-admin';
import { AudienceText } from '../../../directory/audience/AudienceText';
import { AppLink } from '../../../ui/page/AppLink';
import { type Message, messageName, messages } from '../messageSchema';
import { PhaseChip } from './PhaseChip';
import { Reach } from './Reach';
import { SeverityMark } from './SeverityMark';
import { TimeSpan } from './TimeSpan';

/** A message as a card, for a window that is too narrow for the table. */
export function MessageCard({ message }: { message: Message }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <>
      <AppLink
        to={createPath({ resource: messages.resource, type: 'edit', id: message.id })}
        sx={{ fontWeight: 600 }}
      >
        <bdi>{messageName(message)}</bdi>
      </AppLink>
      <Box sx={marks}>
        <PhaseChip phase={message.phase} />
        <span>{translate(`areas.messages.kinds.${message.kind}`)}</span>
        <SeverityMark severity={message.severity} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', '& > div': { mt: 0.25 } }}>
        <div>
          <AudienceText audience={message.audience} />
        </div>
        <div>
          <TimeSpan message={message} />
        </div>
        <div>
          <Reach message={message} />
        </div>
      </Box>
    </>
  );
}

const marks = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  my: 0.75,
  typography: 'body2',
} as const;
