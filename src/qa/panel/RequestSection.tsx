import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import type { Instrument } from '../instrument';
import { RequestRow } from './RequestRow';
import { matches, type RequestFilter } from './requestFilter';
import { useTexts } from './textsContext';
import { shownRequests, useRequests } from './useRequests';

interface RequestSectionProps {
  api: Pick<Instrument['api'], 'requests' | 'onRequest'>;
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
}

/** The latest requests as the server saw them, updated live. */
export function RequestSection({ api, filter, onFilter }: RequestSectionProps) {
  const translate = useTexts();
  const requests = useRequests(api);
  const wanted = useDeferredValue(filter);
  const shown = requests.filter((request) => matches(request, wanted, translate));
  return (
    <>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
        <TextField
          size="small"
          fullWidth
          type="search"
          label={translate('qa.requests.filter')}
          helperText={translate('qa.requests.filterHint', { latest: shownRequests })}
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={filter.onlyFailed}
              onChange={({ target }) => onFilter({ ...filter, onlyFailed: target.checked })}
            />
          }
          label={translate('qa.requests.onlyFailed')}
        />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(requests.length === 0 ? 'qa.requests.none' : 'qa.requests.shown', {
            smart_count: shown.length,
          })}
        </Typography>
      </Box>
      <Box component="ol" role="list" sx={list}>
        {shown.map((request) => (
          <RequestRow key={request.number} request={request} />
        ))}
      </Box>
    </>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' } as const;
