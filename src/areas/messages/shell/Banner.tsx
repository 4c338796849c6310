import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { writtenIn } from '@/api/languageDirection';
import type { ShellPartProps } from '@/areas/shellDefinition';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import type { Item } from './itemSchema';
import { StandingBanner } from './StandingBanner';
import { useReader } from './snapshot';
import { useBannerPlace } from './useBannerPlace';
import { useFilled } from './useFilled';
import { useNewcomer } from './useNewcomer';

/** The most urgent banner of this page, and how many more there are. */
export function Banner({ page }: ShellPartProps) {
  const { banners, further, cameOn } = useReader();
  const area = page?.split('/')[0] ?? 'profile';
  const here = banners.filter(({ areas }) => areas.length === 0 || areas.includes(area));
  const [first] = here;
  const isOpen = useBannerPlace(first !== undefined, cameOn);
  const newcomer = useNewcomer(banners);
  const isLate = !isOpen && first?.severity === 'critical';
  return (
    <>
      {first && (isOpen || isLate) ? (
        <StandingBanner item={first} further={here.length - 1 + further} isLate={isLate} />
      ) : null}
      <Box role="status" sx={visuallyHidden}>
        {newcomer && newcomer.severity !== 'critical' ? <Said item={newcomer} /> : null}
      </Box>
      <Box role="alert" sx={visuallyHidden}>
        {newcomer?.severity === 'critical' ? <Said item={newcomer} /> : null}
      </Box>
    </>
  );
}

/** A banner as a screen reader says it. */
function Said({ item }: { item: Item }) {
  const translate = useTranslate();
  const filled = useFilled();
  const { severity, title, summary, language } = item;
  return (
    <>
      {translate(`areas.messages.parts.severities.${severity}`)}:{' '}
      <span {...writtenIn(language)}>{filled(`${title}. ${summary}`)}</span>
    </>
  );
}
