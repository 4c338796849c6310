import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { AppLink } from '@/ui/page/AppLink';
import type { WidgetSize } from '@/ui/shell';
import { QueryBody } from '../frame/QueryBody';
import { linesOf, maxLines } from '../frame/spans';
import { WidgetMessage } from '../frame/WidgetMessage';
import { type CountsTile, useCountsTiles } from '../tiles';
import { CountLine } from './CountLine';
import { countList } from './countList';
import { type CountedLine, countQuery } from './countQuery';

interface CountsBodyProps {
  tile: CountsTile;
  size: WidgetSize;
  isVisible: boolean;
}

/** The counts of a widget, each with a link to its records. */
export function CountsBody({ tile, size, isVisible }: CountsBodyProps) {
  const query = useCounts(tile.resource, isVisible);
  return (
    <QueryBody query={query} isVisible={isVisible} size={size} lines={linesOf(tile, size)}>
      {({ lines }) => <Counts tile={tile} size={size} lines={lines[tile.id] ?? []} />}
    </QueryBody>
  );
}

interface CountsProps {
  tile: CountsTile;
  size: WidgetSize;
  lines: readonly CountedLine[];
}

function Counts({ tile, size, lines: all }: CountsProps) {
  const translate = useTranslate();
  const { area, key, languages, address } = tile;
  if (all.every(({ value }) => value === 0))
    return <WidgetMessage text={translate(`areas.${area}.widgets.${key}.empty`)} />;
  const lines = all.filter(({ count }) => tile.counts.some(({ key: shown }) => shown === count.key));
  const hidden = Math.max(0, lines.length - maxLines[size]);
  return (
    <>
      <Box component="ul" sx={[countList[size], { gridTemplateColumns: 'max-content minmax(0, 1fr)' }]}>
        {lines.slice(0, maxLines[size]).map((line) => (
          <li key={line.name}>
            <CountLine tile={tile} line={line} />
          </li>
        ))}
      </Box>
      {hidden === 0 ? null : languages ? (
        <Box sx={{ mt: 'auto', pt: 1, typography: 'body2' }}>
          <AppLink to={address}>{translate('areas.dashboard.allLanguages')}</AppLink>
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('areas.dashboard.waiting.more', { smart_count: hidden })}
        </Typography>
      )}
    </>
  );
}

/** The counts of a resource, requested while a widget that shows some of them is visible. */
function useCounts(resource: string, isVisible: boolean) {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const options = countQuery(calls, resource, useCountsTiles());
  const query = useQuery({ ...options, enabled: isVisible });
  return { ...query, cancel: () => void queryClient.cancelQueries({ queryKey: options.queryKey }) };
}
