import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatTime } from './clockTime';
import { afterGap, isWhole, momentsOf, type WallTime } from './zonedTime';

interface ClockChangeProps {
  /** As typed. */
  wall: WallTime;
  zone: string;
  /** The timestamp of the field, in ISO 8601. */
  value: unknown;
  disabled?: boolean | undefined;
  /** Called with the time after the skipped one. */
  onSkip: (nextTime: WallTime) => void;
  /** Called with one of the two timestamps, and whether it is the second. */
  onChoose: (moment: string, isLater: boolean) => void;
}

/** For a time that the clocks skip, the next one; for one that comes twice, the choice; nothing for any other. */
export function ClockChange({ wall, zone, value, disabled = false, onSkip, onChoose }: ClockChangeProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  if (!isWhole(wall)) return null;
  const moments = momentsOf(wall, zone);
  const time = formatTime(wall.time, locale);
  if (moments.length === 0) {
    const nextTime = afterGap(wall, zone);
    return (
      <Button
        size="small"
        variant="outlined"
        disabled={disabled}
        sx={{ alignSelf: 'start', justifySelf: 'start', mb: 1 }}
        onClick={() => onSkip(nextTime)}
      >
        {translate('records.dates.take', { time: formatTime(nextTime.time, locale) })}
      </Button>
    );
  }
  if (moments.length === 1) return null;
  const chosenMoment = moments.find(
    (moment) => typeof value === 'string' && Date.parse(moment) === Date.parse(value),
  );
  return (
    <FormControl disabled={disabled}>
      <FormLabel id={id} component="span" sx={{ typography: 'body2' }}>
        {translate('records.dates.twice', { time })}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={chosenMoment ?? ''}
        onChange={(_event, moment) => onChoose(moment, moment !== moments[0])}
      >
        {moments.map((moment, index) => (
          <FormControlLabel
            key={moment}
            value={moment}
            disabled={disabled}
            control={<Radio size="small" />}
            label={translate(`records.dates.${index === 0 ? 'first' : 'second'}`, {
              time,
              utc: formatTime(moment.slice(11, 16), locale),
            })}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
