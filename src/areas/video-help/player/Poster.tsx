import Movie from '@mui/icons-material/MovieOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';

interface PosterProps {
  /** A path on this origin, so that nobody else learns who looks. */
  src: string | null;
  /** In pixels; default: the full width. */
  width?: number;
}

/** A video's poster; a neutral tile of the same size if it is missing. */
export function Poster({ src, width }: PosterProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <Box component="span" aria-hidden sx={[tile, { width: width ?? '100%' }]}>
      {src === null || src === brokenSrc ? (
        <Movie fontSize="small" />
      ) : (
        <Box component="img" src={src} alt="" loading="lazy" onError={() => setBrokenSrc(src)} sx={picture} />
      )}
    </Box>
  );
}

const tile = {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  verticalAlign: 'middle',
  borderRadius: 0.5,
  bgcolor: 'action.hover',
  color: 'text.disabled',
} as const;
const picture = { width: '100%', height: '100%', objectFit: 'cover' } as const;
