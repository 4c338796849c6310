import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import { clock } from '../checks/cues';

const texts = 'areas.video-help.shell.link';

/** Copies a link to the film at its current second on this page; if the browser refuses, the link can be selected. */
export function CopyLink({ id, time }: { id: string; time: number }) {
  const translate = useTranslate();
  const [done, setDone] = useState<{ link: string; second: number; isCopied: boolean }>();
  const second = Math.floor(time);
  const copy = async () => {
    const link = `${location.href.replace(/#.*/, '')}#help=${encodeURIComponent(id)}@${second}`;
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      isCopied = false;
    }
    setDone({ link, second, isCopied });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Button size="small" startIcon={<LinkIcon />} onClick={() => void copy()}>
        {translate(`${texts}.copy`, { time: clock(second) })}
      </Button>
      <Box component="span" role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {done?.isCopied ? translate(`${texts}.copied`, { time: clock(done.second) }) : null}
      </Box>
      {done && !done.isCopied ? (
        <TextField
          key={done.link}
          fullWidth
          size="small"
          margin="dense"
          label={translate(`${texts}.field`)}
          value={done.link}
          inputRef={takeFocus}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false, dir: 'ltr' } }}
        />
      ) : null}
    </Box>
  );
}
