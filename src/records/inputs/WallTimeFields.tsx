import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { ClockChange } from '../dates/ClockChange';
import { DateField } from '../dates/DateField';
import type { WallTime } from '../dates/zonedTime';
import { TimeField } from './FormTimeField';

interface WallTimeFieldsProps {
  /** As typed. */
  wall: WallTime;
  zone: string;
  /** The timestamp of the two, in ISO 8601. */
  moment: unknown;
  /** As the group gives them to its inputs. */
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  required?: boolean;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called with what is typed; a field left empty is ''. */
  onType: (wall: WallTime) => void;
  /** Called with one of the two timestamps of a time that comes twice, and whether it is the second. */
  onChoose: (moment: string, isLater: boolean) => void;
}

/** A day and a time of day in a zone, with what the clocks skip or show twice. Belongs in a group that shows the error. */
export function WallTimeFields({
  wall,
  zone,
  moment,
  'aria-invalid': isWrong,
  'aria-describedby': describedBy,
  inputRef,
  onType,
  ...props
}: WallTimeFieldsProps) {
  const { required, disabled, onChoose } = props;
  const translate = useTranslate();
  const field = {
    isLabelHidden: true,
    required,
    disabled,
    error: isWrong ? (true as const) : undefined,
    'aria-describedby': describedBy,
  };
  const type = (part: { date?: unknown; time?: unknown }) => {
    const { date, time } = { ...wall, ...part };
    onType({ date: String(date ?? ''), time: String(time ?? '') });
  };
  return (
    <>
      <Box sx={pair}>
        <DateField
          {...field}
          inputRef={inputRef}
          label={translate('records.dates.dateLabel')}
          value={wall.date}
          onChange={(date) => type({ date })}
        />
        <TimeField
          {...field}
          label={translate('records.dates.timeLabel')}
          value={wall.time}
          onChange={(time) => type({ time })}
        />
      </Box>
      <ClockChange {...{ wall, zone, disabled, onChoose }} value={moment} onSkip={onType} />
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  columnGap: 1.5,
} as const;
