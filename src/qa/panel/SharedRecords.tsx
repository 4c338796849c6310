import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { noticeBox } from './noticeBox';
import { useTexts } from './textsContext';

/** Says that this tab has records of its own, and leads back to those of all tabs. */
export function SharedRecords({ onShare }: { onShare: () => void }) {
  const translate = useTexts();
  const id = useId();
  return (
    <Box sx={noticeBox}>
      <Typography id={id} variant="body2">
        {translate('qa.data.own')}
      </Typography>
      <Button aria-describedby={id} onClick={onShare} sx={{ alignSelf: 'flex-start' }}>
        {translate('qa.data.share')}
      </Button>
    </Box>
  );
}
