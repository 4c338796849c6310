import ToggleOff from '@mui/icons-material/ToggleOffOutlined';
import ToggleOn from '@mui/icons-material/ToggleOnOutlined';
import { useContext } from 'react';
import type { BulkSelection } from '@/api/records';
import { defineBulk } from '@/records/bulk/defineBulk';
import { modules } from '../moduleSchema';
import { SwitchContext } from '../switch/switchContext';

/** Turns the selected modules on or off by one plan. */
function useSwitchSelected(enabled: boolean) {
  const { askSelected } = useContext(SwitchContext);
  return (rows: BulkSelection) => askSelected(rows, enabled);
}

/** Turning several modules on or off. */
export const moduleBulk = defineBulk({
  reference: modules,
  texts: 'areas.website-modules.list.bulk',
  skipCodes: [],
  operations: [
    { op: 'turnOn', icon: ToggleOn, direct: true, useRun: () => useSwitchSelected(true) },
    { op: 'turnOff', icon: ToggleOff, direct: true, useRun: () => useSwitchSelected(false) },
  ],
});
