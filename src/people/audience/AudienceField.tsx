import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { type FormFieldProps, useFormField } from '@/records/inputs/useFormField';
import { LanguagesInput } from '../LanguagesInput';
import { AudiencePartsInput } from './AudiencePartsInput';
import { AudienceSummary } from './AudienceSummary';
import { AudienceText } from './AudienceText';
import { type Audience, audienceSchema, isNobody, nobody, normalizeAudience } from './audience';

const texts = 'people.audience';

/** The field for an audience, with its description and number of people below. With `required`, an empty audience is an error. */
export function AudienceField({ source, label, required = false, help, disabled = false }: FormFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const {
    field,
    label: caption,
    error,
  } = useFormField(
    { source, label },
    {
      empty: nobody,
      validate: (value) => (required && isNobody(read(value)) ? `${texts}.required` : undefined),
      format: (value) => <AudienceText audience={read(value)} />,
    },
  );
  const audience = read(field.value);
  const [lastInclude, setLastInclude] = useState(audience.include);
  const change = (part: Partial<Audience>) => field.onChange(normalizeAudience({ ...audience, ...part }));
  const shared = { disabled, onBlur: field.onBlur };
  const hint = error ?? help;
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      aria-describedby={hint === undefined ? undefined : id}
      sx={{ minWidth: 0 }}
    >
      <FormLabel
        component="legend"
        required={required}
        sx={{ typography: 'subtitle2', color: 'text.primary' }}
      >
        {caption}
      </FormLabel>
      <RadioGroup
        aria-label={caption}
        value={String(audience.everyone)}
        onChange={(_event, value) => {
          const isEveryone = value === 'true';
          // Switching back from everyone restores the groups and roles selected before.
          if (isEveryone) setLastInclude(audience.include);
          change({ everyone: isEveryone, include: isEveryone ? [] : lastInclude });
        }}
        onBlur={field.onBlur}
      >
        <FormControlLabel
          value="true"
          label={translate(`${texts}.everybody`)}
          disabled={disabled}
          control={<Radio slotProps={{ input: { ref: field.ref } }} />}
        />
        <FormControlLabel
          value="false"
          label={translate(`${texts}.chosen`)}
          disabled={disabled}
          control={<Radio />}
        />
      </RadioGroup>
      {hint === undefined ? null : <FormHelperText id={id}>{hint}</FormHelperText>}
      {audience.everyone ? null : (
        <AudiencePartsInput
          {...shared}
          label={translate(`${texts}.include`)}
          value={audience.include}
          onChange={(include) => change({ include })}
        />
      )}
      <AudiencePartsInput
        {...shared}
        label={translate(`${texts}.exclude`)}
        value={audience.exclude}
        onChange={(exclude) => change({ exclude })}
      />
      <LanguagesInput
        {...shared}
        label={translate(`${texts}.languages`)}
        help={translate(`${texts}.languagesHelp`)}
        value={audience.languages}
        onChange={(languages) => change({ languages })}
      />
      <AudienceSummary audience={audience} />
    </FormControl>
  );
}

/** The audience in a form's value; invalid values mean nobody, never a wider audience. */
function read(value: unknown): Audience {
  const parsed = v.safeParse(audienceSchema, value);
  return parsed.success ? parsed.output : nobody;
}
