import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import GroupRemove from '@mui/icons-material/GroupRemoveOutlined';
import ToggleOff from '@mui/icons-material/ToggleOffOutlined';
import ToggleOn from '@mui/icons-material/ToggleOnOutlined';
import { useContext } from 'react';
import type { BulkSelection } from '@/api/records';
import { defineBulk } from '@/records/bulk/defineBulk';
import { modules } from '../moduleSchema';
import { SwitchContext } from '../switch/switchContext';
import { GroupForm, RuleForm, TimesForm } from './BulkForms';

/** Turns the selected modules on or off by one plan. */
function useSwitchSelected(enabled: boolean) {
  const { askSelected } = useContext(SwitchContext);
  return (rows: BulkSelection) => askSelected(rows, enabled);
}

/** The bulk changes of modules (WM31). */
export const moduleBulk = defineBulk({
  reference: modules,
  texts: 'areas.website-modules.list.bulk',
  refusals: 'areas.website-modules.errors',
  skipCodes: ['same', 'is_system'],
  operations: [
    { op: 'turnOn', icon: ToggleOn, direct: true, useRun: () => useSwitchSelected(true) },
    { op: 'turnOff', icon: ToggleOff, direct: true, useRun: () => useSwitchSelected(false) },
    { op: 'addRule', icon: GroupAdd, form: RuleForm },
    { op: 'removeRule', icon: GroupRemove, form: GroupForm },
    { op: 'setSchedule', icon: EventOutlined, form: TimesForm, startArgs: { from: null, to: null } },
  ],
});
