import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { EditPage } from '@/records/form/EditPage';
import { helpAnchor } from '@/ui/shell';
import { TroubleMark } from '../list/StateMark';
import { type Module, moduleName } from '../moduleSchema';
import { ModuleSwitch } from '../switch/ModuleSwitch';
import { SwitchProvider } from '../switch/SwitchProvider';
import { rulesOf } from '../targeting';
import { ModuleFacts } from './facts/ModuleFacts';
import { ModuleTabs } from './ModuleTabs';
import { groupSource } from './ruleForm';
import { moduleShape } from './saveModule';
import { groupPaths } from './settings/groupPaths';
import { useModuleSave } from './useModuleSave';

/** `/website-modules/modules/<id>`: a module with its settings, groups, schedule and history. */
export function ModuleEdit() {
  const save = useModuleSave('records.saved');
  return (
    <SwitchProvider>
      <EditPage<Module>
        headline={moduleName}
        wide
        status={(module) => <ModuleHead module={module} />}
        objects={comparedFields}
        shape={moduleShape}
        save={save}
        mutationOptions={noToast}
      >
        {(module) => (
          <>
            <ModuleFacts module={module} />
            {module.state === 'broken' ? null : <TroubleAlert module={module} />}
            <ModuleTabs module={module} />
          </>
        )}
      </EditPage>
    </SwitchProvider>
  );
}

/** Compared entry by entry, because two people may change two settings, of everyone or of a group, or the rules of two groups. */
const comparedFields = ({ settingsSchema, settings, targeting }: Module) => [
  ...['settings', 'secrets', 'targeting', 'groupSettings', 'schedule'],
  ...groupPaths(settingsSchema, settings),
  ...rulesOf(targeting).map(([group]) => groupSource(group)),
];
/** `useModuleSave` says that it was saved, or what was not. */
const noToast = { onSuccess: () => {} };

function ModuleHead({ module }: { module: Module }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <TroubleMark module={module} />
      {/* The word and the switch mean the same and stay on one line. */}
      <Box component="span" {...helpAnchor('website-modules.switch')} sx={{ whiteSpace: 'nowrap' }}>
        {translate(`areas.website-modules.states.${module.state === 'enabled' ? 'enabled' : 'disabled'}`)}
        <ModuleSwitch module={module} />
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('areas.website-modules.edit.release', { release: module.release })}
      </Box>
    </Box>
  );
}

/** What is wrong with a module, in the website's words; errors of settings are shown with the settings. */
function TroubleAlert({ module: { state, health } }: { module: Module }) {
  const translate = useTranslate();
  const isUnfit = state === 'incompatible';
  if (health.state === 'ok' && !isUnfit) return null;
  const words = isUnfit
    ? 'areas.website-modules.edit.unfit'
    : `areas.website-modules.healths.${health.state}`;
  return (
    <Alert
      severity={isUnfit || health.state === 'failing' ? 'error' : 'warning'}
      variant="outlined"
      sx={{ mb: 2, maxWidth: 640 }}
    >
      <AlertTitle>{health.message ?? translate(words)}</AlertTitle>
      {translate('areas.website-modules.edit.checked')} <RelativeTime value={health.checkedAt} />
    </Alert>
  );
}
