import { alpha, type Theme } from '@mui/material/styles';

/** The look of `Status`, a tint of its tone, and of `Label`; without MUI's chip, because each row of a list has one. */
export function marks(theme: Omit<Theme, 'components'>) {
  const { action, text, info, success, warning, error } = theme.palette;
  const tones = {
    action: text.secondary,
    disabled: action.disabled,
    info: info.main,
    success: success.main,
    warning: warning.main,
    error: error.main,
  };
  const byTone = Object.entries(tones).map(([tone, color]) => [
    `.mark.status.${tone}`,
    { backgroundColor: alpha(color, 0.09), '& > svg': { color } },
  ]);
  return {
    '.mark': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      maxWidth: '100%',
      height: 24,
      paddingInline: 8,
      backgroundColor: action.hover,
      color: text.primary,
      // Visible in forced colours, which drop backgrounds.
      border: '1px solid transparent',
      borderRadius: 6,
      fontSize: '0.8125rem',
      fontWeight: 500,
      lineHeight: 1,
      whiteSpace: 'nowrap',
      verticalAlign: 'middle',
      '& > svg': { fontSize: 16 },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.5 },
    },
    '.mark.status': { paddingInline: 6 },
    ...Object.fromEntries(byTone),
  };
}
