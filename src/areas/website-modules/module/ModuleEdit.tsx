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
import { ModuleTabs } from './ModuleTabs';
import { moduleShape } from './saveModule';
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
            {module.state === 'broken' ? null : <HealthAlert module={module} />}
            <ModuleTabs module={module} />
          </>
        )}
      </EditPage>
    </SwitchProvider>
  );
}

/** Compared entry by entry, because two people may change two settings or groups. */
const comparedFields = ['settings', 'secrets', 'targeting', 'schedule'];
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

/** The website's message about a module's health; errors of settings are shown with the settings. */
function HealthAlert({ module: { health } }: { module: Module }) {
  const translate = useTranslate();
  if (health.state === 'ok') return null;
  return (
    <Alert
      severity={health.state === 'failing' ? 'error' : 'warning'}
      variant="outlined"
      sx={{ mb: 2, maxWidth: 640 }}
    >
      <AlertTitle>{health.message ?? translate(`areas.website-modules.healths.${health.state}`)}</AlertTitle>
      {translate('areas.website-modules.edit.checked')} <RelativeTime value={health.checkedAt} />
    </Alert>
  );
}
