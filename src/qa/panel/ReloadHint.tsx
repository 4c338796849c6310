import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Feedback } from './Feedback';
import { noticeBox } from './noticeBox';
import { useTexts } from './textsContext';
import { useIntoView } from './useIntoView';

interface ReloadHintProps {
  /** What has happened; empty until something has. */
  said: string;
  /** What a reload is good for. */
  hint?: string;
  onReload: () => void;
}

/** Says what has happened, and offers a reload to show it. */
export function ReloadHint({ said, hint, onReload }: ReloadHintProps) {
  const translate = useTexts();
  const element = useIntoView<HTMLDivElement>(said);
  return (
    <Box ref={element} sx={said === '' ? nothing : noticeBox}>
      <Feedback text={said} />
      {said !== '' && (
        <>
          {hint !== undefined && <Typography variant="body2">{hint}</Typography>}
          <Button variant="contained" onClick={onReload} sx={{ alignSelf: 'flex-start' }}>
            {translate('qa.panel.reload')}
          </Button>
        </>
      )}
    </Box>
  );
}

/** A live region must be mounted to announce, but makes no gap. */
const nothing = { position: 'absolute' } as const;
