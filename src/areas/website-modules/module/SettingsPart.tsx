import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { useOpenWrong } from '@/records/tabs/useOpenWrong';
import { useReaderQuery } from '../by-group/useEffective';
import { declaredNames } from '../checks/schema/declaredNames';
import { normalized } from '../checks/schema/normalized';
import type { Module } from '../moduleSchema';
import { groupIdOf } from '../targeting';
import { RuleSettingsNote } from './groups/RuleSettingsNote';
import { AllSettings } from './settings/AllSettings';
import { settingName } from './settings/formNames';
import { GroupSettingsForm } from './settings/GroupSettingsForm';
import { OwnSettingNames } from './settings/OwnSettingNames';

const texts = 'areas.website-modules.edit.settings';

/** A module's settings for everyone, or those of the group that the address names. What was shown once stays, with what was typed. */
export function SettingsPart({ module }: { module: Module }) {
  const translate = useTranslate();
  const { reader, ask } = useReaderQuery();
  const { group } = reader;
  const [openedGroups, setOpenedGroups] = useState<readonly string[]>([]);
  if (group !== null && !openedGroups.includes(group)) setOpenedGroups([...openedGroups, group]);
  useOpenWrong(
    ({ errors }) => {
      const field = Object.keys(errors)[0];
      if (field === 'settings' || field === 'secrets') return everyone;
      const [key] = field === 'groupSettings' ? Object.keys(Object(errors.groupSettings)) : [];
      return key === undefined ? undefined : groupIdOf(settingName(key));
    },
    group ?? everyone,
    (chosen) => ask('group', chosen === everyone ? null : chosen),
  );
  const isBroken = module.state === 'broken';
  return (
    <Box sx={{ maxWidth: 640 }}>
      {isBroken ? (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {translate(`${texts}.broken`, { release: module.release })}
        </Alert>
      ) : null}
      {declaredCount(module) === 0 ? (
        <Typography>{translate(`${texts}.none`)}</Typography>
      ) : (
        <>
          <RecordPicker<AudienceOption>
            {...audienceGroups}
            label={translate(`${texts}.for`)}
            placeholder={translate(`${texts}.everyone`)}
            value={group === null ? null : `group:${group}`}
            onChange={(id) => ask('group', id === null ? null : groupIdOf(id), false)}
            missingLabel={() => translate('areas.website-modules.edit.groups.gone')}
          />
          <Box hidden={group !== null}>
            <RuleSettingsNote module={module} />
            <AllSettings module={module} />
          </Box>
          {openedGroups.map((each) => (
            <Box key={each} hidden={each !== group}>
              <GroupSettingsForm module={module} group={each} />
            </Box>
          ))}
          <OwnSettingNames module={module} shownGroups={openedGroups} />
        </>
      )}
    </Box>
  );
}

/** The place of the settings for everyone; no group's id is empty. */
const everyone = '';

const declaredCount = ({ settingsSchema, settings }: Module) =>
  declaredNames(normalized(settingsSchema), normalized(settingsSchema)).size + Object.keys(settings).length;
