import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useShell } from '@/ui/shell';
import { Poster } from './Poster';
import type { PlayerProps } from './playerProps';
import { type ProvidedSource, providers, useConsents } from './providers';
import { usePolicyBlock } from './usePolicyBlock';

const texts = 'areas.video-help.shell';
/** How long to wait for a player to load, in milliseconds. */
const timeoutMs = 10_000;

/** A provider's video: nothing is requested from the provider before the person agrees, once or always. */
export function ProviderPlayer(props: PlayerProps & { source: ProvidedSource }) {
  const { source, start, title, poster } = props;
  const translate = useTranslate();
  const { frameOrigins } = useShell();
  const [consents, setConsents] = useConsents();
  const [consentedId, setConsentedId] = useState<string>();
  const { name, origin, page, frame } = providers[source.kind];
  const link = (
    <Link href={page(source)} target="_blank" rel="noopener noreferrer">
      {translate(`${texts}.openAt`, { name })}
    </Link>
  );
  if (!frameOrigins.includes(origin)) {
    return (
      <Alert severity="info">
        {translate(`${texts}.notOffered`, { name })} {link}
      </Alert>
    );
  }
  const isAlways = consents.includes(source.kind);
  if (!isAlways && consentedId !== source.videoId) {
    return (
      <Box sx={question}>
        <Poster src={poster} />
        <Typography>{translate(`${texts}.consent`, { name, host: new URL(origin).host })}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={() => setConsentedId(source.videoId)}>
            {translate(`${texts}.playOnce`)}
          </Button>
          <Button variant="outlined" onClick={() => setConsents([...consents, source.kind])}>
            {translate(`${texts}.always`, { name })}
          </Button>
        </Box>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Frame address={frame(source, start.at)} title={title} name={name} />
      <Button
        size="small"
        onClick={() => {
          setConsentedId(undefined);
          setConsents(consents.filter((each) => each !== source.kind));
        }}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate(`${texts}.takeBack`, { name })}
      </Button>
      {link}
    </Box>
  );
}

/** A provider's player; seeking reloads it, because no script of the provider runs here. */
function Frame({ address, title, name }: { address: string; title: string; name: string }) {
  const translate = useTranslate();
  const [loadedAddress, setLoadedAddress] = useState<string>();
  const [silentAddress, setSilentAddress] = useState<string>();
  const isBlocked = usePolicyBlock(address, 'frame-src');
  useEffect(() => {
    if (loadedAddress === address) return;
    const timer = setTimeout(() => setSilentAddress(address), timeoutMs);
    return () => clearTimeout(timer);
  }, [address, loadedAddress]);
  if (isBlocked || silentAddress === address) {
    return (
      <Alert severity="warning">
        {translate(`${texts}.${isBlocked ? 'blocked' : 'silent'}`, { name, origin: new URL(address).origin })}
      </Alert>
    );
  }
  return (
    <Box
      key={address}
      component="iframe"
      src={address}
      title={title}
      onLoad={() => setLoadedAddress(address)}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="fullscreen; picture-in-picture; encrypted-media"
      // YouTube requires a referrer, which the page's own policy omits.
      referrerPolicy="strict-origin-when-cross-origin"
      sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', border: 0, borderRadius: 1 }}
    />
  );
}

const question = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
