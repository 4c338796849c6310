import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext, useState } from 'react';
import { type RaRecord, useLocaleState, useTranslate } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { Loaded } from '@/records/calls/Loaded';
import { changedFields } from '@/records/form/changedFields';
import type { FormatField } from '@/records/form/FormConflict';
import { useFormChange } from '@/records/form/formChange';
import type { SaveOptions } from '@/records/form/useSaveRecord';
import { useRestore } from '@/records/history/useRestore';
import { FieldRegistryContext } from '@/records/inputs/formFields';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import { type Flow, stepsOf } from '../flowSchema';
import { useStepText } from './useStepText';
import { useVersions, type Version } from './versions';

const texts = 'areas.onboarding-wizard.versions';

interface VersionListProps {
  flow: Flow;
  /** For the comparison, if somebody else has changed the guide. */
  format: FormatField;
  save: SaveOptions<RaRecord>['save'];
}

/** The published versions, with date, author and steps. They never change; an earlier one can be made the draft. */
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
            {versions.map((version) => (
              <VersionLine
                key={version.number}
                version={version}
                isPublished={version.number === flow.publishedVersion}
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

interface VersionLineProps {
  version: Version;
  isPublished: boolean;
  children: ReactNode;
}

/** A version, with its steps once they are opened. */
function VersionLine({ version, isPublished, children }: VersionLineProps) {
  const { number, publishedAt, by, content } = version;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const textOf = useStepText();
  const [isOpen, setOpen] = useState(false);
  const steps = stepsOf(content);
  const moment = dateTimeFormat(locale, dateForms.moment).format(Date.parse(publishedAt));
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="p">
        {translate(`${texts}.version`, { number })}
        {isPublished ? ` · ${translate(`${texts}.current`)}` : null}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {moment} · <bdi>{by.name}</bdi>
      </Typography>
      <Box sx={{ ml: -1.25 }}>
        <Button
          size="small"
          aria-expanded={isOpen}
          endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
          onClick={() => setOpen(!isOpen)}
        >
          {translate('areas.onboarding-wizard.list.steps', { smart_count: steps.length })}
        </Button>
        {children}
      </Box>
      {isOpen ? (
        <Box component="ol" sx={{ my: 1, pl: 3, '& > li': { mb: 1.5 } }}>
          {steps.map((step) => (
            <Typography key={step.id} component="li" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {textOf(step)}
            </Typography>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

const list = { m: 0, mb: 3, p: 0, listStyle: 'none' } as const;
