import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormSelect } from '@/records/inputs/FormSelect';
import { FormTextField } from '@/records/inputs/FormTextField';
import { kinds, severities } from '../messageSchema';

const texts = 'areas.messages';

/** A message's internal name, and how readers get it. */
export function AboutFields() {
  const translate = useTranslate();
  const kind = useWatch({ name: 'kind' });
  const options = (values: readonly string[], of: string) =>
    values.map((value) => ({ value, label: translate(`${texts}.${of}.${value}`) }));
  return (
    <Box sx={{ maxWidth: 720 }}>
      <FormTextField
        source="name"
        required
        maxLength={120}
        label={translate(`${texts}.editor.internalName`)}
      />
      <Box sx={pair}>
        <FormSelect
          source="kind"
          required
          options={options(kinds, 'kinds')}
          help={translate(`${texts}.editor.kindHelp.${kind}`)}
        />
        <FormSelect source="severity" required options={options(severities, 'parts.severities')} />
      </Box>
    </Box>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 2,
} as const;
