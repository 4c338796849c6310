import CircularProgress from '@mui/material/CircularProgress';
import Switch from '@mui/material/Switch';
import { memo, useContext, useState } from 'react';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { type Module, moduleName, modules } from '../moduleSchema';
import { SwitchContext } from './switchContext';
import { useSwitchReason } from './switchReason';

/** Turns a module on or off. If that is impossible, it stays focusable and says why. Memoized, because a list has a hundred. */
export const ModuleSwitch = memo(function ModuleSwitch({ module }: { module: Module }) {
  const { ask } = useContext(SwitchContext);
  const [isBusy, setBusy] = useState(false);
  const refused = useRefusalReason('edit', modules.resource);
  const isOn = module.state === 'enabled';
  const reasonOf = useSwitchReason();
  const reason = refused ?? reasonOf(module, !isOn);
  const spinner = <CircularProgress size={20} aria-hidden sx={{ display: 'block' }} />;
  return (
    <Switch
      checked={isOn}
      // On touch, the tap shows the reason.
      data-tip={reason}
      {...(isBusy && { icon: spinner, checkedIcon: spinner })}
      onChange={(_event, enabled) => {
        if (isBusy || reason !== undefined) return;
        setBusy(true);
        void ask(module, enabled).finally(() => setBusy(false));
      }}
      slotProps={{
        input: {
          role: 'switch',
          'aria-label': moduleName(module),
          'aria-disabled': reason === undefined ? undefined : true,
          'aria-description': reason,
          'aria-busy': isBusy || undefined,
        },
      }}
      sx={reason === undefined ? undefined : off}
    />
  );
});

/** Looks disabled but stays focusable, so that the reason can be read. */
const off = { opacity: 0.5, '& input': { cursor: 'not-allowed' } } as const;
