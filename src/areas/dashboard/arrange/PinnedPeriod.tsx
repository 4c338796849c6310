import { useTranslate } from 'react-admin';
import { SelectField } from '@/records/inputs/SelectField';
import { presets, readPeriod } from '@/records/period/periods';
import { usePagePeriod } from '../period/pagePeriod';
import { usePeriodName } from '../period/usePeriodName';

const texts = 'areas.dashboard.arrange';
const asPage = 'page';

interface PinnedPeriodProps {
  name: string;
  pinned: string | undefined;
  onPin: (period: string | undefined) => void;
}

/** Pins a widget to a preset period, or to the days that the page currently shows. */
export function PinnedPeriod({ name, pinned, onPin }: PinnedPeriodProps) {
  const translate = useTranslate();
  const nameOf = usePeriodName();
  const page = usePagePeriod().period.period;
  const known = pinned === undefined ? undefined : readPeriod(pinned);
  const offered = new Set([...presets, page, ...(known ? [known] : [])]);
  return (
    <SelectField
      size="small"
      margin="none"
      label={translate(`${texts}.period`, { name })}
      value={known ?? asPage}
      onChange={(period) => onPin(period === asPage ? undefined : period)}
      options={[
        { value: asPage, label: translate(`${texts}.asPage`) },
        ...[...offered].map((value) => ({ value, label: nameOf(value) })),
      ]}
    />
  );
}
