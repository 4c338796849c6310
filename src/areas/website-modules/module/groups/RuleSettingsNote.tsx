import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import { useNames } from '@/records/references/useNames';
import { AppLink } from '@/ui/page/AppLink';
import { type Module, settingsPath } from '../../moduleSchema';
import { rulesOf } from '../../targeting';
import { useSettingLines } from '../useSettingLines';
import { useTypedRules } from '../useTypedRules';

const texts = 'areas.website-modules.edit.settings';

/** Above a module's settings: the groups that have others, each a link to these. */
export function RuleSettingsNote({ module }: { module: Module }) {
  const translate = useTranslate();
  const { linesOf } = useSettingLines(module.settingsSchema);
  const rules = rulesOf(useTypedRules()).flatMap(([group, { settings }]) =>
    settings === undefined ? [] : [{ group, settings }],
  );
  const { recordsById: groupsById, isComplete } = useNames(
    audienceGroups,
    rules.map(({ group }) => group),
  );
  if (rules.length === 0) return null;
  // Parsed by this reference's schema.
  const options = groupsById as ReadonlyMap<string, AudienceOption>;
  const nameOf = (group: string) => {
    const option = options.get(group);
    return option === undefined ? (
      isComplete && translate('areas.website-modules.edit.groups.gone')
    ) : (
      <AppLink to={settingsPath(module.id, group)}>
        <bdi>{audienceGroups.labelOf(option)}</bdi>
      </AppLink>
    );
  };
  return (
    <Alert severity="info" variant="outlined" icon={false} sx={{ mb: 2 }}>
      {translate(`${texts}.byRules`)}
      <Box component="ul" aria-label={translate(`${texts}.byRules`)} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {rules.map(({ group, settings }) => (
          <li key={group}>
            {nameOf(group)}
            {` – ${linesOf(settings).join('; ')}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
