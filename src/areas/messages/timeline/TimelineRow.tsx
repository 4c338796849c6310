import LayersOutlined from '@mui/icons-material/LayersOutlined';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { TimeSpan } from '../list/TimeSpan';
import { type Message, messageName } from '../messageSchema';
import { type NamedOverlap, OverlapText } from './OverlapText';
import { placeIn, type TimeWindow } from './timeScale';

interface TimelineRowProps {
  message: Message;
  shown: TimeWindow;
  overlap: NamedOverlap | undefined;
  /** Whether its bar is in the tab order. */
  inReach: boolean;
  onFocus: (id: string) => void;
}

/** A message as a bar that opens it. */
function Row({ message, shown, overlap, inReach, onFocus }: TimelineRowProps) {
  const translate = useTranslate();
  const place = placeIn(shown, message);
  const name = messageName(message);
  return (
    <tr>
      <Box component="th" scope="row" sx={{ overflowWrap: 'anywhere', fontWeight: 'inherit' }}>
        <bdi>{name}</bdi>
        <Box sx={{ color: 'text.secondary' }}>
          {translate(`areas.messages.phases.${message.phase}`)},{' '}
          {translate(`areas.messages.parts.severities.${message.severity}`)}
        </Box>
        {overlap === undefined ? null : (
          <Box sx={overlapLook}>
            <LayersOutlined fontSize="inherit" color="warning" aria-hidden sx={{ mt: 0.5 }} />{' '}
            <OverlapText {...overlap} />
          </Box>
        )}
      </Box>
      <td>
        <Box
          component={Link}
          to={`/messages/${encodeURIComponent(message.id)}`}
          data-bar
          tabIndex={inReach ? 0 : -1}
          onFocus={() => onFocus(message.id)}
          sx={[bar, look(message)]}
          style={place && { left: `${place.left}%`, width: `${place.width}%` }}
        >
          <Box component="span" sx={visuallyHidden}>
            {name}, <TimeSpan message={message} />
          </Box>
        </Box>
      </td>
    </tr>
  );
}

/** Memoized: the arrows change two rows of 200. */
export const TimelineRow = memo(Row);

const colours = { info: 'info', warning: 'warning', critical: 'error' } as const;

/** Filled while readers get it; outlined for a draft, or if it is paused or over. */
const look = ({ severity, phase }: Message) => ({
  borderColor: `${colours[severity]}.main`,
  bgcolor: phase === 'live' || phase === 'scheduled' ? `${colours[severity]}.main` : 'transparent',
});

const bar = {
  position: 'absolute',
  top: 'calc(50% - 0.6rem)',
  height: '1.2rem',
  minWidth: '0.5rem',
  boxSizing: 'border-box',
  border: 2,
  borderRadius: 0.75,
  overflow: 'hidden',
  '&:focus-visible': {
    outline: (theme: Theme) => `2px solid ${theme.palette.text.primary}`,
    outlineOffset: 2,
  },
} as const;
const overlapLook = {
  typography: 'caption',
  color: 'text.secondary',
  display: 'flex',
  gap: 0.5,
  alignItems: 'start',
} as const;
