import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FormAside } from '@/records/form/FormAside';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import { useWidePage } from '@/ui/page/pageRoom';
import type { Module } from '../moduleSchema';
import { GroupsPart } from './groups/GroupsPart';
import { HistoryPart } from './HistoryPart';
import { PreviewPart } from './preview/PreviewPart';
import { SchedulePart } from './SchedulePart';
import { SettingsPart } from './SettingsPart';

const texts = 'areas.website-modules.edit.tabs';

/** The tabs of a module, named in the address. The preview is beside the settings where there is room, otherwise a tab. */
export function ModuleTabs({ module }: { module: Module }) {
  const translate = useTranslate();
  const isBeside = useWidePage();
  const current = new URLSearchParams(useLocation().search).get('tab') ?? 'settings';
  const isShown = isBeside ? ['settings', 'preview'].includes(current) : current === 'preview';
  const preview = <PreviewPart module={module} isShown={isShown} isBeside={isBeside} />;
  const tab = (name: string) => ({ name, label: translate(`${texts}.${name}`) });
  return (
    <RecordTabs
      label={translate(`${texts}.name`)}
      tabs={[
        {
          ...tab('settings'),
          fields: ['settings', 'secrets', 'groupSettings'],
          content: (
            <FormAside aside={isBeside ? preview : undefined} columns="minmax(0, 36rem) minmax(24rem, 1fr)">
              <SettingsPart module={module} />
            </FormAside>
          ),
        },
        {
          ...tab('groups'),
          anchor: 'website-modules.groups',
          fields: ['targeting'],
          content: <GroupsPart module={module} />,
        },
        { ...tab('schedule'), fields: ['schedule'], content: <SchedulePart module={module} /> },
        ...(isBeside ? [] : [{ ...tab('preview'), anchor: 'website-modules.preview', content: preview }]),
        {
          name: 'history',
          label: translate('records.history.title'),
          content: <HistoryPart module={module} />,
        },
      ]}
    />
  );
}
