import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import type { Flow } from '../flowSchema';
import { AudiencePart } from './AudiencePart';
import { FiguresPart } from './FiguresPart';
import { FlowHistory } from './FlowHistory';
import { StepsPart } from './StepsPart';

const texts = 'areas.onboarding-wizard.tabs';

interface FlowTabsProps {
  flow: Flow;
  /** The steps of a conflict's other version. */
  theirs: Flow['steps'] | undefined;
}

/** The tabs of a guide, named in the address. Memoized, because another address renders the page around them. */
export const FlowTabs = memo(function FlowTabs({ flow, theirs }: FlowTabsProps) {
  const translate = useTranslate();
  return (
    <RecordTabs
      label={translate(`${texts}.parts`)}
      tabs={[
        {
          name: 'steps',
          label: translate(`${texts}.steps`),
          fields: ['name', 'title', 'order', 'steps'],
          content: <StepsPart flow={flow} theirs={theirs} />,
        },
        {
          name: 'audience',
          label: translate(`${texts}.audience`),
          fields: ['audience', 'newSince', 'start', 'startPage', 'priority', 'mayHide'],
          content: <AudiencePart />,
        },
        { name: 'figures', label: translate(`${texts}.figures`), content: <FiguresPart flow={flow} /> },
        { name: 'history', label: translate('records.history.title'), content: <FlowHistory flow={flow} /> },
      ]}
    />
  );
});
