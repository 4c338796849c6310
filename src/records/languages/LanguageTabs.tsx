import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Contrast from '@mui/icons-material/ContrastOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Update from '@mui/icons-material/UpdateOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldErrors, get, useFormState, useWatch } from 'react-hook-form';
import type { Option } from '../inputs/options';
import { useOpenWrong } from '../tabs/useOpenWrong';
import { FormLanguageContext, useLanguageInAddress } from './formLanguage';
import { type TextState, textStates } from './textStates';

export interface LanguageTabsProps {
  /** At least one, the default language first. */
  languages: readonly Option[];
  /** The form's fields with texts by language: `title`. */
  sources: readonly string[];
  /** How complete a language is; by default whether it has every text that another language has. */
  stateOf?: (code: string) => TextState;
  /** False in a dialog, because the address is its page's. */
  inAddress?: boolean;
  /** Buttons beside the tabs. */
  actions?: ReactNode;
  /** What is written in the chosen language, with whatever stands between. */
  children: ReactNode;
}

/**
 * The languages of a form: one choice for all its texts, with a mark for each language. A form in several parts has these tabs
 * above each part with texts; the address keeps the choice, so they agree. A language with the first wrong field is opened.
 */
export function LanguageTabs(props: LanguageTabsProps) {
  const { languages, sources, stateOf, inAddress = true, actions, children } = props;
  const translate = useTranslate();
  const id = useId();
  const address = useLanguageInAddress(languages);
  const [localLanguage, setLocalLanguage] = useState(languages[0]?.value ?? '');
  const { current, show } = inAddress ? address : { current: localLanguage, show: setLocalLanguage };
  const formLanguage = useMemo(() => ({ languages, current }), [languages, current]);
  const states = useWatch({ name: [...sources], compute: textStates });
  const { errors } = useFormState({ name: [...sources] });
  const isWrong = (code: string) => sources.some((source) => get(errors, `${source}.${code}`) !== undefined);
  useOpenWrong(
    (state) => {
      const wrongPath = firstPath(state.errors);
      return languages.find(({ value: code }) =>
        sources.some((source) => `${wrongPath}.`.startsWith(`${source}.${code}.`)),
      )?.value;
    },
    current,
    show,
  );
  return (
    <FormLanguageContext value={formLanguage}>
      <Box sx={head}>
        <Tabs
          value={current}
          onChange={(_event, code: string) => show(code)}
          aria-label={translate('records.languages.tabs')}
          variant="scrollable"
          sx={look}
        >
          {languages.map(({ value: code, label }) => (
            <Tab
              key={code}
              value={code}
              label={label}
              id={`${id}-${code}`}
              aria-controls={`${id}-panel`}
              icon={
                <StateMark state={isWrong(code) ? 'wrong' : (stateOf?.(code) ?? states[code] ?? 'empty')} />
              }
              iconPosition="end"
            />
          ))}
        </Tabs>
        {actions}
      </Box>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </FormLanguageContext>
  );
}

/** The path of a form's first wrong field: `title.de`. */
function firstPath(errors: FieldErrors): string {
  const [name, inner] = Object.entries(errors)[0] ?? [];
  if (name === undefined || typeof inner !== 'object' || typeof inner.type === 'string') return name ?? '';
  // Errors of a field's parts have the same shape.
  return `${name}.${firstPath(inner as FieldErrors)}`;
}

const marks = {
  empty: { Icon: RadioButtonUnchecked, color: 'disabled' },
  part: { Icon: Contrast, color: 'warning' },
  complete: { Icon: CheckCircle, color: 'success' },
  outdated: { Icon: Update, color: 'warning' },
  wrong: { Icon: ErrorOutline, color: 'error' },
} as const;

/** How complete a language is, on its tab. */
function StateMark({ state }: { state: keyof typeof marks }) {
  const translate = useTranslate();
  const { Icon, color } = marks[state];
  return <Icon fontSize="small" color={color} titleAccess={translate(`records.languages.${state}`)} />;
}

const head = { display: 'flex', alignItems: 'center', gap: 1, mb: 2 } as const;
const look = {
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 40,
  '& .MuiTab-root': { minHeight: 40, py: 0.5, gap: 0.75 },
} as const;
