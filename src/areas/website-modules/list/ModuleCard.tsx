import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { RecordCard } from '@/records/list/RecordCard';
import { type Module, moduleName, modulePath } from '../moduleSchema';
import { ModuleSwitch } from '../switch/ModuleSwitch';
import { TroubleMark } from './StateMark';

/** A module as a card for narrow windows; its switch is outside of the link. */
export function ModuleCard({ module }: { module: Module }) {
  const translate = useTranslate();
  const { health } = module;
  const rules = Object.keys(module.targeting).length - 1;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <RecordCard
          to={modulePath(module.id)}
          name={moduleName(module)}
          marks={<TroubleMark module={module} />}
        >
          {translate(`areas.website-modules.categories.${module.category}`, { _: module.category })}
          {rules > 0 ? ` · ${translate('areas.website-modules.list.rules', { smart_count: rules })}` : null}
          {/* Touch finds no tooltip. */}
          {health.message === undefined ? null : <div>{health.message}</div>}
        </RecordCard>
      </Box>
      <Box sx={{ flexShrink: 0, mt: -1 }}>
        <ModuleSwitch module={module} />
      </Box>
    </Box>
  );
}
