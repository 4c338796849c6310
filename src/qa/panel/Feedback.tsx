import Typography from '@mui/material/Typography';
import { useIntoView } from './useIntoView';

/** What came of something, announced; it is on the page before it says anything, or it would not be heard. */
export function Feedback({ text, failed = false }: { text: string; failed?: boolean }) {
  const element = useIntoView<HTMLElement>(text);
  return (
    <Typography
      ref={element}
      role="status"
      variant="body2"
      sx={{
        color: failed ? 'error.main' : 'success.main',
        overflowWrap: 'anywhere',
        // Without a text it takes no room, nor a gap between others.
        '&:empty': { position: 'absolute' },
      }}
    >
      {text}
    </Typography>
  );
}
