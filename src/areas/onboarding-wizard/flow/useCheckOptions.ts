import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';

const checksSchema = v.array(v.object({ key: v.string() }));

/** The counts that the server offers, as options. */
export function useCheckOptions() {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const resource = 'onboarding-wizard/onboarding-checks';
  const { data = [] } = useQuery({
    queryKey: [resource],
    queryFn: ({ signal }) => calls.call(resource, { path: '', schema: checksSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.map(({ key }) => ({
    value: key,
    label: translate(`areas.onboarding-wizard.checks.${key}`, { _: key }),
  }));
}
