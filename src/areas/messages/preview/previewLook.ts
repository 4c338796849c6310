import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTheme } from 'react-admin';
import { handsetWidth } from '@/ui/handsetWidth';

export const devices = ['desktop', 'handset'] as const;
export const themes = ['light', 'dark'] as const;

/** On which device and in which theme a message is previewed. */
export interface PreviewLook {
  readonly device: (typeof devices)[number];
  readonly theme: (typeof themes)[number];
}

/** The look of a preview, at first that of the user's own screen, and a function that changes it. */
export function usePreviewLook() {
  const [ownTheme = 'light'] = useTheme();
  const isHandset = useMediaQuery(handsetWidth, { noSsr: true });
  const [chosen, setChosen] = useState<Partial<PreviewLook>>({});
  const look: PreviewLook = { device: isHandset ? 'handset' : 'desktop', theme: ownTheme, ...chosen };
  return [look, (change: Partial<PreviewLook>) => setChosen({ ...chosen, ...change })] as const;
}
