import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';
import { ControllingTabs } from '../ControllingTabs';
import { Veil } from '../figures/Loading';
import { useRefusal } from '../figures/useRefusal';
import { useFigureQuery } from '../query/useFigureQuery';
import { OpenReport, SaveButton } from '../reports/ReportHead';
import { Announcement } from './Announcement';
import { Breakdown } from './Breakdown';
import { ChartSection } from './ChartSection';
import { CountedDays } from './CountedDays';
import { Glance } from './Glance';
import { Progress } from './Progress';
import { QueryBar } from './QueryBar';
import { QueryChips } from './QueryChips';
import { RefreshFailed } from './RefreshFailed';
import { refusedPeriod } from './refusedPeriod';
import { Tiles } from './Tiles';
import { useOverview } from './useOverview';

const texts = 'areas.product-controlling';

/** `/{product}-controlling`: key figures, a chart and a breakdown. The address holds the whole query. */
export function OverviewPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const state = useFigureQuery();
  const { figures, catalogue, tiles } = useOverview(state);
  // Whoever may no longer see figures does not see the previous ones either.
  const isRefused = refusalOf(figures.error).kind === 'forbidden';
  const refused = refusedPeriod(figures);
  const refusalText = useRefusal();
  const trend = figures.result(state.query.metrics[0] ?? '');
  return (
    <PageBody>
      <ControllingTabs>
        <PageHeader headline={translate(`${texts}.caption`)} lead={translate(`${texts}.purpose`)}>
          <SaveButton state={state} />
        </PageHeader>
        <OpenReport state={state} />
        <QueryBar state={state} trend={trend} />
        <QueryChips state={state} />
        <CountedDays catalogue={catalogue.data} trend={trend} query={state.query} asOf={figures.data?.asOf} />
        <Progress figures={figures} />
        <Announcement figures={figures} query={state.query} />
        {figures.error && (!figures.data || isRefused) ? (
          <ErrorState
            title={translate(`${texts}.page.failed`)}
            message={errorText(figures.error)}
            onRetry={figures.again}
          />
        ) : refused ? (
          // One sentence for all tiles, chart and table.
          <EmptyState title={refusalText(refused).title} message={refusalText(refused).reasons} />
        ) : (
          <Box aria-busy={figures.isFetching}>
            <RefreshFailed figures={figures} />
            <Veil isOld={figures.isOld} isTouchable>
              <Tiles figures={figures} metrics={tiles} state={state} />
            </Veil>
            <ChartSection figures={figures} state={state} />
            <Glance state={state} />
            <Breakdown figures={figures} state={state} />
          </Box>
        )}
      </ControllingTabs>
    </PageBody>
  );
}
