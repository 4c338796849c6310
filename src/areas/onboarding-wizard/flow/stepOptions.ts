import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useShell } from '@/ui/shell';
import { withoutSoftHyphens } from '@/ui/visibleText';
import type { ChosenElement } from '../checks/steps';

/** The name of an element that a step points to. */
export function useAnchorName(): (anchor: string) => string {
  const translate = useTranslate();
  return (anchor) => {
    const [area = '', name = '', ...rest] = anchor.split('.');
    if (area === 'shell' && name === 'menu' && rest.length > 0)
      return translate('areas.onboarding-wizard.anchors.shell.menuLine', {
        area: withoutSoftHyphens(translate(`areas.${rest.join('.')}.caption`, { _: rest.join('.') })),
      });
    return translate(`areas.onboarding-wizard.anchors.${area}.${name}`, { _: anchor });
  };
}

/** A chosen element in the page's language: button “Invite”. */
export function useElementName(): (element: ChosenElement) => string {
  const translate = useTranslate();
  return ({ role, name, key }) =>
    `${translate(`areas.onboarding-wizard.choose.roles.${role}`, { _: role })} ${translate('ui.quoted', { text: key === null ? name : translate(key, { _: name }) })}`;
}

/** The elements that a step can point to: those of its page and of the shell. */
export function useAnchorOptions(page: string | null, selected: string | null) {
  const { anchors } = useShell();
  const nameOf = useAnchorName();
  const pageAnchors = Object.entries(anchors).filter(
    ([, address]) => address === '' || page === null || address === page,
  );
  const ids = new Set([...pageAnchors.map(([id]) => id), ...(selected ? [selected] : [])]);
  return [...ids].map((value) => ({ value, label: nameOf(value) }));
}

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
