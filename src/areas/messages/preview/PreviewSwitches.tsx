import type { SvgIconComponent } from '@mui/icons-material';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import Computer from '@mui/icons-material/DesktopWindowsOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Phone from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { named } from '@/ui/tips/tip';
import { devices, type PreviewLook, themes } from './previewLook';

const texts = 'areas.messages.preview';
const icons = { desktop: Computer, handset: Phone, light: LightMode, dark: DarkMode } as const;

type Pictured = keyof typeof icons;

interface PreviewSwitchesProps {
  /** The codes of the languages to choose from. */
  languages: readonly string[];
  language: string;
  onLanguage: (language: string) => void;
  look: PreviewLook;
  onLook: (change: Partial<PreviewLook>) => void;
  /** At the end of the line. */
  children?: ReactNode;
}

/** One line of switches: the language, device and theme of a preview. */
export function PreviewSwitches(props: PreviewSwitchesProps) {
  const { languages, language, onLanguage, look, onLook, children } = props;
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const withIcon = <T extends Pictured>(group: string, value: T) => {
    const Icon: SvgIconComponent = icons[value];
    return { value, name: translate(`${texts}.${group}.${value}`), content: <Icon fontSize="small" /> };
  };
  return (
    <Box sx={line}>
      {languages.length > 1 ? (
        <Box sx={scrolling}>
          <Switch
            label={translate(`${texts}.language`)}
            value={language}
            onChange={onLanguage}
            options={languages.map((code) => {
              const content = code.toUpperCase();
              return { value: code, name: `${content}: ${nameOf(code)}`, content };
            })}
          />
        </Box>
      ) : null}
      <Switch
        label={translate(`${texts}.device`)}
        value={look.device}
        onChange={(device) => onLook({ device })}
        options={devices.map((device) => withIcon('devices', device))}
      />
      <Switch
        label={translate(`${texts}.theme`)}
        value={look.theme}
        onChange={(theme) => onLook({ theme })}
        options={themes.map((theme) => withIcon('themes', theme))}
      />
      {children}
    </Box>
  );
}

interface SwitchProps<T extends string> {
  label: string;
  options: readonly { readonly value: T; readonly name: string; readonly content: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}

function Switch<T extends string>({ label, options, value, onChange }: SwitchProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, next: T | null) => onChange(next ?? value)}
    >
      {options.map(({ value: each, name, content }) => (
        <ToggleButton key={each} value={each} {...named(name)} sx={button}>
          {content}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: 1 } as const;
/** Many languages do not push the other switches out of the line. */
const scrolling = { minWidth: 0, overflowX: 'auto', flexShrink: 1 } as const;
const button = { px: 0.75, minWidth: 36, lineHeight: 1.5 } as const;
