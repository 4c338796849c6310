import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { PrepareFile } from '../jobs/PrepareFile';
import { scroller, table } from '../overview/tableLook';
import type { CounterOrder, CounterPreview as Preview } from './counterSchema';

const texts = 'areas.product-controlling.counter';

interface CounterPreviewProps {
  order: CounterOrder;
  preview: Preview;
  /** Of another choice. */
  isOld: boolean;
}

/** The first rows of the file, what it will say of itself, and what differs from what was asked for; the ways to get it. */
export function CounterPreview({ order, preview, isOld }: CounterPreviewProps) {
  const translate = useTranslate();
  const id = useId();
  const { header, exceptions, rows, captions, sample } = preview;
  const first = translate(`${texts}.first`, { smart_count: sample.length });
  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-busy={isOld}
      sx={isOld ? { opacity: 0.35 } : undefined}
    >
      {exceptions.map(({ code, message, data }) => (
        <Alert key={code} severity="warning" variant="outlined" sx={{ mb: 2, maxWidth: '75rem' }}>
          {translate(`${texts}.exceptions.${code}`, { _: message })}
          <Box component="span" lang="en" sx={{ display: 'block', color: 'text.secondary' }}>
            {`${code}: ${data === '' ? message : data}`}
          </Box>
        </Alert>
      ))}
      <Box sx={head}>
        <Typography id={id} variant="h2" sx={{ flex: '1 1 6rem' }}>
          {translate(`${texts}.rows`, { smart_count: rows })}
        </Typography>
        {['tsv', 'xlsx'].map((format) => (
          <PrepareFile
            key={format}
            caption={format.toUpperCase()}
            variant={format === 'tsv' ? 'contained' : 'outlined'}
            disabled={isOld}
            order={{ kind: 'counter', format, ...order }}
          />
        ))}
      </Box>
      {sample.length === 0 ? null : (
        <>
          <Box role="group" tabIndex={0} aria-label={first} sx={scroller}>
            <Box component="table" aria-label={first} lang="en" sx={[table, cells]}>
              <thead>
                <tr>
                  {captions.map((caption) => (
                    <th key={caption} scope="col">
                      {caption}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sample.map((row) => (
                  <tr key={row.join()}>
                    {captions.map((caption, place) => (
                      <td key={caption} className={typeof row[place] === 'number' ? 'number' : undefined}>
                        <bdi>{row[place]}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Box>
          </Box>
          {rows > sample.length ? (
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {first}
            </Typography>
          ) : null}
        </>
      )}
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {translate(`${texts}.header`)}
      </Typography>
      <Box role="group" tabIndex={0} aria-label={translate(`${texts}.header`)} sx={[scroller, wide]}>
        <Box component="table" aria-label={translate(`${texts}.header`)} lang="en" sx={[table, names]}>
          <tbody>
            {header.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <Box component="td" sx={{ overflowWrap: 'anywhere' }}>
                  <bdi>{value}</bdi>
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 } as const;
const names = { '& tbody th': { whiteSpace: 'nowrap', width: '1%' } } as const;
const cells = {
  '& th, & td': { whiteSpace: 'nowrap' },
  '& td': { maxWidth: '20rem', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;
const wide = { maxWidth: '75rem' } as const;
