import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Item } from './itemSchema';

const icons = { info: InfoOutlined, warning: WarningAmber, critical: ErrorOutline };

interface SeverityMarkProps extends Pick<Item, 'severity'> {
  /** The word looks like the surrounding text. */
  plain?: boolean;
  /** Replaces the word, which is then the icon's name. */
  children?: ReactNode;
}

/** The severity of a message: an icon with a word, because colour alone is not accessible. */
export function SeverityMark({ severity, plain = false, children }: SeverityMarkProps) {
  const translate = useTranslate();
  const Icon = icons[severity];
  const word = translate(`areas.messages.parts.severities.${severity}`);
  const color = severity === 'critical' ? 'error' : severity;
  const content = (
    <>
      <Icon
        fontSize="small"
        color={color}
        style={besideWord}
        {...(children !== undefined && { titleAccess: word })}
      />
      {children ?? word}
    </>
  );
  // A plain one is in each row of a list.
  if (plain) return <span>{content}</span>;
  return (
    <Box component="span" sx={{ color: `${color}.main`, typography: 'body2', fontWeight: 600 }}>
      {content}
    </Box>
  );
}

const besideWord: CSSProperties = { verticalAlign: '-0.25em', marginInlineEnd: 4 };
