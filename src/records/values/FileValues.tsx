import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { numberFormat } from '@/ui/formats';
import { blobOf, fileOf, type StoredFile } from './storedFile';
import { isWebAddress } from './webAddress';

/** A file's name and size; a link if the server stores it. */
export function FileValue({ value }: { value: unknown }) {
  const [locale] = useLocaleState();
  const file = fileOf(value);
  if (file === undefined) return String(value);
  const kilobytes = file.size === undefined ? undefined : Math.max(1, Math.round(file.size / 1000));
  const size = numberFormat(locale, { style: 'unit', unit: 'kilobyte' });
  return (
    <Box component="span" dir="auto">
      {file.url === undefined ? file.name : <Link href={file.url}>{file.name}</Link>}
      {kilobytes === undefined ? null : (
        <Box component="span" sx={{ ml: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {size.format(kilobytes)}
        </Box>
      )}
    </Box>
  );
}

/** A small picture, stored on the server or just chosen. The value can also be just an address. */
export function ImageValue({ value, height = 48 }: { value: unknown; height?: number }) {
  const translate = useTranslate();
  const file: StoredFile | undefined =
    typeof value === 'string' ? { name: '', type: '', url: value } : fileOf(value);
  if (file === undefined) return null;
  const alt = file.name === '' ? '' : translate('records.file.imageOf', { name: file.name });
  const sx = { display: 'block', height, maxWidth: '100%', objectFit: 'contain', borderRadius: 0.5 } as const;
  if (file.url !== undefined) return <Box component="img" src={file.url} alt={alt} loading="lazy" sx={sx} />;
  return file.content === undefined ? (
    file.name
  ) : (
    <ChosenImage key={file.content} file={file} alt={alt} sx={sx} />
  );
}

/**
 * Drawn on a canvas, because the Content-Security-Policy forbids `blob:` pictures: allowing them in `img-src` would
 * allow any script to make up pictures. A file that is not a picture leaves an empty box.
 */
function ChosenImage({ file, alt, sx }: { file: StoredFile; alt: string; sx: object }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      const bitmap = await createImageBitmap(blobOf(file));
      if (canvas.current === null || isOver) return;
      Object.assign(canvas.current, { width: bitmap.width, height: bitmap.height });
      canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
    };
    draw().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [file]);
  return <Box component="canvas" ref={canvas} role="img" aria-label={alt} sx={sx} />;
}

/**
 * An address as a link, shown without protocol and `www.`; one that the browser would run as a script is plain text.
 */
export function LinkValue({ value }: { value: unknown }) {
  const text = String(value);
  const isEmail = /^[^\s@/]+@[^\s@/]+$/.test(text);
  if (!isEmail && !isWebAddress(text)) return text;
  const outside = isEmail ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <Link href={isEmail ? `mailto:${text}` : text} {...outside} sx={{ overflowWrap: 'anywhere' }}>
      {text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </Link>
  );
}
