import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkFormProps } from '@/records/bulk/defineBulk';
import { isMoment } from '@/records/dates/moment';
import { DateTimeField } from '@/records/inputs/FormDateTimeField';

/** From when until when modules are delivered; two empty fields mean always. */
export function TimesForm({ onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const [times, setTimes] = useState<Record<'from' | 'to', string | null>>({ from: null, to: null });
  return (
    <Stack>
      {(['from', 'to'] as const).map((end) => (
        <DateTimeField
          key={end}
          label={translate(`areas.website-modules.schedule.${end}`)}
          value={times[end]}
          onChange={(value) => {
            const next = { ...times, [end]: value };
            setTimes(next);
            onChange(Object.values(next).every((time) => time === null || isMoment(time)) ? next : undefined);
          }}
          disabled={disabled}
        />
      ))}
    </Stack>
  );
}
