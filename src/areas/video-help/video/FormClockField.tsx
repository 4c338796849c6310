import { TypedField } from '@/records/inputs/TypedField';
import { type FormFieldProps, useFormField } from '@/records/inputs/useFormField';
import { clock } from '../checks/cues';

/** Parses `1:02:03`, `2:03` or `41` into seconds. */
function readClock(text: string): number | undefined {
  const [, hours, minutes, seconds] = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})$/.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
}

interface FormClockFieldProps extends Pick<FormFieldProps, 'source' | 'label'> {
  /** In seconds; default: 0. */
  min?: number;
  max: number;
}

/** A position or duration of a video, typed like a clock and stored in seconds. */
export function FormClockField({ source, label, min = 0, max }: FormClockFieldProps) {
  const {
    field,
    label: caption,
    error,
  } = useFormField(
    { source, label, required: true },
    {
      empty: '',
      messageArgs: { min: clock(min), max: clock(max) },
      validate: (value) =>
        typeof value !== 'number' || value < 0
          ? 'areas.video-help.editor.clock'
          : value < min
            ? 'records.inputs.tooSmall'
            : value > max
              ? 'records.inputs.tooLarge'
              : undefined,
      format: (value) => clock(Number(value)),
    },
  );
  const { ref, ...input } = field;
  return (
    <TypedField
      {...input}
      inputRef={ref}
      label={caption}
      required
      error={error}
      show={(value) => (typeof value === 'number' ? clock(value) : String(value ?? ''))}
      parse={readClock}
      placeholder="0:00"
    />
  );
}
