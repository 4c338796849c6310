import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { ControllingTabs } from '../ControllingTabs';
import { useAreaPath } from '../figures/useAreaPath';
import { CounterForm } from './CounterForm';
import { type CounterOrder, type CounterReport, counterReportsSchema } from './counterSchema';

const texts = 'areas.product-controlling.counter';

/** `/{product}-controlling/counter`: the reports of the COUNTER standard, for one institution and whole months. The address holds what is asked for. */
export function CounterPage() {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const resource = `${useAreaPath()}/counter`;
  const query = useQuery({
    queryKey: [resource, 'reports'],
    queryFn: ({ signal }) => calls.call(resource, { path: '', schema: counterReportsSchema, signal }),
  });
  return (
    <PageBody>
      <ControllingTabs />
      <PageHeader headline={translate(`${texts}.caption`)} lead={translate(`${texts}.lead`)} />
      <Loaded query={query} failed={translate(`${texts}.failed`)}>
        {(reports) => <Chosen reports={reports} />}
      </Loaded>
    </PageBody>
  );
}

function Chosen({ reports }: { reports: readonly CounterReport[] }) {
  const [search, setSearch] = useSearchParams();
  const report = reports.find(({ id }) => id === search.get('report')) ?? reports[0];
  const order = useMemo(
    (): CounterOrder => ({
      report: report?.id ?? '',
      institutionId: search.get('institution') ?? '',
      begin: search.get('begin') ?? report?.lastMonth ?? '',
      end: search.get('end') ?? report?.lastMonth ?? '',
    }),
    [search, report],
  );
  const change = (part: Partial<CounterOrder>) => {
    const { report: id, institutionId, begin, end } = { ...order, ...part };
    setSearch({ report: id, ...(institutionId && { institution: institutionId }), begin, end });
  };
  return report ? <CounterForm {...{ reports, report, order }} onChange={change} /> : null;
}
