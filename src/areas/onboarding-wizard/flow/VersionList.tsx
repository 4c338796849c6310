import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { Loaded } from '@/records/calls/Loaded';
import { changedFields } from '@/records/form/changedFields';
import { useFormChange } from '@/records/form/formChange';
import type { SaveOptions } from '@/records/form/useSaveRecord';
import { useRestore } from '@/records/history/useRestore';
import { FieldRegistryContext } from '@/records/inputs/formFields';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import type { Flow } from '../flowSchema';
import type { FormatVersion } from './VersionChanges';
import { DraftLine, VersionLine } from './VersionLine';
import { useVersions, type Version } from './versions';

const texts = 'areas.onboarding-wizard.versions';

interface VersionListProps {
  flow: Flow;
  /** For comparisons: of versions, and if somebody else has changed the guide. */
  format: FormatVersion;
  save: SaveOptions<RaRecord>['save'];
}

/** The draft and the published versions, each with what it changed. An earlier version can be made the draft. */
export function VersionList({ flow, format, save }: VersionListProps) {
  const translate = useTranslate();
  const query = useVersions(flow);
  const form = useContext(FieldRegistryContext);
  const { changed } = useFormChange();
  // The form would be saved over what is restored.
  const refusal = useRefusalReason('edit') ?? (changed ? translate('records.saveFirst') : undefined);
  const labelOf = (field: string) => form?.get(field)?.label ?? field;
  const { restore, pending, dialog } = useRestore(flow, labelOf, format, save);
  if (flow.publishedVersion === null)
    return <Typography sx={{ mb: 3 }}>{translate(`${texts}.none`)}</Typography>;
  const isCurrent = ({ content }: Version) => Object.keys(changedFields(flow, content)).length === 0;
  const button = (version: Version) => (
    <ReasonedButton
      size="small"
      variant="text"
      loading={pending}
      reason={refusal ?? (isCurrent(version) ? translate('records.history.current') : undefined)}
      onClick={() => restore(version.content)}
    >
      {translate(`${texts}.restore`, { number: version.number })}
    </ReasonedButton>
  );
  return (
    <>
      <Loaded query={query} failureText={translate(`${texts}.failed`)}>
        {(versions) => (
          <Box component="ol" role="list" aria-label={translate(`${texts}.list`)} reversed sx={list}>
            {flow.hasDraft ? <DraftLine {...{ flow, published: versions[0], format }} /> : null}
            {versions.map((version, index) => (
              <VersionLine
                key={version.number}
                version={version}
                previous={versions[index + 1]}
                isPublished={version.number === flow.publishedVersion}
                format={format}
              >
                {version.number === flow.publishedVersion || flow.access.edit ? null : button(version)}
              </VersionLine>
            ))}
          </Box>
        )}
      </Loaded>
      {dialog}
    </>
  );
}

const list = { m: 0, mb: 3, p: 0, listStyle: 'none' } as const;
