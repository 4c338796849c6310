import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import { useNames } from '@/records/references/useNames';
import { AppLink } from '@/ui/page/AppLink';
import { type Module, modulePath } from '../../moduleSchema';
import { rulesOf, type Targeting } from '../../targeting';
import { useSettingLines } from '../useSettingLines';

const texts = 'areas.website-modules.edit.settings';

/** Above a module's settings: the groups whose rules bring other values, with a link to these rules. */
export function RuleSettingsNote({ module }: { module: Module }) {
  const translate = useTranslate();
  const { linesOf } = useSettingLines(module.settingsSchema);
  // The form starts with the record, which its schema has parsed.
  const targeting = useWatch({ name: 'targeting' }) as Targeting;
  const rules = rulesOf(targeting).flatMap(([group, { settings = {} }]) =>
    Object.keys(settings).length > 0 ? [{ group, settings }] : [],
  );
  const { recordsById: groupsById } = useNames(
    audienceGroups,
    rules.map(({ group }) => group),
  );
  if (rules.length === 0) return null;
  // Parsed by this reference's schema.
  const options = groupsById as ReadonlyMap<string, AudienceOption>;
  const nameOf = (group: string) => {
    const option = options.get(group);
    return option ? audienceGroups.labelOf(option) : translate('areas.website-modules.edit.groups.gone');
  };
  return (
    <Alert severity="info" variant="outlined" icon={false} sx={{ mb: 2 }}>
      {translate(`${texts}.byRules`)}
      <Box component="ul" aria-label={translate(`${texts}.byRules`)} sx={{ m: 0, my: 0.5, pl: 2.5 }}>
        {rules.map(({ group, settings }) => (
          <li key={group}>
            <bdi>{nameOf(group)}</bdi>
            {` – ${linesOf(settings).join('; ')}`}
          </li>
        ))}
      </Box>
      <AppLink to={modulePath(module.id, 'groups')}>{translate(`${texts}.toRules`)}</AppLink>
    </Alert>
  );
}
