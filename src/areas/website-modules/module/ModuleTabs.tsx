import { useTranslate } from 'react-admin';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import type { Module } from '../moduleSchema';
import { GroupsPart } from './groups/GroupsPart';
import { HistoryPart } from './HistoryPart';
import { PreviewPart } from './preview/PreviewPart';
import { SchedulePart } from './SchedulePart';
import { SettingsPart } from './SettingsPart';

const texts = 'areas.website-modules.edit.tabs';

/** The tabs of a module, named in the address. */
export function ModuleTabs({ module }: { module: Module }) {
  const translate = useTranslate();
  const tab = (name: string) => ({ name, label: translate(`${texts}.${name}`) });
  return (
    <RecordTabs
      label={translate(`${texts}.name`)}
      tabs={[
        { ...tab('settings'), fields: ['settings', 'secrets'], content: <SettingsPart module={module} /> },
        {
          ...tab('groups'),
          anchor: 'website-modules.groups',
          fields: ['targeting'],
          content: <GroupsPart module={module} />,
        },
        { ...tab('schedule'), fields: ['schedule'], content: <SchedulePart module={module} /> },
        { ...tab('preview'), anchor: 'website-modules.preview', content: <PreviewPart module={module} /> },
        {
          name: 'history',
          label: translate('records.history.title'),
          content: <HistoryPart module={module} />,
        },
      ]}
    />
  );
}
