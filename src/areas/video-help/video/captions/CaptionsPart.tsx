import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLanguageName, useTextLanguages } from '@/people/languages';
import { TextLanguageTabs } from '@/people/TextLanguageTabs';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { useFocusAround } from '@/ui/focus/useFocusAround';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { lazyPart } from '@/ui/loading/LazyPart';
import type { Video } from '../../videoSchema';
import { DownloadCaptions } from './DownloadCaptions';
import { RemoveCaptions } from './RemoveCaptions';

const texts = 'areas.video-help.captions';

/** Loaded when first opened, with the names of all character references. */
const CaptionsFile = lazyPart(() => import('./CaptionsFile').then((part) => part.CaptionsFile));

/** The captions of a video by language; for a video without speech, a description. */
export function CaptionsPart({ video }: { video: Video }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const languages = useTextLanguages();
  const noSpeech = useWatch({ name: 'noSpeech' });
  const [openLanguage, setOpenLanguage] = useState<string>();
  const captionLanguages = video.captions.map(({ lang }) => lang);
  // The button disappears together with the captions.
  const list = useFocusAround<HTMLUListElement>(captionLanguages.length);
  const codes = [
    ...new Set([...Object.keys(video.sources), ...captionLanguages, ...languages.map(({ value }) => value)]),
  ];
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Box component="ul" role="list" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {codes.map((code) => {
          const captions = video.captions.find(({ lang }) => lang === code);
          return (
            <Box component="li" key={code} sx={line}>
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <strong>{nameOf(code)}</strong>{' '}
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {captions
                    ? translate(`${texts}.lines.${captions.kind}`, { smart_count: captions.cueCount })
                    : translate(
                        `${texts}.${video.problems.includes(`captions.${code}`) ? 'needed' : 'none'}`,
                      )}
                </Typography>
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
                {captions ? <DownloadCaptions video={video} lang={code} /> : null}
                <Button
                  size="small"
                  aria-expanded={openLanguage === code}
                  onClick={() => setOpenLanguage(openLanguage === code ? undefined : code)}
                >
                  {translate(`${texts}.${captions ? 'replace' : 'add'}`)}
                  <Box component="span" sx={visuallyHidden}>
                    {` ${nameOf(code)}`}
                  </Box>
                </Button>
                {captions ? <RemoveCaptions video={video} captions={captions} /> : null}
              </Box>
              {openLanguage === code ? (
                <Box sx={{ flexBasis: '100%' }}>
                  <CaptionsFile video={video} lang={code} onDone={() => setOpenLanguage(undefined)} />
                </Box>
              ) : null}
            </Box>
          );
        })}
      </Box>
      <FormCheckbox source="noSpeech" help={noSpeech ? translate(`${texts}.noSpeechHelp`) : undefined} />
      {noSpeech ? (
        <Box>
          <TextLanguageTabs sources={['description']}>
            <FormLocalizedField source="description" maxLength={10_000} multiline rows={4} required />
          </TextLanguageTabs>
        </Box>
      ) : null}
    </Stack>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
