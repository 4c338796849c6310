import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { visibleText } from '@/ui/visibleText';
import { isJson } from '../../checks/schema/json';
import { textFormats } from '../../checks/textFormats';
import { type Module, moduleName } from '../../moduleSchema';
import { readSettings } from '../settings/readSettings';
import { useSettingWords } from '../useSettingLines';

interface TypedValuesProps {
  module: Module;
  /** As the reader gets them. */
  settings: unknown;
  /** The group whose rule brings a setting, by name. */
  rules: ReadonlyMap<string, string>;
  /** The language in which texts are read. */
  language: string;
}

/** What a reader gets of the module as it is typed, setting by setting, in place of a page of the website. */
export function TypedValues({ module, settings, rules, language }: TypedValuesProps) {
  const translate = useTranslate();
  const inWords = useSettingWords();
  if (!isJson(settings)) return null;
  const lines = readSettings(module.settingsSchema, settings).flatMap((setting) => {
    const value = settings[setting.name];
    const text = setting.kind === 'secret' ? '' : inWords(setting, value, language);
    const isColor = setting.kind === 'color' && textFormats.color?.(text) === true;
    return visibleText(text) === '' ? [] : [{ ...setting, text, isColor }];
  });
  if (lines.length === 0) return null;
  const name = moduleName(module);
  return (
    <Box component="section" aria-label={name} sx={block}>
      <Typography variant="subtitle2" component="h3" sx={{ px: 1.5, py: 0.75, bgcolor: 'action.hover' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Box component="dl" sx={list}>
        {lines.map(({ name: key, title, text, isColor }) => {
          const group = rules.get(key);
          return (
            <div key={key}>
              <dt>
                <bdi>{title}</bdi>
              </dt>
              <dd>
                {isColor ? <Box component="span" sx={[swatch, { bgcolor: text }]} /> : null}
                <bdi>{text}</bdi>
                {group === undefined ? null : (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' · '}
                    {translate('areas.website-modules.byGroup.why.rule', { group })}
                  </Box>
                )}
              </dd>
            </div>
          );
        })}
      </Box>
    </Box>
  );
}

const block = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'background.paper',
} as const;
const list = {
  m: 0,
  px: 1.5,
  py: 0.5,
  typography: 'body2',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: 2,
    py: 0.5,
  },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary', overflowWrap: 'anywhere' },
  '& dd': { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} as const;
const swatch = {
  display: 'inline-block',
  width: '0.9em',
  height: '0.9em',
  mr: 0.75,
  border: 1,
  borderColor: 'outline',
  borderRadius: 0.5,
  verticalAlign: '-0.1em',
} as const;
