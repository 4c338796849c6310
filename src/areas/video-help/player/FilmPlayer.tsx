import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { FilePlayer } from './FilePlayer';
import { ProviderPlayer } from './ProviderPlayer';
import type { PlayerProps } from './playerProps';

/** A film, wherever it comes from. What cannot be played is said in a sentence, and what is said in it can be read all the same. */
export function FilmPlayer(props: PlayerProps) {
  const { source } = props;
  const translate = useTranslate();
  if (source === null) return <Alert severity="info">{translate('areas.video-help.shell.noSource')}</Alert>;
  if (source.kind === 'file') return <FilePlayer {...props} source={source} />;
  return <ProviderPlayer {...props} source={source} />;
}
