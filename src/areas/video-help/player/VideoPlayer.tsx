import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { FilePlayer } from './FilePlayer';
import { ProviderPlayer } from './ProviderPlayer';
import type { PlayerProps } from './playerProps';

/** A video from any source. If it cannot be played, a sentence says so, and the transcript can still be read. */
export function VideoPlayer(props: PlayerProps) {
  const { source } = props;
  const translate = useTranslate();
  if (source === null) return <Alert severity="info">{translate('areas.video-help.shell.noSource')}</Alert>;
  if (source.kind === 'file') return <FilePlayer {...props} source={source} />;
  return <ProviderPlayer {...props} source={source} />;
}
