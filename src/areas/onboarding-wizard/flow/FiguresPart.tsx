import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { SelectField } from '@/records/inputs/SelectField';
import { useNumberFormat } from '@/ui/formats';
import { type Flow, flows } from '../flowSchema';
import { useStepTitle } from './useStepTitle';
import { type Figures, figuresSchema, useVersions } from './versions';

const texts = 'areas.onboarding-wizard.figures';

/** How far people get: per step how many saw, completed and missed it, without names. */
export function FiguresPart({ flow }: { flow: Flow }) {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const versions = useVersions(flow);
  const newestVersion = String(flow.publishedVersion ?? '');
  const [number, setNumber] = useState(newestVersion);
  const isPublished = flow.publishedVersion !== null;
  const query = useQuery({
    queryKey: [flows.resource, 'figures', flow.id, number],
    queryFn: ({ signal }) => {
      const path = `/${encodeURIComponent(flow.id)}/figures?number=${encodeURIComponent(number)}`;
      return calls.call(flows.resource, { path, schema: figuresSchema, signal });
    },
    enabled: isPublished,
  });
  if (!isPublished) return <Typography>{translate(`${texts}.none`)}</Typography>;
  const options = (versions.data ?? []).map((each) => ({
    value: String(each.number),
    label: translate(`${texts}.version`, { number: each.number }),
  }));
  return (
    <>
      {options.length > 1 ? (
        <SelectField
          size="small"
          label={translate(`${texts}.of`)}
          value={number}
          onChange={setNumber}
          options={options}
          sx={{ width: '100%', maxWidth: 240, mb: 2 }}
        />
      ) : null}
      <Loaded query={query} failureText={translate(`${texts}.failed`)}>
        {(figures) => <StepFigures flow={flow} figures={figures} />}
      </Loaded>
    </>
  );
}

const columns = ['shown', 'done', 'skipped', 'missing', 'medianSec'] as const;

function StepFigures({ flow, figures }: { flow: Flow; figures: Figures }) {
  const translate = useTranslate();
  const titleOf = useStepTitle();
  const format = useNumberFormat();
  const maxShown = Math.max(1, ...figures.map(({ shown }) => shown ?? 0));
  const isHidden = ({ shown, done, skipped, missing }: Figures[number]) =>
    [shown, done, skipped, missing].includes(null);
  return (
    <Box role="region" aria-label={translate(`${texts}.table`)} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={translate(`${texts}.table`)} sx={narrow}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(`${texts}.step`)}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {translate(`${texts}.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {figures.map((figure, index) => {
            const step = flow.steps[figure.id];
            return (
              <TableRow key={figure.id}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ minWidth: { xs: '8rem', sm: '12rem' }, overflowWrap: 'break-word' }}
                >
                  {index + 1}. <bdi>{step ? titleOf(step) : translate(`${texts}.former`)}</bdi>
                  <Box aria-hidden sx={track}>
                    {figure.shown === null ? null : (
                      <Box sx={bar} style={{ width: `${(100 * figure.shown) / maxShown}%` }} />
                    )}
                  </Box>
                </TableCell>
                {columns.map((column) => {
                  const value = figure[column];
                  return (
                    <TableCell key={column} align="right">
                      {value === null
                        ? column === 'medianSec' && figure.done !== null
                          ? '–'
                          : translate(`${texts}.hidden`)
                        : column === 'medianSec'
                          ? translate(`${texts}.seconds`, { count: format(value) })
                          : format(value)}
                    </TableCell>
                  );
                })}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {figures.some(isHidden) ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate(`${texts}.few`)}
        </Typography>
      ) : null}
    </Box>
  );
}

/** The length for all people who started. */
const track = { mt: 0.5, borderRadius: 1, bgcolor: 'action.disabledBackground' } as const;
const bar = { height: 4, borderRadius: 1, bgcolor: 'primary.main', minWidth: 2 } as const;
/** On a handset, most columns are visible; the others by scrolling. */
const narrow = {
  '& th, & td': { px: { xs: 0.5, sm: 2 }, hyphens: 'auto' },
  '& thead th': { fontSize: { xs: '0.6875rem', sm: '0.875rem' }, verticalAlign: 'bottom' },
} as const;
