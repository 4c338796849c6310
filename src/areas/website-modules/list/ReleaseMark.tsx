import Upgrade from '@mui/icons-material/UpgradeOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StateChip } from '@/records/columns/StateChip';
import type { Module } from '../moduleSchema';

interface ReleaseMarkProps {
  module: Pick<Module, 'release' | 'availableRelease'>;
  /** Replaces the release's number. */
  children?: ReactNode;
}

/** A module's release, and a newer one if there is one. Modules come with the website, so there is no action. */
export function ReleaseMark({ module: { release, availableRelease }, children = release }: ReleaseMarkProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={mark}>
      {children}
      {availableRelease === null ? null : (
        <StateChip
          icon={Upgrade}
          color="info"
          label={translate('areas.website-modules.list.update', { release: availableRelease })}
        />
      )}
    </Box>
  );
}

const mark = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  color: 'text.secondary',
} as const;
