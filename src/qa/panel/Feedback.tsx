import Typography from '@mui/material/Typography';
import { useIntoView } from './useIntoView';

/** The announced result of an action; mounted while empty, because a new live region would not be read. */
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
        // Without a text it takes no room and no gap.
        '&:empty': { position: 'absolute' },
      }}
    >
      {text}
    </Typography>
  );
}
